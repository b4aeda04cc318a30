import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { openPage, type Size, screens, type WatchedPage } from './browser.ts';
import type { Stage } from './stage.ts';
import { newEmail, signUp } from './walk.ts';

export interface KeptPerson {
  /** A browser of its own in which the person is signed in, on an empty page. */
  open(size: Size): Promise<WatchedPage>;
}

/** One person for all tests of a file: signed up before them, and then as far as `prepare` goes. */
export function keepPerson(
  stage: Stage,
  prepare: (page: Page) => Promise<void> = async () => {},
): KeptPerson {
  let storageState: BrowserContextOptions['storageState'];
  beforeAll(async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens.desktop);
    await signUp(page, newEmail());
    await prepare(page);
    storageState = await page.context().storageState();
    await close();
  });
  return {
    open: (size) => openPage(stage.browser, stage.server.url, { ...screens[size], storageState }),
  };
}
