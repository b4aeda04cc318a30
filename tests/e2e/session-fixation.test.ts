import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { openNewPerson, signUpAtService } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail } from '../helpers/walk.ts';

const stage = setStage();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readEmail = (page: Page): Promise<string | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fisga-session') ?? 'null')?.user.email ?? null);

/** A stranger's account, and the fragment that would sign a browser into it. */
async function openStranger() {
  const email = newEmail();
  const { origins } = await signUpAtService(stage.server.url, email);
  const { access_token, refresh_token } = JSON.parse(origins[0]?.localStorage[0]?.value ?? '');
  const tokens = { access_token, refresh_token, token_type: 'bearer', expires_in: '3600' };
  return { email, fragment: `#${new URLSearchParams(tokens)}` };
}

/** The page asks whether the stranger's account is the person's own, and has entered nothing. */
async function requireQuestion(page: Page, email: string) {
  await page.getByText(new RegExp(`entra na conta ${email}\\.`)).waitFor();
  expect(page.url()).not.toMatch(/access_token|state=/);
}

describe.each(sizes)('a link with the tokens of a stranger, on a %s', (size) => {
  it.each([
    ['without a state', '/dashboard'],
    ['with a state that this browser never made', '/reset-password?state=inventado'],
  ])('%s signs no visitor in', async (_name, address) => {
    const stranger = await openStranger();
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto(`${address}${stranger.fragment}`);
    await requireQuestion(page, stranger.email);
    expect(await readEmail(page)).toBeNull();
    await requireAccessible(page, 'a link that this browser did not ask for');
    await button(page, 'Não continuar').click();
    await page.getByRole('heading', { name: 'Entrar', exact: true }).waitFor();
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    expect(await readEmail(page)).toBeNull();
    await close();
  });

  it('leaves a person in their own account, unless they say that the other is theirs too', async () => {
    const stranger = await openStranger();
    const { page, email, close } = await openNewPerson(stage, screens[size]);
    await page.goto(`/dashboard${stranger.fragment}`);
    await requireQuestion(page, stranger.email);
    await page
      .getByText(`Agora você está na conta ${email}, que vai sair deste navegador.`, { exact: true })
      .waitFor();
    await requireAccessible(page, 'a link into another account');
    await button(page, 'Não continuar').click();
    await button(page, 'Gerar ganchos').waitFor();
    expect(await readEmail(page)).toBe(email);

    await page.goto(`/conta${stranger.fragment}`);
    await requireQuestion(page, stranger.email);
    await button(page, 'É minha conta, continuar').click();
    await page
      .getByRole('region', { name: 'E-mail', exact: true })
      .getByText(stranger.email, { exact: true })
      .first()
      .waitFor();
    expect(await readEmail(page)).toBe(stranger.email);
    expect(page.url()).not.toMatch(/access_token|state=/);
    await close();
  });

  it('leads to no other site, whatever its path begins with', async () => {
    const stranger = await openStranger();
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto(`${stage.server.url}//outro.example/conta${stranger.fragment}`);
    await requireQuestion(page, stranger.email);
    await button(page, 'É minha conta, continuar').click();
    await expect.poll(() => readEmail(page)).toBe(stranger.email);
    expect(new URL(page.url()).origin).toBe(stage.server.url);
    await close();
  });

  it('is asked about again when a state comes a second time, and says when its session is over', async () => {
    const stranger = await openStranger();
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/config.json');
    await page.evaluate(() => {
      const request = { state: 'pedido', expiresAt: Date.now() + 60_000 };
      localStorage.setItem('fisga-personal-sign-in-requests', JSON.stringify([request]));
    });
    const address = `/conta?state=pedido${stranger.fragment}`;
    await page.goto(address);
    await expect.poll(() => readEmail(page)).toBe(stranger.email);
    await page.goto('/config.json');
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await requireQuestion(page, stranger.email);
    expect(await readEmail(page)).toBeNull();

    await page.goto('/config.json');
    await page.goto(`/dashboard${stranger.fragment.replace('access_token=', 'access_token=x')}`);
    await page.getByText('Este código ou link não vale mais. Peça um novo.', { exact: true }).waitFor();
    await requireAccessible(page, 'a link whose session is over');
    await button(page, 'Continuar sem o link').click();
    await page.getByRole('heading', { name: 'Entrar', exact: true }).waitFor();
    noise.length = 0; // the browser reports the refused request itself
    await close();
  });
});

it('an auth code that this browser did not ask for is not exchanged', async () => {
  const { page, email, close } = await openNewPerson(stage, screens.phone);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/conta?code=${crypto.randomUUID()}&state=inventado`);
  await page
    .getByText('Este acesso não começou neste navegador. Entre de novo por aqui.', { exact: true })
    .waitFor();
  expect(page.url()).not.toMatch(/code=|state=/);
  expect(asked.filter((url) => url.includes('grant_type=pkce'))).toEqual([]);
  expect(await readEmail(page)).toBe(email);
  await close();
});
