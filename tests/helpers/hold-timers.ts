import type { Page } from 'playwright-core';

/** From now on what would leave the page by itself, after a second or more, stays for as long as it is looked at. */
export const holdTimers = (page: Page) =>
  page.evaluate(() => {
    const start = globalThis.setTimeout;
    const startHeld = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      start(work, delay < 1000 ? delay : 1000 * delay, ...rest);
    Object.assign(globalThis, { setTimeout: startHeld });
  });
