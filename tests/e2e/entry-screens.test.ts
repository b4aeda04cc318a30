import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type Size, screens, sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { countRequests, holdRequests } from '../helpers/requests.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail } from '../helpers/walk.ts';

const stage = setStage();
/** Somebody who has an account. */
let email = '';
const openVisitor = (size: Size) => openPage(stage.browser, stage.server.url, screens[size]);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function requireTitle(page: Page, title: string) {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} · Fisga`);
}

/** Fills e-mail and password in and sends them. */
async function send(page: Page, name: string, password: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await button(page, name).click();
}

/** The refusal on the screen has the words that the account service gave. */
async function requireWords(page: Page, answer: Promise<{ json(): Promise<unknown> }>, words: string) {
  expect(await (await answer).json()).toMatchObject({ message: words });
  await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
}

describe.each(sizes)('the doors on a %s', (size) => {
  it('are named, lead to each other and ask for what is missing', async () => {
    const { page, close } = await openVisitor(size);
    const asked = countRequests(page, '/auth/v1/token?grant_type=password');
    await page.goto('/login');
    await requireTitle(page, 'Entrar');
    expect(await page.getByText('ou', { exact: true }).isVisible()).toBe(true);
    await button(page, 'Entrar').click();
    await page.getByText('Digite seu e-mail.', { exact: true }).waitFor();
    await page.getByText('Digite sua senha.', { exact: true }).waitFor();
    await requireAccessible(page, 'login, nothing filled in');
    await page.getByLabel('E-mail', { exact: true }).fill('ana@example.com');
    await button(page, 'Entrar').click();
    await page.getByText('Digite seu e-mail.', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText('Digite sua senha.', { exact: true }).waitFor();
    expect(asked()).toBe(0);

    await link(page, 'Esqueceu a senha?').click();
    await page.waitForURL(/\/forgot-password/);
    const mails = countRequests(page, '/auth/v1/recover');
    await button(page, 'Enviar Instruções').click();
    await page.getByText('Digite seu e-mail.', { exact: true }).waitFor();
    expect(mails()).toBe(0);
    await requireAccessible(page, 'forgot password, nothing filled in');
    await link(page, 'Voltar para o login').click();
    await requireTitle(page, 'Entrar');

    await link(page, 'Não tem uma conta? Registre-se').click();
    await requireTitle(page, 'Registrar');
    expect(pathOf(page)).toBe('/register');
    const accounts = countRequests(page, '/auth/v1/signup');
    await button(page, 'Criar conta').click();
    await page.getByText('Digite seu e-mail.', { exact: true }).waitFor();
    await page.getByText('Digite sua senha.', { exact: true }).waitFor();
    expect(accounts()).toBe(0);
    await requireAccessible(page, 'register, nothing filled in');
    await link(page, 'Já tem uma conta? Entre').click();
    await requireTitle(page, 'Entrar');
    expect(pathOf(page)).toBe('/login');
    await close();
  });
});

describe.each(sizes)('the account service’s own words on a %s', (size) => {
  const person = keepPerson(stage, async (page) => {
    email = await page.evaluate(() => JSON.parse(localStorage.getItem('fisga-session') ?? '').user.email);
  });

  it('are shown at the login and at the registration', async () => {
    const { page, noise, close } = await openVisitor(size);
    await page.goto('/login');
    const refused = page.waitForResponse('**/auth/v1/token?*');
    await send(page, 'Entrar', 'errada-123');
    await requireWords(page, refused, 'Invalid login credentials');
    await requireAccessible(page, 'login, refused');
    await link(page, 'Não tem uma conta? Registre-se').click();
    await requireTitle(page, 'Registrar');
    const known = page.waitForResponse('**/auth/v1/signup*');
    await send(page, 'Criar conta', 'segredo-123');
    await requireWords(page, known, 'User already registered');
    await requireAccessible(page, 'register, refused');
    noise.length = 0; // the browser reports the refused requests itself
    await close();
  });

  it('are shown at the new password, after a wait for the session and one for the answer', async () => {
    const { page, noise, close } = await person.open(size);
    // A session that must be renewed first is the one that takes its time to be read.
    await page.goto('/login');
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('fisga-session') ?? '');
      localStorage.setItem('fisga-session', JSON.stringify({ ...stored, expires_at: 0 }));
    });
    const renew = await holdRequests(page, '**/auth/v1/token?grant_type=refresh_token');
    await page.goto('/reset-password');
    await page.getByRole('heading', { level: 1, name: 'Sessão Inválida', exact: true }).waitFor();
    await page.getByText('Verificando sua sessão de redefinição de senha...', { exact: true }).waitFor();
    await requireAccessible(page, 'new password, not sure yet');
    renew();

    await page.getByText('Mínimo de 6 caracteres', { exact: true }).waitFor();
    await page.getByLabel('Nova senha', { exact: true }).fill('segredo-123');
    await page.getByLabel('Confirmar nova senha', { exact: true }).fill('segredo-123');
    const update = await holdRequests(page, '**/auth/v1/user');
    const refused = page.waitForResponse('**/auth/v1/user');
    await button(page, 'Atualizar Senha').click();
    expect(await button(page, 'Atualizando...').isDisabled()).toBe(true);
    await requireAccessible(page, 'new password, being sent');
    update();
    await requireWords(page, refused, 'New password should be different from the old password.');
    await requireAccessible(page, 'new password, refused');
    await button(page, 'Atualizar Senha').waitFor();
    noise.length = 0; // the browser reports the refused request itself
    await close();
  });
});

describe.each(sizes)('on the way back to an account, on a %s', (size) => {
  it('the wait for the mail is told', async () => {
    const { page, close } = await openVisitor(size);
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail', { exact: true }).fill(newEmail());
    const answer = await holdRequests(page, '**/auth/v1/recover*');
    await button(page, 'Enviar Instruções').click();
    expect(await button(page, 'Enviando...').isDisabled()).toBe(true);
    await requireAccessible(page, 'instructions, being sent');
    answer();
    await page
      .getByText('Instruções para redefinir sua senha foram enviadas para seu email.', { exact: true })
      .waitFor();
    await button(page, 'Enviar Instruções').waitFor();
    await requireAccessible(page, 'instructions, sent');
    await close();
  });

  it('the notice of the new password is green', async () => {
    const { page, close } = await openVisitor(size);
    await page.goto('/login?message=password-updated');
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'Senha atualizada com sucesso! Faça login com sua nova senha.' });
    const [red = 0, green = 0, blue = 0] = await notice.evaluate((element) => {
      const paint = document.createElement('canvas').getContext('2d');
      if (!paint) return [];
      paint.fillStyle = getComputedStyle(element).borderLeftColor;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data];
    });
    expect(green).toBeGreaterThan(red + 30);
    expect(green).toBeGreaterThan(blue + 30);
    await requireAccessible(page, 'login, with the notice');
    await close();
  });
});

it.each(sizes)(
  'an affiliate in the address is kept on this device and changes nothing of the registration, on a %s',
  async (size) => {
    const { page, noise, close } = await openVisitor(size);
    await page.goto('/register?affiliate_id=ana&utm_source=instagram');
    await requireTitle(page, 'Registrar');
    const signUp = page.waitForRequest('**/auth/v1/signup*');
    await send(page, 'Criar conta', 'segredo-123');
    const request = await signUp;
    expect(`${request.url()} ${request.postData()}`).not.toContain('affiliate');
    expect(await page.evaluate(() => localStorage.getItem('fisga-campaign'))).toContain(
      '"affiliate_id":"ana"',
    );
    await link(page, 'Já tem uma conta? Entre').click();
    await page.waitForURL(/\/login\?utm_source=instagram$/);
    // A visit without parameters takes nothing away.
    await page.goto('/login?other=1');
    await button(page, 'Entrar').waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('fisga-campaign') ?? ''))).toEqual({
      affiliate_id: 'ana',
      utm_source: 'instagram',
    });
    noise.length = 0; // the browser reports that the account was there already
    await close();
  },
);
