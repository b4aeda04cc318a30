import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Theme = 'light' | 'dark';

/** In the light and in the dark: nothing axe knows is wrong, and nothing hangs over the side of the screen. */
export async function requireAccessible(page: Page, state: string) {
  const before = await readMedia(page);
  const own: Theme = before.isDark ? 'dark' : 'light';
  const other: Theme = before.isDark ? 'light' : 'dark';
  const papers = [await check(page, state, own), await check(page, state, other)];
  expect(papers[0], `${state}: both themes are the same`).not.toBe(papers[1]);
  await page.emulateMedia({ colorScheme: own, reducedMotion: before.isStill ? 'reduce' : 'no-preference' });
}

/** Checks the page in one theme and gives the colour behind everything. */
async function check(page: Page, state: string, colorScheme: Theme): Promise<string> {
  // What moves and fades would be judged in colours that nobody gets to read.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  // The pages that are ours have no frames: axe needs no second page for its answer. Nor does it fetch style sheets anew,
  // which none of its rules here reads, and which the policy of a page does not let it do with those of others.
  const axe = new AxeBuilder({ page }).options({ preload: false }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `${state}, ${colorScheme}`).toEqual([]);
  const { overflow, paper } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(overflow, `${state}: sideways overflow`).toBeLessThanOrEqual(0);
  return paper;
}

const readMedia = (page: Page) =>
  page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));

/** Waits until whatever comes to an end by itself has come to it. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
