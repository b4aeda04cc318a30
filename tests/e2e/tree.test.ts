import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Size, sizes, withMotion } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';

const stage = setStage();
const person = keepPerson(stage, (page) => search(page, 'Dormir melhor'));

const tree = (page: Page) =>
  page.getByRole('group', { name: 'Árvore de ganchos: Dormir melhor', exact: true });
const nodes = (page: Page, kind: 'topic' | 'question' | 'hook') =>
  tree(page).locator(`svg [data-kind="${kind}"]`);
const list = (page: Page) => page.getByRole('tree').and(page.locator('div'));
const confirmation = (page: Page) => page.getByRole('button', { name: 'Gerar Materiais', exact: true });
const carousel = (page: Page) => page.getByRole('region', { name: 'Materiais estratégicos', exact: true });

/** Opens the hooks of the kept search. */
async function openHooks(page: Page) {
  await page.goto('/dashboard');
  await hooks(page).nth(15).waitFor();
}

/** What the margins leave of the screen, and 1200 px at most. */
const widths: Record<Size, number> = { phone: 328, tablet: 720, desktop: 1200 };

/** Opens them as the drawing, which a phone shows when it is asked to. */
async function openTree(page: Page, size: Size) {
  await openHooks(page);
  if (size === 'phone') await page.getByRole('button', { name: 'Árvore', exact: true }).click();
  await tree(page).waitFor();
}

/** The drawing's size, and how much of it all nodes together take, in px of the screen. */
const measure = (page: Page) =>
  tree(page)
    .locator('svg')
    .evaluate((svg) => {
      const { left, right, width, height } = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('[data-kind]')].map((node) => node.getBoundingClientRect());
      return {
        width,
        height,
        isInside: boxes.every((box) => box.left >= left - 1 && box.right <= right + 1),
      };
    });

describe.each(sizes)('the tree on a %s', (size) => {
  it('is a drawing of the topic, its questions and their hooks, drawn again for another window', async () => {
    const { page, close } = await person.open(size);
    await openTree(page, size);
    const requireNodes = async () => {
      expect(await nodes(page, 'topic').count()).toBe(1);
      expect(await nodes(page, 'question').count()).toBe(4);
      expect(await nodes(page, 'hook').count()).toBe(16);
      expect(await tree(page).locator('svg path[data-line]').count()).toBe(20);
    };
    expect(await nodes(page, 'topic').textContent()).toBe('Dormir melhor');
    await requireNodes();
    const wide = await measure(page);
    expect(wide).toMatchObject({ width: widths[size], isInside: true });
    expect(wide.height).toBeGreaterThanOrEqual(400);

    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(async () => (await measure(page)).width).toBeLessThan(1000);
    expect(await measure(page)).toMatchObject({ isInside: true });
    await requireNodes();
    await page.setViewportSize({ width: 2400, height: 1000 });
    await expect.poll(async () => (await measure(page)).width).toBe(1200);
    await close();
  });

  it('is enlarged to twice its size and no more, by buttons and by the wheel', async () => {
    const { page, close } = await person.open(size);
    await openTree(page, size);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const isOff = async (name: string) => (await button(name).getAttribute('aria-disabled')) === 'true';
    const factor = () =>
      tree(page)
        .locator('svg > g')
        .evaluate((stage) => (stage as SVGGElement).getCTM()?.a);
    expect(await factor()).toBe(1);
    expect(await isOff('Reduzir a árvore')).toBe(true);
    for (const expected of [1.25, 1.5625, 1.953125, 2]) {
      await button('Ampliar a árvore').click();
      await expect.poll(factor).toBeCloseTo(expected, 3);
    }
    expect(await isOff('Ampliar a árvore')).toBe(true);
    await button('Reduzir a árvore').click();
    await expect.poll(factor).toBeCloseTo(1.6, 3);
    await button('Ver a árvore inteira').click();
    await expect.poll(factor).toBe(1);
    expect(await isOff('Ver a árvore inteira')).toBe(true);

    // A plain wheel scrolls a page that is not at its top, and the topic stands below the fold.
    await page.evaluate(() => window.scrollTo(0, 0));
    await nodes(page, 'hook').first().hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(factor).toBe(2);
    await page.mouse.wheel(0, 5000);
    await expect.poll(factor).toBe(1);
    await close();
  });
});

describe('the tree under a mouse', () => {
  it('fades a node a little under the pointer, within a fifth of a second', async () => {
    const { page, close } = await person.open('desktop', withMotion);
    await openHooks(page);
    for (const kind of ['topic', 'question', 'hook'] as const) {
      const node = nodes(page, kind).first();
      const opacity = () => node.evaluate((element) => getComputedStyle(element).opacity);
      await page.mouse.move(0, 0);
      await expect.poll(opacity).toBe('1');
      await node.locator('text').first().hover();
      await expect.poll(opacity).toBe('0.9');
      const transition = await node.evaluate((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        return `${transitionProperty} ${transitionDuration}`;
      });
      expect(transition).toBe('opacity 0.2s');
    }
    await close();
  });
});

describe.each(sizes)('the “+” of a hook on a %s', (size) => {
  it('asks for three seconds, or until a press elsewhere', async () => {
    const { page, close } = await person.open(size);
    await page.clock.install();
    await openHooks(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await hooks(page).nth(1).click();
    await confirmation(page).waitFor();
    await page.clock.runFor(2999);
    expect(await confirmation(page).count()).toBe(1);
    await page.clock.runFor(1);
    await confirmation(page).waitFor({ state: 'detached' });
    expect(await hooks(page).count()).toBe(16);

    await hooks(page).nth(1).click();
    await confirmation(page).waitFor();
    await page.mouse.click(4, 400); // the margin
    await confirmation(page).waitFor({ state: 'detached' });

    await hooks(page).nth(1).click();
    await confirmation(page).waitFor();
    await hooks(page).nth(2).click();
    await expect.poll(() => confirmation(page).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await close();
  });
});

describe('the edge between a phone and a wider screen', () => {
  it('lies at 768 px: below it a list and carousels, from it on the tree and all cards', async () => {
    const { page, close } = await person.open('desktop');
    const narrow = () => page.setViewportSize({ width: 767, height: 900 });
    const wide = () => page.setViewportSize({ width: 768, height: 900 });
    await narrow();
    await openHooks(page);
    expect(await tree(page).count()).toBe(0);
    expect(await page.getByRole('treeitem', { level: 2 }).count()).toBe(16);
    await wide();
    await tree(page).waitFor();
    expect(await list(page).count()).toBe(0);
    await narrow();
    await tree(page).waitFor({ state: 'detached' });
    await list(page).waitFor();

    await hooks(page).first().click();
    await confirmation(page).click();
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await carousel(page).waitFor();
    await wide();
    await carousel(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('article').count()).toBe(5);
    await narrow();
    await carousel(page).waitFor();
    await close();
  });
});
