import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations, rulesOfColour } from './find-violations.ts';

export type Theme = 'light' | 'dark';

/** In the light and in the dark: nothing axe knows is wrong, and nothing hangs over the side of the screen. */
export async function requireAccessible(page: Page, state: string) {
  const before = await readMedia(page);
  const own: Theme = before.isDark ? 'dark' : 'light';
  const other: Theme = before.isDark ? 'light' : 'dark';
  // What is painted otherwise is the same page: only its colours are judged again.
  const papers = [await check(page, state, own), await check(page, state, other, rulesOfColour)];
  expect(papers[0], `${state}: both themes are the same`).not.toBe(papers[1]);
  await page.emulateMedia({ colorScheme: own, reducedMotion: before.isStill ? 'reduce' : 'no-preference' });
}

/** The same where the person chose the theme that the system does not have: the choice is what is painted and judged. */
export async function requireChosenThemeAccessible(page: Page, state: string, chosen: Theme) {
  const paper = await check(page, `${state}, ${chosen} chosen`, chosen === 'dark' ? 'light' : 'dark');
  expect(paper, `${state}: what is behind everything`).toBe(chosenPaper[chosen]);
}

const chosenPaper: Record<Theme, string> = { light: 'rgb(251, 247, 240)', dark: 'rgb(11, 26, 23)' };

/** Checks the page in one theme, by all rules or these, and gives the colour behind everything. */
async function check(
  page: Page,
  state: string,
  colorScheme: Theme,
  rules?: readonly string[],
): Promise<string> {
  // What moves and fades would be judged in colours that nobody gets to read.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  expect(await findViolations(page, rules), `${state}, ${colorScheme}`).toEqual([]);
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
