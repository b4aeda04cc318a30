import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import {
  buy,
  currentPlan,
  openPerson,
  planCard,
  requireCredits,
  saleOf,
  told,
  toldEntries,
  visitPlans,
} from './purchase-steps.ts';

const stage = setStage();

describe('the plans', () => {
  it('ask once for a double click, and work again for who comes back', async () => {
    const { page, close } = await openPerson(stage, 'desktop');
    let count = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/create-checkout')) count += 1;
    });
    await visitPlans(page);
    await planCard(page, 'Essencial').getByRole('button').dblclick();
    await page.waitForURL(/\/sandbox-checkout/);
    expect(count).toBe(1);
    expect(await toldEntries(page)).toEqual(saleOf('begin_checkout', 'Essencial', 19.9));
    await page.goBack();
    await planCard(page, 'Ilimitado').getByRole('button', { name: 'Escolher Plano', exact: true }).click();
    await page.getByRole('heading', { name: 'Assinar o Ilimitado', exact: true }).waitFor();
    await close();
  });

  it.each(sizes)(
    'say in an alert that the checkout failed, and keep quiet about a failed cancellation, on a %s',
    async (size) => {
      const { page, noise, close } = await openPerson(stage, size);
      const alerts: string[] = [];
      page.on('dialog', async (dialog) => {
        alerts.push(dialog.message());
        await dialog.accept();
      });
      await page.route('**/create-checkout', (route) => route.abort());
      await visitPlans(page);
      const choice = planCard(page, 'Essencial').getByRole('button', { name: 'Escolher Plano', exact: true });
      await choice.click();
      await expect.poll(() => alerts).toEqual(['Failed to initiate checkout. Please try again.']);
      await expect.poll(() => choice.isEnabled()).toBe(true);
      expect(await told(page)).toEqual([]);
      await page.unroute('**/create-checkout');

      await buy(page, 'Essencial');
      await visitPlans(page);
      let fail = () => {};
      await page.route('**/cancel-subscription', async (route) => {
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        await route.abort();
      });
      await page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).click();
      await page.getByRole('button', { name: 'Confirmar cancelamento', exact: true }).click();
      await page.getByRole('button', { name: 'Cancelando...', exact: true }).waitFor();
      await requireAccessible(page, 'being cancelled');
      fail();
      await page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).waitFor();
      await currentPlan(page).getByText('Ativo', { exact: true }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      noise.length = 0; // the browser reports the aborted requests itself
      await close();
    },
  );

  it('take an ended plan away, with the credits that were left, and sell again', async () => {
    const { page, close } = await openPerson(stage, 'desktop');
    await buy(page, 'Ilimitado');
    await visitPlans(page);
    await page.getByRole('button', { name: 'Faturas e cartão', exact: true }).click();
    await page.getByRole('button', { name: 'Pedir reembolso da última fatura', exact: true }).click();
    await page.getByRole('button', { name: 'Confirmar reembolso', exact: true }).click();
    await page.getByText('Reembolsada', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Encerrar agora', exact: true }).click();
    await page.getByRole('button', { name: 'Confirmar encerramento', exact: true }).click();
    await page.getByText('Nenhuma assinatura em andamento.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Voltar aos planos', exact: true }).click();
    await currentPlan(page).getByText('Encerrada', { exact: true }).waitFor();
    await requireAccessible(page, 'an ended plan');
    await planCard(page, 'Ilimitado').getByRole('button', { name: 'Escolher Plano', exact: true }).waitFor();
    await requireCredits(page, 'desktop', 'Créditos grátis: 4 / 4');
    await page.getByRole('link', { name: 'Ver extrato', exact: true }).click();
    await page.getByText('Cancelado/reembolsado', { exact: true }).waitFor();
    await page.getByText('fim do ilimitado', { exact: true }).waitFor();
    await close();
  });
});

describe('the thank-you page without a session', () => {
  it.each([
    ['plano2', 29.9, 'phone'],
    ['outro', 0, 'tablet'],
    ['plano3', 49.9, 'desktop'],
  ] as const)(
    'tells %s (%d) once a visit, thanks, and leads to the dashboard, on a %s',
    async (plano, value, size) => {
      const { page, close } = await openPerson(stage, size);
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto(`/thank-you?plano=${plano}`);
        await page.getByText(/Seus créditos foram adicionados à sua conta\./).waitFor();
      }
      expect(await toldEntries(page)).toMatchObject([
        { ecommerce: null },
        { event: 'purchase', value, currency: 'BRL', plan: plano },
      ]);
      await page.waitForURL(/\/dashboard/);
      await close();
    },
  );
});
