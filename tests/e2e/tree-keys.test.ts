import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screens, sizes, withMotion } from '../helpers/browser.ts';
import { holdTimers } from '../helpers/hold-timers.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search } from '../helpers/walk.ts';

const stage = setStage();

const person = keepPerson(stage, (page) => search(page, 'Dormir melhor'));

async function openTree(page: Page) {
  await page.goto('/dashboard');
  await showTree(page);
}

async function showTree(page: Page) {
  await show(page, 'Árvore');
  await expect.poll(() => tree(page).count()).toBe(1);
}

const show = (page: Page, view: 'Lista' | 'Árvore') =>
  page.getByRole('button', { name: view, exact: true }).click();
const tree = (page: Page) => page.locator('svg [role="tree"]');
const items = (page: Page) => tree(page).getByRole('treeitem');
const questions = (page: Page) => page.locator('[role="treeitem"][aria-level="1"]');

/** The id of the node under the keyboard: "question-2", "question-2-hook-1". */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-node]')?.getAttribute('data-node'));

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
}

/** The items that Tab can stop at; there is always one, and it is on the screen. */
const tabStops = (page: Page) =>
  items(page).evaluateAll((all) => all.filter((item) => item.getAttribute('tabindex') === '0').length);

const transform = (page: Page) => page.locator('svg > g:has([role="tree"])').getAttribute('transform');

/** What is focused lies inside of the drawing, or begins in it where it is enlarged beyond its width. */
async function requireInSight(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const box = document.activeElement?.querySelector('text')?.getBoundingClientRect();
        const frame = document.activeElement?.closest('svg')?.getBoundingClientRect();
        if (!box || !frame) return 'nothing is focused';
        const isInside =
          box.left >= frame.left - 1 && (box.right <= frame.right + 1 || box.left < frame.left + 90);
        return isInside && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
      }),
    )
    .toBe(true);
}

