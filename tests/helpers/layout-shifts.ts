import type { Page } from 'playwright-core';

export interface LayoutShift {
  value: number;
  /** What was moved, by the beginning of its text. */
  moved: string[];
}

/** From the next page on, everything that moves without being asked to is written down. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What was moved so far on this page. */
export const readShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: LayoutShift[] }).shifts);
