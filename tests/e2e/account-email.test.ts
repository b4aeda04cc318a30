import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { newEmail, signIn } from '../helpers/walk.ts';

const stage = setStage({ AUTH_AUTOCONFIRM: 'false' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const emailSection = (page: Page) => page.getByRole('region', { name: 'E-mail', exact: true });
/** Where the page says which e-mail the account has. */
const present = (page: Page, email: string) =>
  emailSection(page)
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`^${email}$`) });

async function openLinkTo(page: Page, email: string) {
  const { link } = await lastMailTo(stage.outbox, email);
  await page.goto(link?.href ?? '');
}

/** From the register screen, by the link of the mail, to an empty dashboard. */
async function signUpByMail(page: Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await button(page, 'Criar conta').click();
  await page.getByText(/Enviamos um link e um código/).waitFor();
  await openLinkTo(page, email);
  await page.waitForURL(/\/second-step/);
  await page.getByRole('textbox', { name: /WhatsApp/ }).fill('11987654321');
  await button(page, 'Finalizar cadastro').click();
  await page.waitForURL(/\/dashboard/);
  await button(page, 'Gerar ganchos').waitFor();
}

/** The page still has the former address, and says which two mailboxes it waits for. */
async function requireWaiting(page: Page, { former, next }: { former: string; next: string }) {
  await emailSection(page).getByText('Falta confirmar a troca', { exact: true }).waitFor();
  for (const email of [former, next]) {
    await emailSection(page).getByRole('strong').filter({ hasText: email }).waitFor();
  }
  await present(page, former).waitFor();
}

describe.each(sizes)('the e-mail on the account page of a %s, where mails confirm', (size) => {
  it('changes once a link in each of the two mailboxes was opened', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, screens[size]);
    const change = { former: newEmail(), next: newEmail() };
    await signUpByMail(page, change.former);
    await page.goto('/conta');
    await button(page, 'Trocar o e-mail').click();
    await page.getByText(/A troca só vale depois que os dois confirmarem\./).waitFor();
    await page.getByLabel('Novo e-mail', { exact: true }).fill(change.next);
    await button(page, 'Trocar o e-mail').click();
    await requireWaiting(page, change);
    const warning = await lastMailTo(stage.outbox, change.former);
    expect(warning.text).toContain(change.next);

    await openLinkTo(page, change.next);
    await page
      .getByText('Este endereço confirmou. Falta abrir o link que foi para o outro.', { exact: true })
      .waitFor();
    await requireAccessible(page, 'one mailbox of two confirmed');
    await requireWaiting(page, change);
    expect(page.url()).not.toContain('message');
    // One mailbox cannot agree for both.
    await openLinkTo(page, change.next);
    await page.getByText('Este código ou link não vale mais. Peça um novo.', { exact: true }).waitFor();
    await requireAccessible(page, 'a link that is over');
    await requireWaiting(page, change);

    await openLinkTo(page, change.former);
    await present(page, change.next).waitFor();
    expect(await page.getByText('Falta confirmar a troca', { exact: true }).count()).toBe(0);

    const other = await openPage(stage.browser, stage.server.url, screens[size]);
    await other.page.goto('/login');
    await other.page.getByLabel('E-mail', { exact: true }).fill(change.former);
    await other.page.getByLabel('Senha', { exact: true }).fill('segredo-123');
    await button(other.page, 'Entrar').click();
    await other.page.getByText('E-mail ou senha não conferem.', { exact: true }).waitFor();
    other.noise.length = 0; // the browser reports the refused request itself
    await signIn(other.page, change.next);
    await other.close();
    await close();
  });
});
