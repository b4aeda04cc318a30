import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, type Size, screens, sizes } from '../helpers/browser.ts';
import { signUpAtService } from '../helpers/new-person.ts';
import { countRequests, holdRequests } from '../helpers/requests.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail } from '../helpers/walk.ts';

const stage = setStage();
const email = newEmail();
beforeAll(() => signUpAtService(stage.server.url, email));

const emailField = (page: Page) => page.getByLabel('E-mail', { exact: true });
const passwordField = (page: Page) => page.getByLabel('Senha', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hasFocus = (page: Page, field: (page: Page) => ReturnType<Page['getByLabel']>) =>
  field(page).evaluate((input) => input === document.activeElement);

/** What assistive technology reads beside a field. */
const descriptionOf = (page: Page, field: (page: Page) => ReturnType<Page['getByLabel']>) =>
  field(page).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    const texts = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    return { isInvalid: input.getAttribute('aria-invalid') === 'true', texts };
  });

async function openLogin(size: Size) {
  const opened = await openPage(stage.browser, stage.server.url, screens[size]);
  await opened.page.goto('/login');
  await button(opened.page, 'Entrar').waitFor();
  return opened;
}

describe.each(sizes)('the login form on a %s', (size) => {
  it('leads to the first field at fault, says there what is wrong, and takes it back as it is mended', async () => {
    const { page, close } = await openLogin(size);
    await passwordField(page).focus();
    await page.keyboard.press('Enter');
    expect(await hasFocus(page, emailField)).toBe(true);
    expect(await descriptionOf(page, emailField)).toEqual({ isInvalid: true, texts: 'Digite seu e-mail.' });
    expect(await descriptionOf(page, passwordField)).toEqual({ isInvalid: true, texts: 'Digite sua senha.' });

    await page.keyboard.type('ana');
    expect((await descriptionOf(page, emailField)).texts).toMatch(/^Este e-mail parece incompleto/);
    await page.keyboard.type('@example.com');
    expect(await descriptionOf(page, emailField)).toEqual({ isInvalid: false, texts: '' });
    await page.keyboard.press('Enter');
    expect(await hasFocus(page, passwordField)).toBe(true);
    await close();
  });

  it('sends once what is clicked twice, with the spaces around the e-mail gone, and stays busy until the dashboard is there', async () => {
    const { page, close } = await openLogin(size);
    const asked = countRequests(page, '/auth/v1/token?grant_type=password');
    const sent = page.waitForRequest('**/auth/v1/token?grant_type=password');
    const answer = await holdRequests(page, '**/auth/v1/token?grant_type=password');
    const come = await holdRequests(page, '**/assets/dashboard-*.js');
    await emailField(page).fill(`  ${email} `);
    await passwordField(page).fill('segredo-123');
    await button(page, 'Entrar').dblclick();
    expect((await sent).postDataJSON()).toMatchObject({ email, password: 'segredo-123' });
    expect(await button(page, 'Entrando...').isDisabled()).toBe(true);

    const dashboard = page.waitForRequest('**/assets/dashboard-*.js');
    answer();
    await dashboard;
    expect(await button(page, 'Entrando...').isDisabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/login');
    come();
    await button(page, 'Gerar ganchos').waitFor();
    expect(asked()).toBe(1);
    await close();
  });

  it('takes what a password manager wrote without a key being pressed', async () => {
    const { page, close } = await openLogin(size);
    expect(await emailField(page).getAttribute('autocomplete')).toBe('email');
    expect(await passwordField(page).getAttribute('autocomplete')).toBe('current-password');
    for (const [field, text] of [
      [emailField(page), email],
      [passwordField(page), 'segredo-123'],
    ] as const) {
      await field.evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, text);
    }
    await button(page, 'Entrar').click();
    await button(page, 'Gerar ganchos').waitFor();
    await close();
  });
});
