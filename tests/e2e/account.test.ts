import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type Size, screens, sizes } from '../helpers/browser.ts';
import { openMenu } from '../helpers/menu.ts';
import { openNewPerson } from '../helpers/new-person.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail, search, signIn, signUp } from '../helpers/walk.ts';
import { buy, requireCredits } from './purchase-steps.ts';

const stage = setStage();
const password = 'segredo-123';

/** From any screen to the account, by the navigation. */
async function visitAccount(page: Page, size: Size) {
  await openMenu(page, size);
  await page.getByRole('link', { name: 'Conta', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Conta', exact: true }).waitFor();
  await button(page, 'Excluir minha conta').waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Another browser that is signed in to the same account. */
async function signInElsewhere(email: string) {
  const other = await openPage(stage.browser, stage.server.url, screens.desktop);
  await other.page.goto('/login');
  await signIn(other.page, email);
  return other;
}

describe.each(sizes)('the account on a %s', (size) => {
  it('changes its e-mail and its password, and ends its other sessions', async () => {
    const { page, noise, email: first, close } = await openNewPerson(stage, screens[size]);
    const second = newEmail();
    await page.goto('/dashboard');
    await visitAccount(page, size);
    await section(page, 'E-mail').getByText(first).waitFor();
    await button(page, 'Trocar o e-mail').click();
    expect(
      await page
        .getByLabel('Novo e-mail', { exact: true })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Novo e-mail', { exact: true }).fill(first.toUpperCase());
    await page.keyboard.press('Enter');
    await page.getByText('Este já é o seu e-mail.', { exact: true }).waitFor();
    await page.getByLabel('Novo e-mail', { exact: true }).fill(second);
    await page.keyboard.press('Enter');
    await page.getByText(/E-mail trocado\./).waitFor();
    await section(page, 'E-mail').getByText(second).waitFor();

    const other = await signInElsewhere(second);
    await button(page, 'Trocar a senha').click();
    const fill = async (now: string, next: string, again: string) => {
      await page.getByLabel('Senha de agora', { exact: true }).fill(now);
      await page.getByLabel('Nova senha', { exact: true }).fill(next);
      await page.getByLabel('Repita a nova senha', { exact: true }).fill(again);
      await button(page, 'Trocar a senha').click();
    };
    await fill(password, 'outra-senha', 'outra-sena');
    await page.getByText(/As duas não são iguais\./).waitFor();
    await requireAccessible(page, 'a new password that does not match');
    await fill('errada', 'outra-senha', 'outra-senha');
    await page.getByText('A senha atual não confere. Tente de novo.', { exact: true }).waitFor();
    await fill(password, password, password);
    await page.getByText('A nova senha precisa ser diferente da atual.', { exact: true }).waitFor();
    await requireAccessible(page, 'a new password, refused');
    await fill(password, 'outra-senha', 'outra-senha');
    await page.getByText(/os outros aparelhos saíram da sua conta/).waitFor();
    await page.getByText('Só este aparelho está na sua conta.', { exact: true }).waitFor();
    await requireAccessible(page, 'the password is changed');
    await other.page.goto('/conta');
    await other.page.waitForURL(/\/login/);
    await other.page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
    await requireAccessible(other.page, 'the login after a session that was ended');
    await other.page.waitForLoadState('networkidle');
    other.noise.length = 0; // the browser reports refusals itself
    await other.close();
    noise.length = 0;
    await close();
  });

  it('signs the other devices out, once asked twice', async () => {
    const { page, email, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    const other = await signInElsewhere(email);
    await visitAccount(page, size);
    const rows = section(page, 'Aparelhos').getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    await rows.first().getByText('Este aparelho', { exact: true }).waitFor();
    await button(page, 'Sair dos outros aparelhos').click();
    await button(page, 'Deixar como está').waitFor();
    await requireAccessible(page, 'asked before the others are signed out');
    await button(page, 'Deixar como está').click();
    expect(await rows.count()).toBe(2);
    await button(page, 'Sair dos outros aparelhos').click();
    await button(page, 'Sair dos outros').click();
    await page.getByText(/só este aparelho continua na sua conta/).waitFor();
    expect(await rows.count()).toBe(1);
    await other.close();
    await close();
  });

  it('hands out everything it keeps, as a file', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    const email = newEmail();
    await signUp(page, email);
    await search(page, 'Dormir melhor');
    await visitAccount(page, size);
    const downloading = page.waitForEvent('download');
    await button(page, 'Baixar meus dados').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^fisga-meus-dados-\d{4}-\d\d-\d\d\.json$/);
    await page
      .getByText(`${download.suggestedFilename()} está nos seus downloads.`, { exact: true })
      .waitFor();
    await requireAccessible(page, 'downloaded');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      conta: { email },
      perfil: { telefone: '5511987654321', utm_source: 'instagram' },
      buscas: [{ tema: 'Dormir melhor' }],
    });
    await close();
  });

  it('is deleted with its plan, for good, and comes back without free credits', async () => {
    const { page, noise, email, close } = await openNewPerson(stage, screens[size]);
    await buy(page, 'Essencial');
    await visitAccount(page, size);
    await button(page, 'Excluir minha conta').click();
    const dialog = page.getByRole('alertdialog', { name: 'Excluir sua conta?', exact: true });
    for (const text of [
      'Seu plano Essencial termina na hora',
      '7 dias',
      'lei fiscal',
      'sem créditos grátis',
    ]) {
      await dialog.getByText(text).waitFor();
    }
    await dialog.getByLabel('Digite o e-mail da conta', { exact: true }).fill('outra@example.com');
    await button(page, 'Excluir pra sempre').click();
    await dialog.getByText('Não é igual ao e-mail desta conta.', { exact: true }).waitFor();
    await dialog.getByText('Digite sua senha.', { exact: true }).waitFor();
    await dialog.getByLabel('Digite o e-mail da conta', { exact: true }).fill(email);
    await dialog.getByLabel('Sua senha', { exact: true }).fill('errada');
    await button(page, 'Excluir pra sempre').click();
    await dialog.getByText('A senha não confere. Tente de novo.', { exact: true }).waitFor();
    await requireAccessible(page, 'a deletion, refused');
    await button(page, 'Manter minha conta').click();
    await dialog.waitFor({ state: 'hidden' });
    await section(page, 'E-mail').getByText(email).waitFor();

    await button(page, 'Excluir minha conta').click();
    await dialog.getByLabel('Digite o e-mail da conta', { exact: true }).fill(email);
    await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login\?message=account-deleted/);
    await page.getByText('Sua conta foi excluída.', { exact: true }).waitFor();
    noise.length = 0; // the browser reports the refused password itself
    await page.goto('/conta');
    await page.waitForURL(/\/login/);
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await button(page, 'Entrar').click();
    await page.getByRole('alert').waitFor();
    noise.length = 0;

    await signUp(page, email);
    await requireCredits(page, size, 'Sem créditos');
    await page
      .getByRole('alert')
      .getByText(/^Sem Créditos Gratuitos: Esta conta não tem créditos gratuitos/)
      .waitFor();
    await close();
  });

  it('says that a change waits for two mailboxes, and that a first password can be made', async () => {
    const { page, close } = await openNewPerson(stage, screens[size]);
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, isMailConfirmationRequired: true } });
    });
    const pending = { email: 'ana@example.com', new_email: 'ana.nova@example.com' };
    await page.route('**/account-overview', (route) =>
      route.fulfill({ json: { ...pending, has_password: false, sessions: [] } }),
    );
    await page.goto('/dashboard');
    await visitAccount(page, size);
    await page.getByText('Falta confirmar a troca', { exact: true }).waitFor();
    await page.getByText(pending.new_email).waitFor();
    await button(page, 'Trocar o e-mail').click();
    await page.getByText(/A troca só vale depois que os dois confirmarem\./).waitFor();
    await requireAccessible(page, 'a change that waits for two mailboxes');
    await button(page, 'Deixar como está').click();
    const opener = button(page, 'Trocar o e-mail');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page, 'Criar uma senha').click();
    expect(await page.getByLabel('Senha de agora', { exact: true }).count()).toBe(0);
    await button(page, 'Excluir minha conta').click();
    expect(await page.getByLabel('Sua senha', { exact: true }).count()).toBe(0);
    await close();
  });

  it('deletes nothing without a connection, and says so', async () => {
    const { page, noise, email, close } = await openNewPerson(stage, screens[size]);
    await page.goto('/dashboard');
    await page.route('**/delete-account', (route) => route.abort());
    await visitAccount(page, size);
    await button(page, 'Excluir minha conta').click();
    await page.getByLabel('Digite o e-mail da conta', { exact: true }).fill(email);
    await page.getByLabel('Sua senha', { exact: true }).fill(password);
    await button(page, 'Excluir pra sempre').click();
    await page
      .getByText('A conexão falhou. Verifique sua internet e tente de novo.', { exact: true })
      .waitFor();
    await requireAccessible(page, 'a deletion without a connection');
    expect(await button(page, 'Excluir pra sempre').isEnabled()).toBe(true);
    noise.length = 0; // the browser reports the aborted request itself
    await close();
  });
});
