import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOperator } from '../../server/db/roles.ts';
import {
  type BillingServer,
  type Buyer,
  buyPlan,
  openCheckout,
  readMoney,
  startBillingServer,
  startBuyer,
} from '../helpers/billing-server.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { countDifferences, deleteAccount, exportAccount, findMentions } from './account-steps.ts';
import { callAuth } from './call-auth.ts';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.stop());

const query = async (sql: string, parameters: unknown[] = []) =>
  (await asOperator(billing.server.database, (transaction) => transaction.query(sql, parameters))).rows;
const subscriptionOf = (id: string) => billing.stripe.objects.subscriptions.get(id);
const isAlive = async ({ accessToken }: Buyer) =>
  (await callAuth(billing.server, 'GET', '/user', { token: accessToken })).status === 200;

/** Everything we hold about money, to see that nothing changed. */
const readAll = () =>
  query(`select (select jsonb_agg(c order by user_id) from public.stripe_customers c) as customers,
    (select jsonb_agg(s order by customer_id) from public.stripe_subscriptions s) as subscriptions,
    (select jsonb_agg(b order by customer_id) from public.subscription_credits b) as balances,
    (select jsonb_agg(k order by invoice_id) from billing.kept_payments k) as payments,
    (select jsonb_agg(m order by id) from billing.kept_movements m) as kept,
    (select jsonb_agg(o order by session_id) from billing.checkouts o) as checkouts,
    (select count(*)::integer from billing.ledger) as movements`);

it('shows a buyer’s plan, purchases and payments in the download', async () => {
  const buyer = await buyPlan(billing);
  const { record } = await exportAccount(billing.server, buyer);
  expect(record).toMatchObject({
    assinatura: { cliente: buyer.customerId, assinatura: buyer.subscriptionId, situacao: 'active' },
    compras: [{ compra: buyer.sessionId, fatura: buyer.invoiceId, paga: true, situacao: 'complete' }],
    creditos: { do_plano: { restantes: 120, total: 120, fatura: buyer.invoiceId } },
  });
  expect(record.assinatura.fim_do_ciclo).toMatch(/T.*Z$/);
  expect(record.creditos.movimentos).toContainEqual(
    expect.objectContaining({ tipo: 'recebido', carteira: 'do plano', origem: `invoice:${buyer.invoiceId}` }),
  );
});

it('ends the plan at the provider first, keeps the payments without the person, and takes late events calmly', async () => {
  const buyer = await buyPlan(billing);
  await callFunction(billing.server, buyer, 'generate-hooks', { prompt: 'bolo de cenoura' });
  const late = billing.stripe.renew(buyer.subscriptionId);
  expect(late.map(({ type }) => type)).toContain('invoice.paid');
  expect(await deleteAccount(billing.server, buyer)).toMatchObject({ status: 200 });

  expect(subscriptionOf(buyer.subscriptionId)?.status).toBe('canceled');
  expect(await findMentions(billing.server.database, buyer.email)).toEqual([]);
  expect(await findMentions(billing.server.database, buyer.id)).toEqual(['auth.audit_log_entries']);
  const payments = await query(
    'select invoice_id, subscription_id, amount, currency from billing.kept_payments where customer_id = $1 order by paid_at',
    [buyer.customerId],
  );
  const paid = { subscription_id: buyer.subscriptionId, amount: 1990, currency: 'brl' };
  expect(payments).toHaveLength(2);
  expect(payments).toEqual(expect.arrayContaining([{ invoice_id: buyer.invoiceId, ...paid }]));
  expect(
    await query(
      'select entry, delta, source from billing.kept_movements where customer_id = $1 order by id',
      [buyer.customerId],
    ),
  ).toEqual([
    { entry: 'grant', delta: 120, source: `invoice:${buyer.invoiceId}` },
    { entry: 'reserve', delta: -1, source: null },
  ]);
  expect(await countDifferences(billing.server.database)).toBe(0);

  const before = await readAll();
  const events = [...late, ...billing.stripe.undelivered()];
  expect(events.map(({ type }) => type)).toContain('customer.subscription.deleted');
  events.push(...billing.stripe.refund(buyer.invoiceId), ...billing.stripe.dispute(buyer.invoiceId));
  expect(new Set(await billing.deliver(events, { times: 2 }))).toEqual(new Set([200]));
  expect(await readAll()).toEqual(before);
  expect(await countDifferences(billing.server.database)).toBe(0);
});

it.each(['hangup', 500] as const)(
  'deletes nothing when the provider fails (%s), and all once it is back',
  async (status) => {
    const buyer = await buyPlan(billing);
    for (const path of [/subscriptions/, /invoices/]) {
      billing.stripe.failNext({ path, status, times: 3 });
      expect(await deleteAccount(billing.server, buyer)).toMatchObject({
        status: 502,
        body: { code: 'payment_failed', error: expect.stringContaining('nada foi excluído') },
      });
      billing.stripe.mend();
      expect(await isAlive(buyer)).toBe(true);
      expect((await readMoney(buyer)).credits).toMatchObject({ credits_total: 120 });
      expect((await exportAccount(billing.server, buyer)).status).toBe(200);
    }
    expect(await deleteAccount(billing.server, buyer)).toMatchObject({ status: 200 });
    expect(await isAlive(buyer)).toBe(false);
  },
);

it('leaves no open checkout that could still be paid', async () => {
  const buyer = await startBuyer(billing);
  await openCheckout(billing, buyer, 'price_ilimitado');
  expect(await deleteAccount(billing.server, buyer)).toMatchObject({ status: 200 });
  const sessions = [...billing.stripe.objects.sessions.values()].filter(
    ({ customer }) => customer === buyer.customerId,
  );
  expect(sessions.map(({ status }) => status)).toEqual(['expired', 'expired']);
  const before = await readAll();
  expect(new Set(await billing.deliver(billing.stripe.undelivered()))).toEqual(new Set([200]));
  expect(await readAll()).toEqual(before);
});

it('ends a plan that was paid in another tab before anybody told us', async () => {
  const buyer = await startBuyer(billing);
  const events = billing.stripe.complete(buyer.sessionId);
  const subscriptionId = String(billing.stripe.objects.sessions.get(buyer.sessionId)?.subscription);
  expect(await deleteAccount(billing.server, buyer)).toMatchObject({ status: 200 });
  expect(subscriptionOf(subscriptionId)?.status).toBe('canceled');
  expect(new Set(await billing.deliver(events))).toEqual(new Set([200]));
  expect(await query('select 1 from public.stripe_customers where user_id = $1', [buyer.id])).toEqual([]);
});

it('keeps nothing of somebody who never opened a checkout, and asks the provider nothing', async () => {
  const person = await signUpPerson(billing.server);
  const asked = billing.stripe.requests.length;
  const kept = await query('select 1 from billing.deleted_customers');
  expect(await deleteAccount(billing.server, person)).toMatchObject({ status: 200 });
  expect(billing.stripe.requests.length).toBe(asked);
  expect(await query('select 1 from billing.deleted_customers')).toHaveLength(kept.length);
});

it('lets go of what is kept when its time is over', async () => {
  const buyer = await buyPlan(billing);
  await deleteAccount(billing.server, buyer);
  await query(`update billing.deleted_customers set deleted_at = now() - interval '6 years 1 day'`);
  await signUpPerson(billing.server);
  expect(await query('select 1 from billing.kept_payments')).toEqual([]);
  expect(await query('select 1 from billing.kept_movements')).toEqual([]);
});
