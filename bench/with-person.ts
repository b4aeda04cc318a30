import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildWebIfNeeded } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { browserArguments } from '../tests/helpers/browser.ts';
import { startServerProcess } from '../tests/helpers/server-process.ts';
import { newEmail, search, signUp, unlockMaterials } from '../tests/helpers/walk.ts';

export interface Visit {
  page: Page;
  /** Where the product answers. */
  url: string;
  /** Path and query of the materials that the person unlocked. */
  materialsPath: string;
  /** On which the browser can be told what to do. */
  debuggingPort: number;
}

/** Runs `work` in a browser whose person has searched a topic and unlocked five materials, and ends both. */
export async function withPerson(
  { debuggingPort, ...options }: BrowserContextOptions & { debuggingPort: number },
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  await buildWebIfNeeded();
  const directory = await mkdtemp(join(tmpdir(), 'fisga-visit-'));
  const server = await startServerProcess({ DATA_DIR: join(directory, 'data'), LOG_LEVEL: 'silent' });
  const context = await chromium.launchPersistentContext(join(directory, 'browser'), {
    executablePath: await findChromium(),
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
    baseURL: server.url,
    locale: 'pt-BR',
    ...options,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await signUp(page, newEmail());
    await search(page, 'Dormir melhor');
    await unlockMaterials(page);
    const { pathname, search: query } = new URL(page.url());
    await work({ page, url: server.url, materialsPath: pathname + query, debuggingPort });
  } finally {
    await context.close();
    await server.end();
    await rm(directory, { recursive: true, force: true });
  }
}
