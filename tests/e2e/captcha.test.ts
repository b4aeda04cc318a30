import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, screens } from '../helpers/browser.ts';
import { type LocalCaptcha, startLocalCaptcha } from '../helpers/captcha-provider.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { forgetSession, newEmail } from '../helpers/walk.ts';

let captcha: LocalCaptcha;
const stage = setStage(async () => {
  captcha = await startLocalCaptcha();
  return { ...captcha.environment, AUTH_AUTOCONFIRM: 'false' };
});
afterAll(() => captcha.stop());

const password = 'segredo-123';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, at = 0) =>
  page
    .frameLocator('iframe[title="Verificação"]')
    .nth(at)
    .getByRole('checkbox', { name: 'Sou uma pessoa', exact: true });

async function fillIn(page: Page, email: string, typed = password) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(typed);
}

/** The form waits for the widget, and opens by it. */
async function solve(page: Page, name: string, at = 0) {
  await page
    .getByText('O botão abre assim que a verificação acima terminar.', { exact: true })
    .nth(at)
    .waitFor();
  expect(await button(page, name).isDisabled()).toBe(true);
  await requireAccessible(page, `${name}, waiting for the captcha`);
  await box(page, at).check();
  await page.getByText('Verificação feita.', { exact: true }).waitFor();
}

describe.each([
  ['phone', 'light'],
  ['tablet', 'dark'],
  ['desktop', 'dark'],
] as const)('the captcha on a %s, in %s', (size, colorScheme) => {
  it('stands before sign-up, sign-in and another mail, anew for each', async () => {
    const email = newEmail();
    const options = { ...screens[size], colorScheme };
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, options);
    await page.goto('/register');
    await fillIn(page, email);
    await page.getByLabel('Senha', { exact: true }).press('Enter');
    await solve(page, 'Criar conta');
    const source = await page.locator('iframe').getAttribute('src');
    expect(source).toMatch(new RegExp(`language=pt-BR&theme=${colorScheme}`));
    await button(page, 'Criar conta').click();
    await page.getByText(/Enviamos um link e um código/).waitFor();

    await page.goto('/login');
    await fillIn(page, email, 'errada-123');
    await solve(page, 'Entrar');
    await button(page, 'Entrar').click();
    await page.getByText('E-mail ou senha não conferem.', { exact: true }).waitFor();
    await fillIn(page, email);
    await solve(page, 'Entrar');
    await button(page, 'Entrar').click();
    await page.getByText(/Falta confirmar seu e-mail/).waitFor();
    await solve(page, 'Enviar o e-mail de novo', 1);
    await button(page, 'Enviar o e-mail de novo').click();
    // Past the captcha: the first mail left less than a minute ago.
    await page.getByText(/Espere um minuto antes de pedir outro\./).waitFor();
    await requireAccessible(page, 'another mail, too soon');
    noise.length = 0; // the browser reports the refused requests itself

    await page.goto((await lastMailTo(stage.outbox, email)).link?.href ?? '');
    await page.waitForURL(/\/second-step/);
    await forgetSession(page);
    await fillIn(page, email);
    await solve(page, 'Entrar');
    await button(page, 'Entrar').click();
    await page.waitForURL(/\/second-step|\/dashboard/);
    await close();
  });

  it('stands before the mail with a new password, and is asked again once it expired', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, {
      ...screens[size],
      colorScheme,
    });
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail', { exact: true }).fill(newEmail());
    await solve(page, 'Enviar Instruções');
    await box(page).evaluate(() => parent.postMessage('expired', '*'));
    await solve(page, 'Enviar Instruções');
    await button(page, 'Enviar Instruções').click();
    await page.getByText(/Instruções para redefinir sua senha foram enviadas/).waitFor();
    await close();
  });

  it('that cannot load says so, and the form waits', async () => {
    captcha.be('without script');
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, {
      ...screens[size],
      colorScheme,
    });
    await page.goto('/login');
    await page.getByText(/Não deu para carregar a verificação/).waitFor();
    await page.getByText(/Recarregue a página\./).waitFor();
    await requireAccessible(page, 'a captcha that cannot load');
    await fillIn(page, newEmail());
    expect(await button(page, 'Entrar').isDisabled()).toBe(true);
    noise.length = 0; // the browser reports the missing script itself
    captcha.be('well');
    await page.reload();
    await solve(page, 'Entrar');
    await close();
  });
});
