import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

/** The sizes every screen is looked at. */
export const sizes = ['phone', 'tablet', 'desktop'] as const;
export type Size = (typeof sizes)[number];

export const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<Size, BrowserContextOptions>;

/** For tests of what moves: pages stand still unless asked. */
export const withMotion = { reducedMotion: 'no-preference' } as const satisfies BrowserContextOptions;

/** Nothing is asked of anybody but the product, and pictures come out alike on every machine. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the machine's Chromium, found by `npm test` and handed down as CHROME_PATH. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArguments,
  });
}

/** What Playwright itself says where `serviceWorkers` is `block`. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * A page whose console errors, page errors and policy violations fail the test at `close`. It has no service worker and no motion
 * unless asked for.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    permissions: ['clipboard-read', 'clipboard-write'],
    // What a service worker asks for, `page.route` does not see.
    serviceWorkers: 'block',
    // Where nothing is tested of it, motion only keeps the machine busy.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const noise: string[] = [];
  // Not all that the policy stops is written to the console by the browser itself.
  await page.addInitScript(() =>
    globalThis.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.warn(`The policy stopped ${blockedURI} (${violatedDirective})`),
    ),
  );
  page.on('console', (message) => {
    if (message.text() === blockedWorker) return;
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return {
    page,
    noise,
    async close() {
      // What a test had still on its way when it was over is nobody's failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      expect(noise).toEqual([]);
    },
  };
}

export interface WatchedPage {
  page: Page;
  /** What the console said so far; a test that provokes an error empties it. */
  noise: string[];
  close(): Promise<void>;
}
