import type { Page } from 'playwright-core';

export const banner = (page: Page) => page.getByRole('region', { name: 'Medição de anúncios', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Long enough for whatever waits for the page to be idle. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 300));
      }),
  );
}

export const readDataLayer = (page: Page) =>
  page.evaluate(() => (globalThis as { dataLayer?: object[] }).dataLayer);

export const readCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_g'));
