import type { Page } from 'playwright-core';

export interface LayoutShift {
  value: number;
  /** What was moved, by the beginning of its text. */
  moved: string[];
  /** Whether the person had just pressed something. */
  isAsked: boolean;
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** From the next load on, everything that moves on the page is written down. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShiftEntry;
        const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ value, moved, isAsked: hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What was moved so far on this page. */
export const readShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: LayoutShift[] }).shifts);
