import type { Page } from 'playwright-core';
import type { Size } from './browser.ts';

/** Opens the menu, where the navigation keeps its ways in one. */
export async function openMenu(page: Page, size: Size) {
  if (size !== 'desktop') await page.getByRole('button', { name: 'Abrir menu', exact: true }).click();
}
