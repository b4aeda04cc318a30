import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, openPage, screens } from '../tests/helpers/browser.ts';
import { startServerProcess } from '../tests/helpers/server-process.ts';
import { hooks, newEmail, search, signUp, unlockMaterials } from '../tests/helpers/walk.ts';
import { buildWebIfNeeded } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

/** Takes the ten pictures in `docs/screens` that show the product. Run after its look changes; what it takes is committed. */
const directory = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const topic = 'Dormir melhor';

interface Shot {
  name: string;
  size: keyof typeof screens;
  colorScheme: 'light' | 'dark';
  /** Of the window, where the size's own would cut what is shown. */
  height?: number;
  arrange: (page: Page) => Promise<void>;
}

await buildWebIfNeeded();
process.env.CHROME_PATH ??= await findChromium();
const dataDirectory = await mkdtemp(join(tmpdir(), 'fisga-screens-'));
const server = await startServerProcess({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' });
const browser = await openBrowser();
let materials = '';
try {
  const storageState = await prepare();
  for (const shot of shots()) await take(shot, storageState);
} finally {
  await browser.close();
  await server.end();
  await rm(dataDirectory, { recursive: true, force: true });
}

/** Somebody who searched and unlocked one set of materials. */
async function prepare(): Promise<BrowserContextOptions['storageState']> {
  const { page, close } = await openPage(browser, server.url, screens.desktop);
  await signUp(page, newEmail());
  await search(page, topic);
  await unlockMaterials(page);
  materials = page.url();
  const state = await page.context().storageState();
  await close();
  return state;
}

function shots(): Shot[] {
  const showHooks = async (page: Page) => {
    await page.goto('/dashboard');
    await hooks(page).nth(15).waitFor();
  };
  const showMaterials = async (page: Page) => {
    await page.goto(materials);
    await page.getByText('Material Estratégico #5', { exact: true }).first().waitFor();
  };
  const showScript = async (page: Page) => {
    await showMaterials(page);
    const title = page.getByRole('heading', { name: 'Roteiro', exact: true });
    // The navigation stays on top.
    await title.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 96));
  };
  return [
    { name: 'tree-desktop-light', size: 'desktop', colorScheme: 'light', height: 1500, arrange: showHooks },
    { name: 'tree-desktop-dark', size: 'desktop', colorScheme: 'dark', height: 1500, arrange: showHooks },
    { name: 'hooks-phone-light', size: 'phone', colorScheme: 'light', arrange: showHooks },
    {
      name: 'tree-phone-dark',
      size: 'phone',
      colorScheme: 'dark',
      async arrange(page) {
        await showHooks(page);
        await page.getByRole('button', { name: 'Árvore', exact: true }).click();
        const tree = page.getByRole('group', { name: /^Árvore de ganchos/ });
        await tree.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 72));
      },
    },
    { name: 'materials-desktop-light', size: 'desktop', colorScheme: 'light', arrange: showMaterials },
    { name: 'materials-phone-light', size: 'phone', colorScheme: 'light', arrange: showMaterials },
    { name: 'script-phone-dark', size: 'phone', colorScheme: 'dark', arrange: showScript },
    {
      name: 'teleprompter-phone',
      size: 'phone',
      colorScheme: 'dark',
      async arrange(page) {
        await showMaterials(page);
        await page.getByRole('button', { name: 'Teleprompter', exact: true }).click();
        await page.getByRole('button', { name: 'Rolar', exact: true }).waitFor();
      },
    },
    {
      name: 'plans-desktop-dark',
      size: 'desktop',
      colorScheme: 'dark',
      async arrange(page) {
        await page.goto('/pricing');
        await page.getByText('Mais Popular', { exact: true }).waitFor();
      },
    },
    {
      name: 'dashboard-phone-light',
      size: 'phone',
      colorScheme: 'light',
      async arrange(page) {
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Limpar', exact: true }).click();
        await page.getByText(/Pegue uma isca/).waitFor();
      },
    },
  ];
}

async function take(
  { name, size, colorScheme, height, arrange }: Shot,
  storageState: BrowserContextOptions['storageState'],
): Promise<void> {
  const { page, close } = await openPage(browser, server.url, {
    ...screens[size],
    ...(height !== undefined && { viewport: { ...screens[size].viewport, height } }),
    colorScheme,
    reducedMotion: 'reduce',
    storageState,
    deviceScaleFactor: size === 'phone' ? 2 : 1,
  });
  await arrange(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${directory}${name}.png`, animations: 'disabled', caret: 'hide' });
  await close();
}
