import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { requireAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';
import { search } from '../helpers/walk.ts';
import {
  actAtPortal,
  choose,
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

describe.each(sizes)('a subscription on a %s', (size) => {
  it('is bought, used, cancelled, resumed, renewed, owed, paid and changed, and the statement tells it all', async () => {
    const { page, close } = await openPerson(stage, size);
    await choose(page, 'Essencial');
    expect(await toldEntries(page)).toEqual(saleOf('begin_checkout', 'Essencial', 19.9));
    for (const text of ['nenhum valor é cobrado', 'Próxima renovação', 'se renova sozinha todo mês']) {
      await page.getByText(text).first().waitFor();
    }
    await page.getByRole('button', { name: 'Simular cartão recusado', exact: true }).click();
    await page.getByText('Cartão recusado.', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Cartão recusado.', { exact: true }).waitFor();

    const paymentAddress = page.url();
    await page.getByRole('button', { name: 'Pagar', exact: true }).dblclick();
    await page.waitForURL(/\/thank-you\?plano=Essencial/);
    await page.getByText(/Seus créditos foram adicionados à sua conta\./).waitFor();
    expect(page.url()).not.toContain('session_id');
    const purchase = saleOf('purchase', 'Essencial', 19.9, expect.stringMatching(/^in_/));
    const sales = [...saleOf('begin_checkout', 'Essencial', 19.9), ...purchase];
    expect(await toldEntries(page)).toEqual(sales);
    await page.reload();
    await page.getByText(/Seus créditos foram adicionados à sua conta\./).waitFor();
    await page.getByText(/Indo para o Dashboard em [2-4]\ss/).waitFor();
    await page.waitForURL(/\/dashboard/);
    await requireCredits(page, size, 'Assinatura: 120 / 120 + 4 grátis');
    expect(await toldEntries(page)).toEqual(sales);
    expect((await told(page)).filter(({ search }) => search.includes('session_id'))).toEqual([]);

    await search(page, 'Dormir melhor');
    await requireCredits(page, size, 'Assinatura: 119 / 120 + 4 grátis');
    await page.goto(paymentAddress);
    await page.getByText('Esta compra já foi paga', { exact: true }).waitFor();

    await visitPlans(page);
    await currentPlan(page).getByText('Ativo', { exact: true }).waitFor();
    await currentPlan(page)
      .getByText(/R\$\s19,90\/mês/)
      .waitFor();
    await currentPlan(page).getByText('Próxima renovação', { exact: true }).waitFor();
    expect(await planCard(page, 'Essencial').getByRole('button').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/nada mais é cobrado/).waitFor();
    await dialog.getByRole('button', { name: 'Manter assinatura', exact: true }).click();
    await currentPlan(page).getByText('Ativo', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).click();
    await dialog.getByRole('button', { name: 'Confirmar cancelamento', exact: true }).click();
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await currentPlan(page).getByText('Cancelada (expira ao final do ciclo)', { exact: true }).waitFor();
      await currentPlan(page).getByText('Acesso até', { exact: true }).waitFor();
      expect(
        await page.getByRole('button', { name: 'Assinatura já cancelada', exact: true }).isDisabled(),
      ).toBe(true);
    }
    await requireCredits(page, size, 'Assinatura: 119 / 120 + 4 grátis');

    await page.getByRole('button', { name: 'Retomar assinatura', exact: true }).click();
    await dialog.getByRole('button', { name: 'Retomar', exact: true }).click();
    await currentPlan(page).getByText('Ativo', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancelar Assinatura', exact: true }).waitFor();

    await actAtPortal(page, 'Avançar até a próxima renovação', 'O tempo andou até a renovação');
    await requireCredits(page, size, 'Assinatura: 120 / 120 + 4 grátis');
    await actAtPortal(page, 'Renovação com cartão recusado', 'Em aberto');
    await currentPlan(page).getByText('Pagamento pendente', { exact: true }).waitFor();
    await requireCredits(page, size, 'Assinatura: 120 / 120 + 4 grátis');
    expect(await planCard(page, 'Ilimitado').getByRole('button').isDisabled()).toBe(true);
    await actAtPortal(page, 'Pagar fatura em aberto', 'Fatura paga');
    await currentPlan(page).getByText('Ativo', { exact: true }).waitFor();

    await planCard(page, 'Ilimitado')
      .getByRole('button', { name: 'Mudar para o Ilimitado', exact: true })
      .click();
    await page.waitForURL(/\/sandbox-portal\?price_id=/);
    await page.getByRole('button', { name: 'Confirmar mudança', exact: true }).click();
    await page.getByRole('heading', { name: 'Ilimitado', exact: true }).waitFor();
    expect(await page.getByText('Paga', { exact: true }).count()).toBe(4);
    await page.getByRole('link', { name: 'Voltar aos planos', exact: true }).click();
    await page.getByRole('button', { name: 'Mudar para o Essencial', exact: true }).waitFor();
    await requireCredits(page, size, 'Assinatura: Ilimitado + 4 grátis');
    expect(await toldEntries(page)).toEqual(sales);

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Limpar', exact: true }).click();
    // Where nothing is counted there is nothing to tell.
    await page.evaluate(() =>
      addEventListener('creditsUpdated', () => document.documentElement.toggleAttribute('data-told', true)),
    );
    await search(page, 'Horta em casa');
    expect(await page.evaluate(() => 'told' in document.documentElement.dataset)).toBe(false);
    await page.goto('/credits');
    await page.getByRole('heading', { name: 'Extrato de créditos', exact: true }).waitFor();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(10);
    const lines = await rows.evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('p')].map((p) => p.textContent?.replace(/^\d\d:\d\d · /, '')),
      ),
    );
    const ended = (left: number) => ['Créditos que venceram', 'assinatura', `−${left}`, 'saldo 0'];
    const month = ['Créditos do plano', 'assinatura', '+120', 'saldo 120'];
    expect(lines).toEqual([
      ['Busca: Horta em casa', 'assinatura', 'sem custo', 'saldo ilimitado'],
      ['Créditos do plano', 'assinatura', 'Ilimitado', 'saldo ilimitado'],
      ended(120),
      month,
      ended(120),
      month,
      ended(119),
      ['Busca: Dormir melhor', 'assinatura', '−1', 'saldo 119'],
      month,
      ['Créditos gratuitos', 'grátis', '+4', 'saldo 4'],
    ]);
    await close();
  });

  it('that is not bought charges nothing and is told to nobody', async () => {
    const { page, close } = await openPerson(stage, size);
    await choose(page, 'Ilimitado');
    const address = page.url();
    const session = new URL(address).searchParams.get('session_id');
    await page.getByRole('button', { name: 'Desistir e voltar', exact: true }).click();
    await page.waitForURL(/\/pricing/);
    await planCard(page, 'Ilimitado').getByRole('button', { name: 'Escolher Plano', exact: true }).waitFor();
    await requireCredits(page, size, 'Créditos grátis: 4 / 4');
    expect(await currentPlan(page).count()).toBe(0);

    await page.goto(address);
    await page.getByText('Esta compra não vale mais', { exact: true }).waitFor();
    await requireAccessible(page, 'a purchase that is over');
    await page.getByRole('link', { name: 'Voltar aos planos', exact: true }).click();
    await page.waitForURL(/\/pricing/);
    await page.goto(`/thank-you?plano=Ilimitado&session_id=${session}`);
    await page.getByRole('heading', { name: 'Confirmando seu pagamento…', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'O pagamento não foi concluído', exact: true }).waitFor();
    await requireAccessible(page, 'not paid');
    expect(await toldEntries(page)).toEqual(saleOf('begin_checkout', 'Ilimitado', 29.9));
    await page.getByRole('link', { name: 'Ver Planos', exact: true }).click();
    await page.waitForURL(/\/pricing/);
    await close();
  });
});

describe.each(sizes)('somebody else’s checkout, on a %s', (size) => {
  it('is neither shown nor confirmed', async () => {
    const owner = await openPerson(stage, size);
    await choose(owner.page, 'Essencial');
    const session = new URL(owner.page.url()).searchParams.get('session_id');
    const stranger = await openPerson(stage, size);
    for (const path of ['/sandbox-checkout', '/thank-you']) {
      await stranger.page.goto(`${path}?session_id=${session}`);
      await stranger.page.getByText('Não encontramos essa compra na sua conta.', { exact: true }).waitFor();
      await requireAccessible(stranger.page, `${path} of somebody else`);
      expect(await stranger.page.getByRole('button', { name: 'Pagar', exact: true }).count()).toBe(0);
    }
    expect(await told(stranger.page)).toEqual([]);
    stranger.noise.length = 0; // the browser reports the refused requests itself
    await stranger.close();
    await owner.close();
  });
});
