import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { findViolations } from '../helpers/find-violations.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail, signIn } from '../helpers/walk.ts';

const stage = setStage({ AUTH_AUTOCONFIRM: 'false' });
const mailTo = (email: string) => lastMailTo(stage.outbox, email);

/** From the register screen to the wish for a confirmation. */
async function register(page: Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await page.getByText(/Enviamos um link e um código/).waitFor();
}

async function finish(page: Page) {
  await page.waitForURL(/\/second-step/);
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11987654321');
  await page.getByRole('button', { name: 'Finalizar cadastro', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

async function setPassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Atualizar Senha', exact: true }).click();
}

describe('a mail', () => {
  it.each(['light', 'dark'] as const)(
    'looks like the product in %s, fetches nothing and is accessible',
    async (colorScheme) => {
      const email = newEmail();
      const { page, close } = await openPage(stage.browser, stage.server.url, {
        ...screens.phone,
        colorScheme,
      });
      await register(page, email);
      const { html } = await mailTo(email);
      const mail = await page.context().newPage();
      const asked: string[] = [];
      mail.on('request', (request) => asked.push(request.url()));
      await mail.setContent(html);
      const colourOf = (selector: string) =>
        mail.locator(selector).evaluate((part) => getComputedStyle(part).backgroundColor);
      expect(await colourOf('body')).toBe(
        { light: 'rgb(251, 247, 240)', dark: 'rgb(11, 26, 23)' }[colorScheme],
      );
      expect(await colourOf('a')).toBe('rgb(255, 90, 31)');
      expect(await findViolations(mail, ['color-contrast', 'html-has-lang'])).toEqual([]);
      expect(
        await mail.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(asked).toEqual([]);
      await close();
    },
  );
});

describe.each(sizes)('mails, on a %s', (size) => {
  it('confirm an account by the code, typed where one signed up', async () => {
    const email = newEmail();
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await register(page, email);
    await page.getByText(/pedir de novo em \d+\ss/).waitFor();
    const { code } = await mailTo(email);
    await page.getByLabel('Código do e-mail', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Confirmar e continuar', exact: true }).click();
    await page.getByText(/O código tem\s6\snúmeros\./).waitFor();
    await page.getByLabel('Código do e-mail', { exact: true }).fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Confirmar e continuar', exact: true }).click();
    await page.getByText(/Este código ou link não vale mais\./).waitFor();
    await requireAccessible(page, 'a confirmation, the wrong code');
    noise.length = 0; // the browser reports the refused request itself
    await page.getByLabel('Código do e-mail', { exact: true }).fill(`${code?.slice(0, 3)} ${code?.slice(3)}`);
    await page.getByRole('button', { name: 'Confirmar e continuar', exact: true }).click();
    await finish(page);
    await close();
  });

  it('confirm an account by the link, opened in another browser', async () => {
    const email = newEmail();
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await register(page, email);
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByText(/Falta confirmar seu e-mail/).waitFor();
    await page.getByRole('button', { name: 'Enviar o e-mail de novo', exact: true }).click();
    // The first one left less than a minute ago.
    await page.getByText(/Espere um minuto antes de pedir outro\./).waitFor();
    await requireAccessible(page, 'not confirmed yet');
    noise.length = 0; // the browser reports the refused requests itself
    const other = await openPage(stage.browser, stage.server.url, screens[size]);
    await other.page.goto((await mailTo(email)).link?.href ?? '');
    await other.page.getByRole('heading', { name: 'E-mail confirmado', exact: true }).waitFor();
    await other.page.getByText(new RegExp(`entra na conta ${email}\\.`)).waitFor();
    await requireAccessible(other.page, 'a link that another browser asked for');
    expect(await other.page.evaluate(() => localStorage.getItem('fisga-session'))).toBeNull();
    await other.page.getByRole('button', { name: 'É minha conta, continuar', exact: true }).click();
    await finish(other.page);
    expect(new URL(other.page.url()).hash).toBe('');
    await other.close();
    await page.goto('/login');
    await signIn(page, email);
    await close();
  });

  it('give a new password by a link in another tab, which ends the other sessions', async () => {
    const email = newEmail();
    const { page, noise, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    await register(page, email);
    await page.goto((await mailTo(email)).link?.href ?? '');
    await finish(page);

    const away = await openPage(stage.browser, stage.server.url, screens[size]);
    await away.page.goto('/reset-password');
    await away.page.waitForURL(/\/forgot-password/);
    await away.page.getByLabel('E-mail', { exact: true }).fill(email);
    await away.page.getByRole('button', { name: 'Enviar Instruções', exact: true }).click();
    await away.page
      .getByText('Instruções para redefinir sua senha foram enviadas para seu email.', { exact: true })
      .waitFor();
    const { link } = await mailTo(email);
    const tab = await away.page.context().newPage();
    await tab.goto(link?.href ?? '');
    await tab.getByRole('heading', { name: 'Crie sua nova senha', exact: true }).waitFor();
    await setPassword(tab, 'curta');
    await tab.getByText('A senha deve ter pelo menos 6 caracteres', { exact: true }).waitFor();
    await setPassword(tab, 'nova-senha-456', 'nova-senha-457');
    await tab.getByText('As senhas não coincidem', { exact: true }).waitFor();
    await requireAccessible(tab, 'a new password, twice different');
    await setPassword(tab, 'nova-senha-456');
    await tab.waitForURL(/\/login\?message=password-updated/);
    await tab
      .getByText('Senha atualizada com sucesso! Faça login com sua nova senha.', { exact: true })
      .waitFor();

    // The session from before the change is over.
    await page.evaluate(() => {
      const key = 'fisga-session';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...stored, expires_at: 0 }));
    });
    await page.goto('/dashboard');
    await page.waitForURL(/\/login/);
    noise.length = 0; // the browser reports the refused refresh itself

    await tab.goto(link?.href ?? '');
    await tab.waitForURL(/\/forgot-password/);
    await tab.getByText('Este código ou link não vale mais. Peça um novo.', { exact: true }).waitFor();
    await requireAccessible(tab, 'a link that is over');
    await away.close();
    await close();
  });
});

it.each(sizes)('the code of a mail leads to a new password too, on a %s', async (size) => {
  const email = newEmail();
  const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
  await register(page, email);
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Enviar Instruções', exact: true }).click();
  await page.getByText(/Abriu o e-mail em outro aparelho\?/).waitFor();
  await requireAccessible(page, 'the code of a mail');
  await page.getByLabel('Código do e-mail', { exact: true }).fill((await mailTo(email)).code ?? '');
  await page.getByRole('button', { name: 'Continuar com o código', exact: true }).click();
  await page.waitForURL(/\/reset-password/);
  await setPassword(page, 'nova-senha-456');
  await page.waitForURL(/\/login\?message=password-updated/);
  await close();
});