describe.each(sizes)('the tree on a %s', (size) => {
  it('is walked with the keyboard as the list is', async () => {
    const { page, close } = await person.open(size, { reducedMotion: 'reduce' });
    await openTree(page);
    expect(await items(page).count()).toBe(20);
    expect(await tabStops(page)).toBe(1);

    await questions(page).first().focus();
    expect(await press(page, 'ArrowDown')).toBe('question-1-hook-1');
    expect(await press(page, 'ArrowLeft')).toBe('question-1');
    expect(await press(page, 'ArrowRight', 'ArrowDown')).toBe('question-1-hook-2');
    expect(await press(page, 'End')).toBe('question-4-hook-4');
    await requireInSight(page);
    expect(await press(page, 'ArrowDown')).toBe('question-4-hook-4');
    expect(await press(page, 'Home', 'ArrowUp')).toBe('question-1');

    expect(await press(page, 'ArrowLeft')).toBe('question-1');
    await expect.poll(() => items(page).count()).toBe(16);
    expect(await questions(page).first().getAttribute('aria-expanded')).toBe('false');
    await tree(page).getByText('4 ganchos', { exact: true }).waitFor();
    await requireAccessible(page, 'a folded question');
    expect(await press(page, 'ArrowDown')).toBe('question-2');
    expect(await press(page, 'ArrowUp', 'ArrowRight')).toBe('question-1');
    await expect.poll(() => items(page).count()).toBe(20);
    expect(await press(page, ' ')).toBe('question-1');
    await expect.poll(() => items(page).count()).toBe(16);
    expect(await press(page, 'Enter', 'ArrowRight')).toBe('question-1-hook-1');

    // From an item Tab goes to its own button, and from there out of the tree or back to the item.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /: conferir$/,
    );
    expect(await press(page, 'Shift+Tab')).toBe('question-1-hook-1');
    expect(await tabStops(page)).toBe(1);
    await close();
  });

  it('asks before it chooses a hook, and Escape takes the question back', async () => {
    const { page, close } = await person.open(size);
    await openTree(page);
    await holdTimers(page);
    await questions(page).first().focus();
    const confirm = page.getByRole('button', { name: 'Gerar Materiais', exact: true });
    expect(await press(page, 'ArrowDown', 'Enter')).toBe('question-1-hook-1');
    await confirm.waitFor();
    await requireAccessible(page, 'a hook that asks');
    expect(await press(page, 'Escape')).toBe('question-1-hook-1');
    await expect.poll(() => confirm.count()).toBe(0);
    const hook = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await press(page, 'Enter', 'Enter');
    await page.waitForURL(/\/references\?hook=./);
    expect(hook).toContain(new URL(page.url()).searchParams.get('hook'));
    await close();
  });

  it('folds a question at its float and at its knob, and the list knows', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await search(page, 'Dormir melhor');
    await showTree(page);
    const knob = page.locator('[data-fold="question-2"]');
    const heightOf = async () => (await page.locator('svg:has([role="tree"])').boundingBox())?.height ?? 0;
    /** Once nothing slides under the pointer any more. */
    const pressAtRest = async (circle: Locator) => {
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      await circle.click({ force: true });
    };
    const whole = await heightOf();
    await pressAtRest(knob.locator('circle').first());
    await expect.poll(() => hooks(page).count()).toBe(12);
    expect(await heightOf()).toBeLessThan(whole);
    await pressAtRest(knob.locator('circle').last());
    await expect.poll(() => hooks(page).count()).toBe(16);
    await expect.poll(heightOf).toBe(whole);

    // Folded while one of its hooks had the tab stop.
    await items(page).nth(6).focus();
    await pressAtRest(knob.locator('circle').last());
    await expect.poll(() => hooks(page).count()).toBe(12);
    expect(await tabStops(page)).toBe(1);
    await show(page, 'Lista');
    await expect.poll(() => hooks(page).count()).toBe(12);
    await page.getByText('4 ganchos', { exact: true }).waitFor();
    await requireAccessible(page, 'a folded question of the list');
    expect(await questions(page).nth(1).getAttribute('aria-expanded')).toBe('false');
    await questions(page).nth(1).click();
    await expect.poll(() => hooks(page).count()).toBe(16);

    // Another tree begins with all of them open, here and there.
    await questions(page).nth(1).click();
    await show(page, 'Árvore');
    await expect.poll(() => items(page).count()).toBe(16);
    await search(page, 'Horta em casa');
    await expect.poll(() => items(page).count()).toBe(20);
    await close();
  });

  it('slides when a question folds, and stands still for whoever asked for less motion', async () => {
    const { page, close } = await person.open(size, withMotion);
    await openTree(page);
    // In one go, for what slides has slid a moment later.
    const slidingAfterFold = () =>
      page.evaluate(async () => {
        document
          .querySelector('[data-fold="question-1"]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise(requestAnimationFrame);
        const sliding = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.target);
        return sliding.filter(
          (target) => target instanceof Element && target.matches('[data-node], [data-line]'),
        ).length;
      });
    await page.waitForTimeout(600); // the first drawing of the tree
    expect(await slidingAfterFold()).toBeGreaterThan(10);
    await expect.poll(() => hooks(page).count()).toBe(12);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForTimeout(300);
    expect(await slidingAfterFold()).toBe(0);
    await expect.poll(() => hooks(page).count()).toBe(16);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('svg *')].filter(
          (each) => getComputedStyle(each).transitionDuration !== '0s',
        ).length,
    );
    expect(moving).toBe(0);
    await close();
  });

  it('keeps its zoom keys apart from the walk', async () => {
    const { page, close } = await person.open(size, { reducedMotion: 'reduce' });
    await openTree(page);
    await questions(page).first().focus();
    expect(await press(page, '+', '+')).toBe('question-1');
    expect(await transform(page)).toContain('scale(1.5625)');
    expect(await press(page, 'End')).toBe('question-4-hook-4');
    await requireInSight(page);
    const there = await transform(page);
    expect(await press(page, 'ArrowDown')).toBe('question-4-hook-4');
    expect(await transform(page)).toBe(there);

    // Folding keeps what was looked at.
    expect(await press(page, 'ArrowLeft', 'ArrowLeft')).toBe('question-4');
    await expect.poll(() => items(page).count()).toBe(16);
    expect(await transform(page)).toContain('scale(1.5625)');
    await requireInSight(page);

    const here = await transform(page);
    await page.getByRole('button', { name: 'Ampliar a árvore', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await transform(page)).not.toBe(here);
    await page.keyboard.press('0');
    expect(await transform(page)).toContain('scale(1)');
    await close();
  });

  it('surrounds a question, its caption included, without taking more presses', async () => {
    const { page, close } = await person.open(size);
    await openTree(page);
    await questions(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    const boxes = await page.evaluate(() => {
      const button = document.activeElement;
      const [pressed, ring] = [...(button?.querySelectorAll('rect') ?? [])].map((rect) =>
        rect.getBoundingClientRect(),
      );
      const texts = [...(button?.closest('[data-node]')?.querySelectorAll('text') ?? [])];
      return { pressed, ring, texts: texts.map((text) => text.getBoundingClientRect()) };
    });
    const { ring, pressed, texts } = boxes;
    if (!ring || !pressed) throw new Error('No ring');
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(ring.left).toBeLessThan(text.left);
      expect(ring.right).toBeGreaterThan(text.right);
      expect(ring.bottom).toBeGreaterThan(text.bottom - 4);
      expect(ring.top).toBeLessThan(text.top + 4);
    }
    if (size === 'phone') expect(pressed.width).toBe(36);
    const caption = texts[1];
    const under = await page.evaluate(
      ([x = 0, y = 0]) =>
        document.elementFromPoint(x, y)?.closest('[role=button]')?.getAttribute('aria-label') ?? null,
      [(caption?.left ?? 0) + 20, (caption?.bottom ?? 0) - 4],
    );
    expect(under).toBeNull();
    await close();
  });
});
