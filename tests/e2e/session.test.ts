import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../helpers/authenticator.ts';
import { openPage, type Size, screens, sizes } from '../helpers/browser.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson, signUpAtService } from '../helpers/new-person.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { countRequests } from '../helpers/requests.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail, signIn } from '../helpers/walk.ts';

const stage = setStage();

const minute = 60_000;
const renewal = '/auth/v1/token?grant_type=refresh_token';
const searchButton = (page: Page) => page.getByRole('button', { name: 'Gerar ganchos', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the account client keeps; null when nobody is signed in. */
const readStored = (page: Page): Promise<{ refresh_token: string; user: { id: string } } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fisga-session') ?? 'null'));

/** As if the session had been given so long ago that only this much of its hour is left. */
const shorten = (page: Page, left: number) =>
  page.evaluate((seconds) => {
    const stored = JSON.parse(localStorage.getItem('fisga-session') ?? '');
    const expires_at = Math.floor(Date.now() / 1000) + seconds;
    localStorage.setItem('fisga-session', JSON.stringify({ ...stored, expires_at }));
  }, left / 1000);

/** What another tab of the same browser is told from now on, each once in a row. */
async function listenInAnotherTab(page: Page): Promise<() => Promise<string[]>> {
  const tab = await page.context().newPage();
  // On an address without the app: what is heard there, the app did not say itself.
  await tab.goto('/config.json');
  await tab.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new BroadcastChannel('fisga-session').addEventListener('message', ({ data }) => {
      if (heard.at(-1) !== data.event) heard.push(data.event);
    });
  });
  return () => tab.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

async function signOut(page: Page, size: Size) {
  await openMenu(page, size);
  await button(page, 'Sair').click();
  await page.waitForURL(/\/login/);
}

describe.each(sizes)('the session on a %s', (size) => {
  it('tells the other tabs who came, changed, proved themselves twice and left', async () => {
    const email = newEmail();
    await signUpAtService(stage.server.url, email);
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/login');
    const heard = await listenInAnotherTab(page);
    await signIn(page, email);
    await searchButton(page).waitFor();
    await page.reload();
    await searchButton(page).waitFor();
    await signOut(page, size);
    await expect.poll(heard).toEqual(['SIGNED_IN', 'SIGNED_OUT']);

    await page.goto('/forgot-password');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await button(page, 'Enviar Instruções').click();
    await page
      .getByText('Instruções para redefinir sua senha foram enviadas para seu email.', { exact: true })
      .waitFor();
    await page.goto((await lastMailTo(stage.outbox, email)).link?.href ?? '');
    await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha-456');
    await page.getByLabel('Confirmar nova senha', { exact: true }).fill('outra-senha-456');
    await button(page, 'Atualizar Senha').click();
    await page.waitForURL(/\/login\?message=password-updated/);
    await expect.poll(async () => (await heard()).slice(2)).toContain('PASSWORD_RECOVERY');
    await expect.poll(async () => (await heard()).slice(2)).toContain('USER_UPDATED');

    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('outra-senha-456');
    await button(page, 'Entrar').click();
    await searchButton(page).waitFor();
    await page.goto('/conta');
    await button(page, 'Ativar').click();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Código do aplicativo', { exact: true }).fill(codeOf(secret));
    await button(page, 'Ativar').click();
    await page.getByText(/Ativada: a cada entrada pedimos o código/).waitFor();
    await expect.poll(heard).toContain('MFA_CHALLENGE_VERIFIED');
    await close();
  });

  it('is renewed by itself near its end, and not before', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.clock.install();
    await page.goto('/dashboard');
    await searchButton(page).waitFor();
    const heard = await listenInAnotherTab(page);
    const before = await readStored(page);
    const renewals = countRequests(page, renewal);
    await page.clock.fastForward(minute);
    await page.clock.fastForward(56 * minute);
    expect(renewals()).toBe(0);
    await page.clock.fastForward(minute);
    await expect.poll(heard).toContain('TOKEN_REFRESHED');
    const after = await readStored(page);
    expect(after?.user.id).toBe(before?.user.id);
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    expect(await searchButton(page).isVisible()).toBe(true);
    await close();
  });

  it('is renewed over a lost connection: after 200 ms, then twice as long each time', async () => {
    const { page, noise, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/config.json');
    await shorten(page, minute);
    let lost = 0;
    await page.route(`**${renewal}`, async (route) => {
      lost += 1;
      await (lost <= 3 ? route.abort() : route.continue());
    });
    await page.addInitScript(() => {
      const log: (number | string)[] = [];
      Object.assign(globalThis, { log });
      const { fetch: reach, setTimeout: wait } = globalThis;
      globalThis.fetch = (input, init) => {
        if (String(input).includes('grant_type=refresh_token')) log.push('asked');
        return reach(input, init);
      };
      const pauses = [200, 400, 800, 1600];
      Object.assign(globalThis, {
        setTimeout: (work: () => void, delay: number, ...rest: []) => {
          if (pauses.includes(delay) && log.at(-1) === 'asked') log.push(delay);
          return wait(work, delay, ...rest);
        },
      });
    });
    const before = await readStored(page);
    await page.goto('/dashboard');
    const log = () => page.evaluate(() => (globalThis as unknown as { log: unknown[] }).log);
    await expect.poll(log).toEqual(['asked', 200, 'asked', 400, 'asked', 800, 'asked']);
    await expect.poll(async () => (await readStored(page))?.refresh_token).not.toBe(before?.refresh_token);
    await searchButton(page).waitFor();
    noise.length = 0; // the browser reports the lost requests itself
    await close();
  });

  it.each([
    ['a minute', 60, []],
    ['over two minutes', 130, [expect.stringContaining('issued over 120s ago, URL could be stale')]],
  ])(
    'that comes in the address and was given %s ago is taken, with a warning past 120 s',
    async (...given) => {
      const [, age, warnings] = given;
      const { origins } = await signUpAtService(stage.server.url, newEmail());
      const session = JSON.parse(origins[0]?.localStorage[0]?.value ?? '');
      const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
      const fragment = new URLSearchParams({
        access_token: session.access_token,
        refresh_token: session.refresh_token,
        token_type: 'bearer',
        expires_in: '3600',
        expires_at: String(Math.floor(Date.now() / 1000) - age + 3600),
      });
      await page.goto('/config.json');
      await page.evaluate(() => {
        const request = { state: 'pedido', expiresAt: Date.now() + 60_000 };
        localStorage.setItem('fisga-personal-sign-in-requests', JSON.stringify([request]));
      });
      await page.goto(`/login?state=pedido#${fragment}`);
      await expect.poll(async () => (await readStored(page))?.user.id).toBe(session.user.id);
      expect(noise).toEqual(warnings);
      noise.length = 0;
      await close();
    },
  );
});
