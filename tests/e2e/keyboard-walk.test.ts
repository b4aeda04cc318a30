import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes, withMotion } from '../helpers/browser.ts';
import { enter, tabTo } from '../helpers/keyboard.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, newEmail } from '../helpers/walk.ts';

const stage = setStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The three screens of a new account, to the search. */
async function signUpByKeyboard(page: Page) {
  await page.goto('/register');
  await tabTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type(newEmail());
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type('segredo-123');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/second-step/);

  const country = page.getByLabel(/^País: /);
  const countrySearch = page.getByRole('combobox', { name: 'Buscar país', exact: true });
  await country.waitFor();
  await enter(page, country);
  await countrySearch.waitFor();
  await page.keyboard.type('portug');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => country.getAttribute('aria-label')).toBe('País: Portugal, +351');
  // The focus comes back to the button a frame after the list is gone.
  await expect.poll(() => country.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await countrySearch.waitFor();
  await page.keyboard.press('Escape');
  await countrySearch.waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('textbox', { name: /WhatsApp/ }));
  await page.keyboard.type('912345678');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);
}

/** From the topic field to the materials' page of a hook, by way of what the hook's own button says. */
async function chooseHookByKeyboard(page: Page) {
  const field = page.getByRole('textbox', { name: 'Tema do vídeo', exact: true });
  await field.waitFor();
  await tabTo(page, field);
  await page.keyboard.type('Dormir melhor');
  await page.keyboard.press('Enter');
  await expect.poll(() => hooks(page).count()).toBe(16);

  await tabTo(page, page.getByRole('treeitem').first());
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => hooks(page).count()).toBe(12);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hooks(page).count()).toBe(16);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await details.getByRole('heading', { name: 'Conferência do texto', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+Tab');

  const confirm = page.getByRole('treeitem').getByRole('button', { name: 'Gerar Materiais', exact: true });
  await page.keyboard.press('Enter');
  await confirm.waitFor();
  await page.keyboard.press('Escape');
  await confirm.waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await confirm.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/references\?hook=./);
}

describe.each(sizes)('without a mouse, on a %s', (size) => {
  it('one comes from a new account to a copied script', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, {
      ...screens[size],
      ...withMotion,
    });
    await signUpByKeyboard(page);
    await chooseHookByKeyboard(page);
    const unlock = button(page, 'Desbloquear Materiais');
    await unlock.waitFor();
    await enter(page, unlock);
    await page.getByText('Material Estratégico #5', { exact: true }).waitFor();

    await enter(page, button(page, 'Ver mais').first());
    await page.getByRole('heading', { name: 'Prova de autoridade', exact: true }).first().waitFor();
    await enter(page, button(page, 'Copiar Gancho'));
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const hook = new URL(page.url()).searchParams.get('hook') ?? '';
    await expect.poll(clipboard).toContain(hook);
    await close();
  });
});
