import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any screen has. */
const most = 90;

/** Goes on with Tab until something has the focus, and sees that each stop on the way shows it. */
export async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await readHiddenFocus(page), 'the focus shows').toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab do not lead to ${target}`);
}

/** Tab as far as something, and Enter. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What has the focus without a line around it or around its field; null where there is one. */
const readHiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // In the drawing the ring is a shape of its own, which its own test measures.
    if (element instanceof SVGElement) return null;
    const isMarked = [element, element.parentElement].some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return isMarked ? null : element.outerHTML.slice(0, 200);
  });
