import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';

const stage = setStage();
const person = keepPerson(stage, (page) => search(page, 'Dormir melhor'));

const openingKeys = [
  ['ArrowDown', 'Copiar todos'],
  ['ArrowUp', 'Planilha (CSV)'],
  ['Enter', 'Copiar todos'],
  ['Space', 'Copiar todos'],
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const focusedText = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent,
  );
const checkTitle = (page: Page) => page.getByRole('heading', { name: 'Conferência do texto', exact: true });
const problem = (page: Page) =>
  page
    .getByRole('region', { name: 'Avisos', exact: true })
    .getByText('Não deu pra abrir. Confere a conexão e recarrega a página.', { exact: true });

describe.each(sizes)('what opens at a press on a %s', (size) => {
  it('takes the keyboard in by each key, the first time as later, and gives it back', async () => {
    const { page, close } = await person.open(size);
    for (const [key, label] of openingKeys) {
      await page.goto('/dashboard');
      const exporting = button(page, 'Exportar');
      for (const _ of ['the first time', 'later']) {
        await exporting.focus();
        await page.keyboard.press(key);
        await expect.poll(() => focusedText(page)).toBe(label);
        expect(await exporting.getAttribute('aria-expanded')).toBe('true');
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'detached' });
        await expect.poll(() => exporting.evaluate((each) => each === document.activeElement)).toBe(true);
        expect(await exporting.getAttribute('aria-expanded')).toBe('false');
      }
    }
    await close();
  });

  it('lets the keyboard go on to what comes next', async () => {
    const { page, close } = await person.open(size);
    await page.goto('/dashboard');
    const exporting = button(page, 'Exportar');
    await exporting.focus();
    await page.keyboard.press('Tab');
    const next = await focusedText(page);
    expect(next).not.toBe('Exportar');
    for (const _ of ['the first time', 'later']) {
      await exporting.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedText(page)).toBe('Copiar todos');
      await page.keyboard.press('Tab');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await expect.poll(() => focusedText(page)).toBe(next);
    }
    await close();
  });

  it('and does not come is told of, and takes nothing with it', async () => {
    const { page, noise, close } = await person.open(size);
    const parts = /\/assets\/(export-list|hook-details)-.*\.js/;
    await page.route(parts, (route) => route.abort());
    await page.goto('/dashboard');
    await button(page, 'Exportar').click();
    await problem(page).waitFor();
    expect(await page.getByRole('menu').count()).toBe(0);
    await problem(page).waitFor({ state: 'detached' });
    await button(page, /conferir/)
      .first()
      .press('Enter');
    await problem(page).waitFor();
    expect(await checkTitle(page).count()).toBe(0);
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(20);
    noise.length = 0; // the browser reports the code that did not come

    await page.unroute(parts);
    await page.reload();
    await button(page, 'Exportar').click();
    await page.getByRole('menuitem', { name: 'Copiar todos', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button(page, /conferir/)
      .first()
      .press('Enter');
    await checkTitle(page).waitFor();
    await close();
  });
});

describe('the tree on a phone', () => {
  it('comes with the press, or the list stays', async () => {
    const { page, noise, close } = await person.open('phone');
    const code = /\/assets\/hook-tree-(?!schema).*\.js/;
    await page.route(code, (route) => route.abort());
    await page.goto('/dashboard');
    await button(page, 'Árvore').click();
    await problem(page).waitFor();
    expect(await button(page, 'Lista').getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('treeitem').count()).toBe(20);
    noise.length = 0; // the browser reports the code that did not come

    await page.unroute(code);
    await page.reload();
    await button(page, 'Árvore').click();
    await expect.poll(() => page.locator('svg [data-kind="hook"]').count()).toBe(16);
    expect(await button(page, 'Árvore').getAttribute('aria-pressed')).toBe('true');
    await close();
  });
});

describe.each(['phone', 'tablet'] as const)('the menu on a %s', (size) => {
  it('opens, or is told of and leaves the screen as it is', async () => {
    const { page, noise, close } = await person.open(size);
    const code = /\/assets\/mobile-menu-panel-.*\.js/;
    await page.route(code, (route) => route.abort());
    await page.goto('/dashboard');
    await button(page, 'Abrir menu').click();
    await problem(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(20);
    noise.length = 0; // the browser reports the code that did not come

    await page.unroute(code);
    await page.reload();
    await button(page, 'Abrir menu').click();
    await page.getByRole('dialog', { name: 'Menu', exact: true }).waitFor();
    await close();
  });
});
