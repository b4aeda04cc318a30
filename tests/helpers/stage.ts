import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** What the browser tests of one file play on. */
export interface Stage {
  browser: Browser;
  server: ServerProcess;
  /** Folder of the mails that the product sent. */
  outbox: string;
}

/** Sets up a browser and the product as a process of its own before the tests of a file, and takes both down after them. */
export function setStage(
  environment: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): Stage {
  const stage: Partial<Stage> = {};
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fisga-e2e-'));
    const more = typeof environment === 'function' ? await environment() : environment;
    await cp(inject('pgliteDirectory'), join(directory, 'database'), { recursive: true });
    stage.outbox = join(directory, 'outbox');
    stage.server = await startServerProcess({ DATA_DIR: directory, ...more });
    stage.browser = await openBrowser();
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.server?.end();
    await rm(directory, { recursive: true, force: true });
  });
  // Filled before the first test runs.
  return stage as Stage;
}
