import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, screens, type WatchedPage } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { holdRequests } from '../helpers/requests.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();
const person = keepPerson(stage);

declare global {
  /** In the page: how much of it moved by itself, as the browser counts it. */
  var shifted: { by: number; what: string[] };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    globalThis.shifted = { by: 0, what: [] };
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        globalThis.shifted.by += value;
        for (const { node } of sources) globalThis.shifted.what.push(node?.textContent ?? '');
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

const beforeSigningIn = ['/login', '/second-step'];
const inside = ['/dashboard', '/pricing', '/references?hook=Ningu%C3%A9m'];

async function requireStillness({ page, close }: WatchedPage, path: string) {
  await watchShifts(page);
  const answer = await holdRequests(page, '**/rest/v1/**');
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.waitForTimeout(1_000);
  answer();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => globalThis.shifted), path).toEqual({ by: 0, what: [] });
  await close();
}

it.each(['phone', 'tablet', 'desktop'] as const)(
  'nothing on a %s moves when the answers of the server come late',
  async (size) => {
    for (const path of beforeSigningIn) {
      await requireStillness(await openPage(stage.browser, stage.server.url, screens[size]), path);
    }
    for (const path of inside) await requireStillness(await person.open(size), path);
  },
);
