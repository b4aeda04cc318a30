import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccount, type Sale, sellPlan, type TestAccount, typesOf } from './test-account.ts';

const start = Date.parse('2027-06-01T12:00:00Z') / 1000;

let account: TestAccount;
let sdk: Stripe;
let sale: Sale;

beforeEach(async () => {
  account = await openTestAccount({ startAt: start });
  sdk = account.sdk;
  sale = await sellPlan(account);
});
afterEach(() => account.stripe.stop());

/** June has thirty days, so ten days leave two thirds of the month unused. */
const tenDays = () => account.stripe.clock.advance({ days: 10 });
const unusedShare = -Math.round((1990 * 20) / 30);

async function change(params: Stripe.SubscriptionUpdateParams): Promise<Stripe.Subscription> {
  const { items } = await sdk.subscriptions.retrieve(sale.subscription);
  return sdk.subscriptions.update(sale.subscription, {
    items: [{ id: items.data[0]?.id, price: 'price_ilimitado' }],
    ...params,
  });
}

async function latestInvoice(): Promise<Stripe.Invoice> {
  const [invoice] = (await sdk.invoices.list({ subscription: sale.subscription, limit: 1 })).data;
  if (invoice === undefined) throw new Error('no invoice');
  return invoice;
}

describe('an upgrade that begins a new month', () => {
  const expectNewMonth = async (now: number) => {
    const invoice = await latestInvoice();
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    expect(invoice.amount_paid).toBe(2990 + unusedShare);
    expect(invoice.lines.data).toMatchObject([
      {
        amount: unusedShare,
        pricing: { price_details: { price: 'price_essencial' } },
        parent: {
          subscription_item_details: {
            proration: true,
            proration_details: { credited_items: { invoice: sale.invoice } },
          },
        },
      },
      {
        amount: 2990,
        pricing: { price_details: { price: 'price_ilimitado' } },
        parent: { subscription_item_details: { proration: false } },
        period: { start: now, end: Date.parse('2027-07-11T12:00:00Z') / 1000 },
      },
    ]);
  };

  it('through the API gives the unused time back and bills a whole month at once', async () => {
    const now = tenDays();
    const changed = await change({
      proration_behavior: 'always_invoice',
      billing_cycle_anchor: { type: 'now' },
    });
    expect(changed).toMatchObject({
      billing_cycle_anchor: now,
      items: { data: [{ price: { id: 'price_ilimitado' } }] },
    });
    await expectNewMonth(now);
    expect(typesOf(account.stripe.undelivered()).slice(-2)).toEqual([
      'customer.subscription.updated',
      'invoice.paid',
    ]);
  });

  it('in the dashboard does the same', async () => {
    const now = tenDays();
    expect(typesOf(account.stripe.upgrade(sale.subscription, 'price_ilimitado'))).toEqual([
      'customer.subscription.updated',
      'invoice.paid',
    ]);
    await expectNewMonth(now);
  });

  it('wants the anchor as an object since endive', async () => {
    const old = { billing_cycle_anchor: 'now' } as unknown as Stripe.SubscriptionUpdateParams;
    await expect(change({ proration_behavior: 'always_invoice', ...old })).rejects.toMatchObject({
      statusCode: 400,
      param: 'billing_cycle_anchor',
    });
  });
});

describe('a change within the month', () => {
  it('bills prorations alone', async () => {
    tenDays();
    await change({ proration_behavior: 'always_invoice' });
    const { lines, amount_paid: paid } = await latestInvoice();
    expect(lines.data.map((line) => line.parent?.subscription_item_details?.proration)).toEqual([true, true]);
    expect(paid).toBe(Math.round((2990 * 20) / 30) + unusedShare);
  });

  it('to a cheaper plan leaves a balance that the next month uses up', async () => {
    account.stripe.upgrade(sale.subscription, 'price_ilimitado');
    tenDays();
    account.stripe.upgrade(sale.subscription, 'price_other');
    const unused = Math.round((2990 * 20) / 30);
    expect(await latestInvoice()).toMatchObject({
      total: 990 - unused,
      amount_due: 0,
      amount_paid: 0,
      status: 'paid',
    });
    expect(await sdk.customers.retrieve(sale.customer)).toMatchObject({ balance: 990 - unused });
    account.stripe.renew(sale.subscription);
    expect(await latestInvoice()).toMatchObject({ total: 990, amount_due: 0, ending_balance: 1980 - unused });
  });

  it('is refused for an item or a price that does not exist', async () => {
    const behavior = { proration_behavior: 'always_invoice' } as const;
    await expect(
      change({ ...behavior, items: [{ id: 'si_none', price: 'price_other' }] }),
    ).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'items[0][id]',
    });
    const { items } = await sdk.subscriptions.retrieve(sale.subscription);
    await expect(
      change({ ...behavior, items: [{ id: items.data[0]?.id, price: 'price_none' }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'items[0][price]' });
  });
});

describe('money that goes back', () => {
  it('is told of cumulatively, in part and in full, through the API and the dashboard', async () => {
    const [payment] = (await sdk.invoicePayments.list({ invoice: sale.invoice })).data;
    const intent = String(payment?.payment.payment_intent);
    const refund = await sdk.refunds.create({ payment_intent: intent, amount: 500 });
    expect(refund).toMatchObject({ amount: 500, status: 'succeeded', payment_intent: intent });
    expect(account.stripe.events().at(-1)).toMatchObject({
      type: 'charge.refunded',
      data: {
        object: { amount_refunded: 500, refunded: false },
        previous_attributes: { amount_refunded: 0 },
      },
    });
    await expect(sdk.refunds.create({ payment_intent: intent, amount: 1491 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect(account.stripe.refund(sale.invoice)).toMatchObject([
      {
        data: {
          object: { amount_refunded: 1990, refunded: true },
          previous_attributes: { amount_refunded: 500 },
        },
      },
    ]);
    await expect(sdk.refunds.create({ charge: String(refund.charge) })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it.each(['won', 'lost'] as const)('may be disputed: %s', async (outcome) => {
    const [opened] = account.stripe.dispute(sale.invoice);
    expect(opened).toMatchObject({
      type: 'charge.dispute.created',
      data: { object: { status: 'needs_response' } },
    });
    const dispute = opened?.data.object as Stripe.Dispute;
    expect(await sdk.charges.retrieve(String(dispute.charge))).toMatchObject({ disputed: true });
    await expect(sdk.refunds.create({ charge: String(dispute.charge) })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect(account.stripe.closeDispute(dispute.id, outcome)).toMatchObject([
      { type: 'charge.dispute.closed', data: { object: { id: dispute.id, status: outcome } } },
    ]);
  });
});
