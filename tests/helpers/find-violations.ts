import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules of axe whose answer hangs on how a page is coloured. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page, by all its rules or by these: each rule with the elements it is about. The page must have no
 * frames that count: only what is in it is looked at.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await here.run(document, {
      // No rule here reads style sheets that are fetched anew, which the policy of a page does not allow with those of others.
      preload: false,
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}
