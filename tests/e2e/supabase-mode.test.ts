import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, screens } from '../helpers/browser.ts';
import { findFreePort } from '../helpers/free-port.ts';
import { type PostgresServer, startPostgresServer } from '../helpers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { newEmail, search, signUp, unlockMaterials } from '../helpers/walk.ts';

/** A second instance of the product plays the Supabase project, with the same PostgreSQL. */
let directory: string;
let postgres: PostgresServer;
let project: ServerProcess;
let product: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-supabase-'));
  postgres = await startPostgresServer();
  const port = await findFreePort();
  const shared = {
    DATABASE_URL: postgres.url,
    DATA_DIR: directory,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
    SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef',
  };
  project = await startServerProcess({
    ...shared,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  product = await startServerProcess({ ...shared, SUPABASE_URL: project.url });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.end();
  await project?.end();
  await postgres?.stop();
  await rm(directory, { recursive: true, force: true });
});

it('asks the project for accounts and data, and the product for functions, from sign-up to script', async () => {
  expect(product.output()).toContain(`accounts: at ${project.url}`);
  const { page, close } = await openPage(browser, product.url, screens.phone);
  const asked = { [project.url]: new Set<string>(), [product.url]: new Set<string>() };
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const [, service] = /^\/(auth|rest|functions)\/v1\//u.exec(pathname) ?? [];
    if (service) asked[origin]?.add(service);
  });
  await signUp(page, newEmail());
  await search(page, 'Dormir melhor');
  await unlockMaterials(page);
  await page.reload();
  await page.getByText('Material Estratégico #1', { exact: true }).first().waitFor();
  expect([...(asked[project.url] ?? [])].sort()).toEqual(['auth', 'rest']);
  expect([...(asked[product.url] ?? [])]).toEqual(['functions']);
  await close();
});
