import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Chooses a way out of the list behind "Exportar". */
export async function chooseExport(page: Page, label: string) {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const item = page.getByRole('menuitem', { name: label });
  // A click that finds the list still on its way scrolls the page, and the list moves off under it.
  await expect.poll(() => isUnderPointer(item)).toBe(true);
  await item.click();
}

/** Saves a format of the list and reads what was saved. */
export async function saveExport(page: Page, label: string) {
  const download = page.waitForEvent('download');
  await chooseExport(page, label);
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Whether a press at the middle of it, two frames running, would reach it. */
function isUnderPointer(item: Locator): Promise<boolean> {
  return item.evaluate(async (element) => {
    const placeIfOnTop = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top) ? `${x} ${y}` : null;
    };
    const before = placeIfOnTop();
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return before !== null && before === placeIfOnTop();
  });
}
