import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, type Size, screens, sizes } from '../helpers/browser.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { hooks, search } from '../helpers/walk.ts';

const installed = (size: Size): BrowserContextOptions => ({ ...screens[size], serviceWorkers: 'allow' });
const notice = 'Você está sem internet: estes são os ganchos da última busca.';

const stage = setStage();

async function untilInstalled(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Takes the network away from a page that has none of it left. A page that was loaded without one believes it is online until told. */
async function loseNetwork(page: Page) {
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

describe.each(sizes)('without a network, on a %s', (size) => {
  it('opens with the last sixteen hooks, says so, and works again when the network is back', async () => {
    const { page, noise, close } = await openNewPerson(stage, installed(size));
    await page.goto('/dashboard');
    await untilInstalled(page);
    await search(page, 'Emagrecer na academia');

    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => hooks(page).count()).toBe(16);
    await loseNetwork(page);
    await page.getByText(notice).waitFor();
    await requireAccessible(page, 'the last search, offline');

    await page.getByRole('button', { name: 'Gerar ganchos', exact: true }).click();
    await page.getByText(/Erro de conexão\. Verifique sua internet/).waitFor();
    await requireAccessible(page, 'a search, offline');
    noise.length = 0;

    await page.context().setOffline(false);
    await page.getByText(notice).waitFor({ state: 'detached' });
    await search(page, 'Aprender inglês sozinho');
    await close();
  });

  it('opens in a new tab too, also when the session’s token is over, and shows nothing after signing out', async () => {
    const { page, noise, close } = await openNewPerson(stage, installed(size));
    await page.goto('/dashboard');
    await untilInstalled(page);
    await search(page, 'Emagrecer na academia');
    await page.close();

    const context = page.context();
    const later = await context.newPage();
    await later.addInitScript(() => {
      const session = JSON.parse(localStorage.getItem('fisga-session') ?? 'null');
      if (session) localStorage.setItem('fisga-session', JSON.stringify({ ...session, expires_at: 1 }));
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
    await context.setOffline(true);
    await later.goto('/dashboard');
    await later.getByText(notice).waitFor();
    await expect.poll(() => hooks(later).count()).toBe(16);
    await later.close();

    await context.setOffline(false);
    const online = await context.newPage();
    await online.goto('/dashboard');
    await openMenu(online, size);
    await online.getByRole('button', { name: 'Sair', exact: true }).click();
    await online.waitForURL(/\/login/);
    const searchesLeft = () =>
      online.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('last-search')));
    await expect.poll(searchesLeft).toEqual([]);
    noise.length = 0;
    await close();
  });

  it('says of materials that they did not come, and brings them once the network is back', async () => {
    const { page, noise, close } = await openNewPerson(stage, installed(size));
    await page.goto('/dashboard');
    await untilInstalled(page);
    await search(page, 'Emagrecer na academia');
    await page.context().setOffline(true);
    await hooks(page).nth(5).click();
    await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
    const needed = 'Você está sem internet. Os materiais deste gancho só abrem quando a conexão voltar.';
    await page.getByText(needed, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
    await page.getByText('Erro ao buscar referências. Tente novamente.', { exact: true }).waitFor();
    await requireAccessible(page, 'materials, offline');
    await page.context().setOffline(false);
    await page.getByText(needed, { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Tentar de novo', exact: true }).click();
    await page.getByText('Material Estratégico #1', { exact: true }).first().waitFor();
    noise.length = 0;
    await close();
  });
});

describe('an update of the app', () => {
  let server: TestServer;
  let webDirectory: string;
  beforeAll(async () => {
    webDirectory = await mkdtemp(join(tmpdir(), 'fisga-web-'));
    await cp(fileURLToPath(new URL('../../dist/web', import.meta.url)), webDirectory, { recursive: true });
    server = await startTestServer({ context: { webDirectory } });
  });
  afterAll(async () => {
    await server.stop();
    await rm(webDirectory, { recursive: true });
  });

  const shells = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('fisga-shell-')));

  it('waits while a page is open, and takes the place of the old files at the next start', async () => {
    const { page, close } = await openPage(stage.browser, server.url, installed('desktop'));
    await page.goto('/login');
    await untilInstalled(page);
    const [old = ''] = await shells(page);
    const worker = join(webDirectory, 'sw.js');
    const source = await readFile(worker, 'utf8');
    const version = old.replace('fisga-shell-', '');
    expect(source).toContain(version);
    await writeFile(worker, source.replaceAll(version, 'next'));

    await page.reload();
    await expect.poll(() => shells(page)).toEqual([old, 'fisga-shell-next']);
    const context = page.context();
    await page.close();
    // The old worker leaves a moment after its last page.
    const shellsAtStart = async () => {
      const next = await context.newPage();
      await next.goto('/login');
      await next.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
      const names = await shells(next);
      await next.close();
      return names;
    };
    await expect.poll(shellsAtStart, { interval: 1_000 }).toEqual(['fisga-shell-next']);
    await close();
  });
});
