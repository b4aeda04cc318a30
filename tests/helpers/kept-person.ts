import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { openPage, type Size, screens, type WatchedPage } from './browser.ts';
import { openNewPerson } from './new-person.ts';
import type { Stage } from './stage.ts';

export interface KeptPerson {
  /** A browser of its own in which the person is signed in, on an empty page. */
  open(size: Size, options?: BrowserContextOptions): Promise<WatchedPage>;
}

/** One person for all tests of a file: signed up before them, and then, from the dashboard, as far as `prepare` goes. */
export function keepPerson(
  stage: Stage,
  prepare: (page: Page) => Promise<void> = async () => {},
): KeptPerson {
  let storageState: BrowserContextOptions['storageState'];
  beforeAll(async () => {
    const { page, close } = await openNewPerson(stage, screens.desktop);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    await prepare(page);
    storageState = await page.context().storageState();
    await close();
  });
  return {
    open: (size, options) =>
      openPage(stage.browser, stage.server.url, { ...screens[size], ...options, storageState }),
  };
}
