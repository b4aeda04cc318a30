import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { holdTimers } from '../helpers/hold-timers.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, newEmail, search, signUp } from '../helpers/walk.ts';

const stage = setStage({ LOG_LEVEL: 'error' });

/** Every screen of a purchase, from the choice to the statement. */
async function requireBillingAccessible(page: Page) {
  await page
    .getByRole('group', { name: 'Essencial', exact: true })
    .getByRole('button', { name: 'Escolher Plano', exact: true })
    .click();
  await page.getByRole('button', { name: 'Simular cartão recusado', exact: true }).click();
  await page.getByText('Cartão recusado.', { exact: true }).waitFor();
  await requireAccessible(page, 'payment, declined');
  const payment = page.url();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.waitForURL(/\/thank-you/);
  await page.clock.setFixedTime(new Date()); // the countdown waits
  await page.getByText(/Seus créditos foram adicionados à sua conta\./).waitFor();
  await requireAccessible(page, 'thanks');
  await page.clock.setSystemTime(new Date());
  await page.waitForURL(/\/dashboard/);
  await page.goto(payment);
  await page.getByText('Esta compra já foi paga', { exact: true }).waitFor();
  await requireAccessible(page, 'payment, over');

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).waitFor();
  await requireAccessible(page, 'pricing, subscribed');
  await page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await requireAccessible(page, 'pricing, cancelling');
  await page.getByRole('button', { name: 'Confirmar cancelamento', exact: true }).click();
  await page.getByRole('button', { name: 'Retomar assinatura', exact: true }).waitFor();
  await requireAccessible(page, 'pricing, ending');

  await page.goto('/sandbox-portal?price_id=price_sandbox_ilimitado');
  await page.getByRole('button', { name: 'Confirmar mudança', exact: true }).waitFor();
  await requireAccessible(page, 'portal, changing');
  await page.getByRole('button', { name: 'Retomar assinatura', exact: true }).click();
  await page.getByRole('button', { name: 'Renovação com cartão recusado', exact: true }).click();
  await page.getByRole('button', { name: 'Pagar fatura em aberto', exact: true }).waitFor();
  await requireAccessible(page, 'portal, owing');
  await page.getByRole('link', { name: 'Voltar aos planos', exact: true }).click();
  await page.getByText('O cartão não passou na renovação.', { exact: true }).waitFor();
  await requireAccessible(page, 'pricing, owing');
  await page.goto('/credits');
  await page.getByText('Créditos gratuitos', { exact: true }).waitFor();
  await requireAccessible(page, 'statement');
}

/** The account's page with its forms open and its questions asked. */
async function requireAccountAccessible(page: Page) {
  await page.goto('/conta');
  await page.getByRole('button', { name: 'Trocar a senha', exact: true }).waitFor();
  await requireAccessible(page, 'account');
  await page.getByRole('button', { name: 'Trocar o e-mail', exact: true }).click();
  await page.getByRole('button', { name: 'Trocar o e-mail', exact: true }).click();
  await page.getByText('Digite o novo e-mail.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Trocar a senha', exact: true }).click();
  await requireAccessible(page, 'account, changing');
  await page.getByRole('button', { name: 'Excluir minha conta', exact: true }).click();
  await page.getByRole('button', { name: 'Excluir pra sempre', exact: true }).click();
  await page.getByText('Não é igual ao e-mail desta conta.', { exact: true }).waitFor();
  await requireAccessible(page, 'account, deleting');
}

/** From the door to the teleprompter, and what was kept on the way. */
async function requireWalkAccessible(page: Page, otherView: string) {
  await search(page, 'Dormir melhor');
  await requireAccessible(page, 'results');
  await page.getByRole('button', { name: otherView, exact: true }).click();
  await requireAccessible(page, 'results, the other view');
  await hooks(page).first().click();
  await page.getByRole('button', { name: 'Gerar Materiais', exact: true }).click();
  await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).waitFor();
  await requireAccessible(page, 'materials, locked');
  await page.getByRole('button', { name: 'Desbloquear Materiais', exact: true }).click();
  await page.getByText('Material Estratégico #1', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Ver mais', exact: true }).first().click();
  await requireAccessible(page, 'materials');
  await holdTimers(page);
  await page.getByRole('button', { name: 'Copiar tudo', exact: true }).click();
  await page.getByLabel('Fechar aviso', { exact: true }).waitFor();
  await requireAccessible(page, 'copied');
  await page.getByLabel('Fechar aviso', { exact: true }).click();
  await page.getByRole('button', { name: 'Teleprompter', exact: true }).click();
  await page.getByRole('button', { name: 'Rolar', exact: true }).waitFor();
  await requireAccessible(page, 'teleprompter');
  await page.keyboard.press('Escape');
  for (const path of ['/searches', '/scripts']) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Apagar: / })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    await requireAccessible(page, `${path}, throwing away`);
    await page.getByRole('button', { name: 'Manter', exact: true }).click();
    await requireAccessible(page, path);
  }
}

describe.each(sizes)('every screen on a %s', (size) => {
  const open = () => openPage(stage.browser, stage.server.url, { ...screens[size], reducedMotion: 'reduce' });

  it('is accessible to strangers', async () => {
    const { page, close } = await open();
    for (const path of [
      '/login',
      '/register',
      '/forgot-password',
      '/nowhere',
      '/login?message=account-deleted',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await requireAccessible(page, path);
    }
    await close();
  });

  it('is accessible from a topic to the script', async () => {
    const { page, close } = await open();
    await signUp(page, newEmail());
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await requireAccessible(page, 'empty dashboard');
    await requireWalkAccessible(page, size === 'phone' ? 'Árvore' : 'Lista');
    await close();
  });

  it('is accessible while buying, and in the account', async () => {
    const { page, close } = await open();
    await signUp(page, newEmail());
    await page.goto('/pricing');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await requireAccessible(page, 'pricing');
    await requireBillingAccessible(page);
    await requireAccountAccessible(page);
    await close();
  });
});

it('what can be read in one theme alone is found, whichever is on', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await openPage(stage.browser, stage.server.url, {
      ...screens.phone,
      colorScheme,
    });
    await page.goto('/login');
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate((element) => element.style.setProperty('color', 'light-dark(#10231f, #10231f)'));
    await expect(requireAccessible(page, 'dark on dark')).rejects.toThrow(
      /dark on dark, dark.*color-contrast: h1/s,
    );
    await close();
  }
});
