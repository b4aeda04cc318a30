import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../helpers/authenticator.ts';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();

async function logIn(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Turns two steps on in the account's page and returns the key. */
async function turnOn(page: Page): Promise<string> {
  await page.goto('/conta');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await page.getByRole('img', { name: /escanear/ }).waitFor();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Código do aplicativo', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await page.getByText(/O código tem\s6\snúmeros\./).waitFor();
  await requireAccessible(page, 'the key as an image, a code too short');
  await page.getByLabel('Código do aplicativo', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await page.getByText(/Ativada: a cada entrada pedimos o código/).waitFor();
  await requireAccessible(page, 'the second step is on');
  return secret;
}

describe.each(sizes)('two steps on a %s', (size) => {
  it('are turned on with an app, asked for at the next sign-in, and turned off', async () => {
    const { page, email, close } = await openNewPerson(stage, screens[size]);
    const secret = await turnOn(page);

    const other = await openPage(stage.browser, stage.server.url, screens[size]);
    await logIn(other.page, email);
    await other.page.getByRole('heading', { name: 'Só mais um passo', exact: true }).waitFor();
    // No way around it.
    await other.page.goto('/dashboard');
    await other.page.getByRole('heading', { name: 'Só mais um passo', exact: true }).waitFor();
    expect(new URL(other.page.url()).pathname).toBe('/login');
    await other.page.getByLabel('Código do aplicativo', { exact: true }).fill(codeOf(secret, 40));
    await other.page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await other.page.getByText(/O código não confere\./).waitFor();
    await requireAccessible(other.page, 'the second step, a wrong code');
    other.noise.length = 0; // the browser reports the refused request itself
    await other.page.getByLabel('Código do aplicativo', { exact: true }).fill(codeOf(secret, 1));
    await other.page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await other.page.waitForURL(/\/dashboard/);
    await other.page.getByRole('button', { name: 'Gerar ganchos', exact: true }).waitFor();
    await other.close();

    await page.goto('/conta');
    await page.getByRole('button', { name: 'Desativar', exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
    await requireAccessible(page, 'asked before it is turned off');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar', exact: true }).click();
    await page.getByRole('button', { name: 'Ativar', exact: true }).waitFor();
    const third = await openPage(stage.browser, stage.server.url, screens[size]);
    await logIn(third.page, email);
    await third.page.waitForURL(/\/dashboard/);
    await third.close();
    await close();
  });
});
