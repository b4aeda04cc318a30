import type { Page } from 'playwright-core';
import type { Size } from './browser.ts';

export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });

/** Opens the menu, where the navigation keeps its ways in one, and waits until it is there. */
export async function openMenu(page: Page, size: Size) {
  if (size === 'desktop') return;
  await page.getByRole('button', { name: 'Abrir menu', exact: true }).click();
  await menu(page).waitFor();
}

/** Closes it again, and waits until the screen under it can be pressed. */
export async function closeMenu(page: Page, size: Size) {
  if (size === 'desktop') return;
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'detached' });
}
