import { afterAll, describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { type LocalGoogle, startGoogleForProcess } from '../helpers/google-provider.ts';
import { openClient, openDoor } from '../helpers/people.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail } from '../helpers/walk.ts';

const secretKey = 'sb_secret_of-the-operator-in-this-test';
const closedWords = 'Novos cadastros estão fechados no momento.';
let google: LocalGoogle;
const stage = setStage(async () => {
  const started = await startGoogleForProcess();
  google = started.google;
  return {
    ...started.environment,
    DISABLE_SIGNUP: 'true',
    ENABLE_MANUAL_LINKING: 'false',
    SUPABASE_SECRET_KEY: secretKey,
  };
});
afterAll(() => google.stop());

describe.each(sizes)('where sign-up is closed, on a %s', (size) => {
  it('the register screen says so in place of its form, and the login screen does not lead there', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.goto('/register');
    await page.getByText(closedWords, { exact: true }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    await requireAccessible(page, 'register, closed');
    await page.getByRole('link', { name: 'Já tem uma conta? Entre', exact: true }).click();
    await page.waitForURL(/\/login/);
    await page.getByLabel('Senha', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /Registre-se/ }).count()).toBe(0);
    await close();
  });

  it('a form that was opened before is answered with the reason', async () => {
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, isSignUpOpen: true } });
    });
    await page.goto('/register');
    await page.getByLabel('E-mail', { exact: true }).fill(newEmail());
    await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
    await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
    await page.getByRole('alert').getByText(closedWords, { exact: true }).waitFor();
    noise.length = 0; // the browser reports the refused request itself
    await close();
  });
});

it('a person with an account signs in, and is offered no connection with Google where linking is off', async () => {
  const email = newEmail();
  const { auth } = openClient(await openDoor(stage.server.url), secretKey);
  const { error } = await auth.admin.createUser({ email, password: 'segredo-123', email_confirm: true });
  expect(error).toBeNull();
  const { page, close } = await openPage(stage.browser, stage.server.url, screens.desktop);
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/(dashboard|second-step)/);
  await page.goto('/conta');
  const section = page.getByRole('region', { name: 'Google', exact: true });
  await section.getByText(/^Ligar o Google à sua conta não está disponível/).waitFor();
  expect(await section.getByRole('button').count()).toBe(0);
  await close();
});
