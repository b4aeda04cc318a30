import type { Page } from 'playwright-core';

export interface LayoutShift {
  value: number;
  /** What stood somewhere else before. */
  moved: string[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** From the next load on, writes down what moves on the page without the person having done anything. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const layoutShifts: LayoutShift[] = [];
    Object.assign(globalThis, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShiftEntry;
        const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`);
        if (!hadRecentInput) layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved since the page was loaded. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: LayoutShift[] }).layoutShifts);
