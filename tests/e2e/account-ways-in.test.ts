import { createClient } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, type Size, screens, sizes } from '../helpers/browser.ts';
import { type LocalGoogle, startGoogleForProcess } from '../helpers/google-provider.ts';
import { leap, leapingClock } from '../helpers/leaping-clock.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { lastTextTo } from '../helpers/outbox.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { forgetSession, newEmail, signIn } from '../helpers/walk.ts';

let google: LocalGoogle;
const stage = setStage(async () => {
  const started = await startGoogleForProcess();
  google = started.google;
  // A minute is the time between two texts.
  return { ...started.environment, ...leapingClock(60_000) };
});
afterAll(() => google.stop());

const open = (size: Size) => openPage(stage.browser, stage.server.url, screens[size]);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The button that asked is gone: the keyboard goes on in its section. */
const requireFocusIn = (place: Locator) =>
  expect
    .poll(() => place.evaluate((element) => element.contains(element.ownerDocument.activeElement)))
    .toBe(true);

/** Somebody's account at Google, its address proven; the name is on its button there. */
function openGoogleAccount(name: string): string {
  const email = newEmail();
  google.setAccount({ sub: crypto.randomUUID(), email, email_verified: true, name });
  return email;
}

/** From the login screen, by a Google account, to the account page of whatever account it opens. */
async function enterWithGoogle(page: Page, name: string) {
  await page.goto('/login');
  await button(page, 'Continuar com Google').click();
  await button(page, name).click();
  await page.waitForURL(/\/second-step|\/dashboard/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fisga-session'))).not.toBeNull();
  await page.goto('/conta');
}

/** From the account page to Google, where it presses a button, and back. */
async function connect(page: Page, choice: string) {
  await page.goto('/conta');
  await button(page, 'Ligar ao Google').click();
  await button(page, choice).click();
  await page.waitForURL(/\/conta/);
}

describe.each(sizes)('Google, on the account page of a %s', (size) => {
  it('opens an account with a password once it is connected, and no longer once it is disconnected', async () => {
    const name = `Bia ${size}`;
    const googleEmail = openGoogleAccount(name);
    const { page, email, close } = await openNewPerson(stage, screens[size]);
    await connect(page, name);
    await section(page, 'Google').getByText(`Ligado a ${googleEmail}.`, { exact: true }).waitFor();
    await section(page, 'E-mail').getByText(email).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('');

    const other = await open(size);
    await enterWithGoogle(other.page, name);
    await section(other.page, 'E-mail').getByText(email).waitFor();
    await other.close();

    await button(page, 'Desligar o Google').click();
    const question = page.getByRole('alertdialog', { name: 'Desligar o Google?', exact: true });
    await question.getByText('Você continua entrando com seu e-mail e senha.', { exact: true }).waitFor();
    await requireAccessible(page, 'asked before Google is disconnected');
    await button(page, 'Deixar ligado').click();
    await question.waitFor({ state: 'hidden' });
    await page.reload();
    await section(page, 'Google').getByText(`Ligado a ${googleEmail}.`, { exact: true }).waitFor();
    await button(page, 'Desligar o Google').click();
    await question.getByRole('button', { name: 'Desligar o Google', exact: true }).click();
    await button(page, 'Ligar ao Google').waitFor();
    await requireFocusIn(section(page, 'Google'));

    const stranger = await open(size);
    await enterWithGoogle(stranger.page, name);
    // It belonged to nobody any more, so it opened an account of its own.
    await section(stranger.page, 'E-mail').getByText(googleEmail).waitFor();
    await forgetSession(stranger.page);
    await signIn(stranger.page, email);
    await stranger.close();
    await close();
  });

  it('is not connected to a second account, and the page says so in Portuguese', async () => {
    const name = `Caio ${size}`;
    const googleEmail = openGoogleAccount(name);
    const owner = await open(size);
    await enterWithGoogle(owner.page, name);
    await section(owner.page, 'E-mail').getByText(googleEmail).waitFor();
    await owner.page.getByText(/É o seu único jeito de entrar\./).waitFor();
    await requireAccessible(owner.page, 'an account that Google opens alone');
    expect(await button(owner.page, 'Desligar o Google').count()).toBe(0);

    const { page, email, close } = await openNewPerson(stage, screens[size]);
    await connect(page, name);
    await page.getByText('Essa conta externa já está ligada a um usuário.', { exact: true }).waitFor();
    await requireAccessible(page, 'not connected');
    await section(page, 'E-mail').getByText(email).waitFor();
    await button(page, 'Ligar ao Google').waitFor();
    await close();

    await owner.page.reload();
    await section(owner.page, 'Google').getByText(`Ligado a ${googleEmail}.`, { exact: true }).waitFor();
    await owner.close();
  });

  it('stays disconnected when the person turns back at Google, who is told so and is still signed in', async () => {
    const { page, email, close } = await openNewPerson(stage, screens[size]);
    await connect(page, 'Cancelar');
    await page.getByText(/A conta externa não completou o acesso\./).waitFor();
    expect(page.url()).not.toContain('error');
    await page.reload();
    await section(page, 'E-mail').getByText(email).waitFor();
    await button(page, 'Ligar ao Google').waitFor();
    expect(await page.getByText(/A conta externa não completou o acesso\./).count()).toBe(0);
    await close();
  });
});

/** Turns it on in the page's own session, at the service itself: the account page has a form for an app alone. */
async function turnTelephoneOn(page: Page, phone: string) {
  const { publishableKey } = await (await fetch(`${stage.server.url}/config.json`)).json();
  const { auth } = createClient(stage.server.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const stored = await page.evaluate(() => localStorage.getItem('fisga-session') ?? '{}');
  await auth.setSession(JSON.parse(stored));
  const { data: factor } = await auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Celular' });
  const factorId = factor?.id ?? '';
  const { data: challenge } = await auth.mfa.challenge({ factorId });
  const { code } = await lastTextTo(stage.outbox, phone);
  const shown = { factorId, challengeId: challenge?.id ?? '', code: code ?? '' };
  const { error } = await auth.mfa.verify(shown);
  if (error) throw error;
  const { data } = await auth.getSession();
  await page.evaluate(
    (session) => localStorage.setItem('fisga-session', session),
    JSON.stringify(data.session),
  );
}

async function logIn(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await button(page, 'Entrar').click();
}

describe.each(sizes)('a telephone as the second step, on a %s', (size) => {
  it('is asked for after the password, one text a minute, and turned off on the account page', async () => {
    const telephone = `+551191234567${sizes.indexOf(size)}`;
    const { page, noise, email, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/conta');
    await turnTelephoneOn(page, telephone);
    await page.reload();
    await page.getByText(/Ativada: a cada entrada pedimos o código enviado por SMS\./).waitFor();
    await openMenu(page, size);
    await button(page, 'Sair').click();
    await page.waitForURL(/\/login/);

    await logIn(page, email);
    await page.getByRole('heading', { name: 'Só mais um passo', exact: true }).waitFor();
    await page.goto('/conta');
    await page.getByRole('heading', { name: 'Só mais um passo', exact: true }).waitFor();
    await button(page, 'Enviar o código por SMS').click();
    await page
      .getByText('Já enviamos um SMS há pouco. Espere um minuto antes de pedir outro.', { exact: true })
      .waitFor();
    await requireAccessible(page, 'another text, too soon');
    noise.length = 0; // the browser reports the refused request itself
    const { code: former } = await lastTextTo(stage.outbox, telephone);
    await leap(stage.server);
    await button(page, 'Enviar o código por SMS').click();
    await page.getByText(/Enviamos um código para o seu celular\./).waitFor();
    const { code } = await lastTextTo(stage.outbox, telephone);
    expect(code).not.toBe(former);
    await page.getByLabel('Código do SMS', { exact: true }).fill(former ?? '');
    await button(page, 'Confirmar').click();
    await page.getByText(/O código não confere\./).waitFor();
    await requireAccessible(page, 'the code of a text, wrong');
    await button(page, 'Enviar outro código').click();
    await page.getByText(/Já enviamos um SMS há pouco\./).waitFor();
    noise.length = 0;
    await page.getByLabel('Código do SMS', { exact: true }).fill(`${code?.slice(0, 3)} ${code?.slice(3)}`);
    await button(page, 'Confirmar').click();
    await page.waitForURL(/\/dashboard/);
    await button(page, 'Gerar ganchos').waitFor();

    await page.goto('/conta');
    await button(page, 'Desativar').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar', exact: true }).click();
    await button(page, 'Ativar').waitFor();
    await requireFocusIn(section(page, 'Verificação em duas etapas'));
    await close();
    const other = await open(size);
    await logIn(other.page, email);
    await other.page.waitForURL(/\/dashboard/);
    await other.close();
  });
});
