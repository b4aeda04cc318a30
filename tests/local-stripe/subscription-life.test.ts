import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccount, type Sale, sellPlan, type TestAccount, typesOf } from './test-account.ts';

const seconds = (date: string) => Date.parse(date) / 1000;
const monthEnd = seconds('2027-01-31T15:30:00Z');

let account: TestAccount;
let sdk: Stripe;
let sale: Sale;

beforeEach(async () => {
  account = await openTestAccount({ startAt: monthEnd });
  sdk = account.sdk;
  sale = await sellPlan(account);
});
afterEach(() => account.stripe.stop());

const current = () => sdk.subscriptions.retrieve(sale.subscription);
const dateOf = (unix = 0) => new Date(unix * 1000).toISOString().slice(0, 10);

async function periodEnd(): Promise<number> {
  return (await current()).items.data[0]?.current_period_end ?? 0;
}

describe('a sale', () => {
  it('tells of the subscription, the paid invoice and the complete session', async () => {
    expect(typesOf(sale.events)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ]);
    expect(await current()).toMatchObject({
      status: 'active',
      customer: sale.customer,
      latest_invoice: sale.invoice,
      billing_mode: { type: 'flexible' },
      metadata: { user_id: 'user-1' },
    });
    expect(await current()).not.toHaveProperty('current_period_end');
    expect(dateOf(await periodEnd())).toBe('2027-02-28');
  });

  it('shapes the invoice as the pinned version does', async () => {
    const invoice = await sdk.invoices.retrieve(sale.invoice);
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 1990,
      billing_reason: 'subscription_create',
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: sale.subscription, metadata: { user_id: 'user-1' } },
      },
    });
    expect(invoice.lines.data).toMatchObject([
      {
        amount: 1990,
        pricing: { price_details: { price: 'price_essencial' } },
        parent: { subscription_item_details: { proration: false } },
        period: { start: monthEnd, end: seconds('2027-02-28T15:30:00Z') },
      },
    ]);
    for (const gone of ['subscription', 'payment_intent', 'charge', 'paid']) {
      expect(invoice).not.toHaveProperty(gone);
    }
  });

  it('leads from the charge back to the invoice through invoice payments', async () => {
    const [payment] = (await sdk.invoicePayments.list({ invoice: sale.invoice })).data;
    const intent = await sdk.paymentIntents.retrieve(String(payment?.payment.payment_intent));
    const charge = await sdk.charges.retrieve(String(intent.latest_charge));
    const back = await sdk.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: String(charge.payment_intent) },
    });
    expect(back.data).toMatchObject([{ invoice: sale.invoice, status: 'paid', amount_paid: 1990 }]);
    const expand = ['payments.data.payment.payment_intent'];
    expect((await sdk.invoices.retrieve(sale.invoice, { expand })).payments?.data).toMatchObject([
      { id: payment?.id, payment: { payment_intent: { id: intent.id, status: 'succeeded' } } },
    ]);
  });

  it('leaves the session open after a declined card, and closes it for who walks away', async () => {
    const { id } = await sdk.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_ilimitado', quantity: 1 }],
      success_url: 'https://fisga.example/',
    });
    expect(account.stripe.decline(id)).toEqual([]);
    expect(await sdk.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null });
    expect(typesOf(account.stripe.abandon(id))).toEqual(['checkout.session.expired']);
    expect(await sdk.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  });
});

describe('a renewal', () => {
  it('happens twelve times by the calendar, also at the ends of months', async () => {
    const ends = [];
    for (let month = 0; month < 12; month += 1) {
      const events = account.stripe.renew(sale.subscription);
      expect(typesOf(events)).toEqual(['customer.subscription.updated', 'invoice.paid']);
      ends.push(dateOf(await periodEnd()));
    }
    expect(ends).toEqual([
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ]);
    const invoices = await sdk.invoices.list({ subscription: sale.subscription, limit: 100 });
    expect(invoices.data).toHaveLength(13);
  });

  it('invoices the new month, looks back in the invoice and forward in its line', async () => {
    const firstEnd = await periodEnd();
    const [updated, paid] = account.stripe.renew(sale.subscription);
    expect(updated?.data.previous_attributes).toHaveProperty('items');
    expect(paid?.data.object).toMatchObject({
      billing_reason: 'subscription_cycle',
      period_start: monthEnd,
      period_end: firstEnd,
      lines: { data: [{ period: { start: firstEnd, end: await periodEnd() } }] },
    });
    expect(account.stripe.clock.now()).toBe(firstEnd + 3600);
  });

  it('can fail after the period has turned, and recover', async () => {
    const firstEnd = await periodEnd();
    expect(typesOf(account.stripe.failRenewal(sale.subscription))).toEqual([
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    expect((await current()).status).toBe('past_due');
    expect(await periodEnd()).toBeGreaterThan(firstEnd);
    const [open] = (await sdk.invoices.list({ customer: sale.customer, status: 'open' })).data;
    expect(open).toMatchObject({
      attempt_count: 1,
      amount_remaining: 1990,
      next_payment_attempt: expect.any(Number),
    });
    account.stripe.clock.advance({ days: 3 });
    expect(typesOf(account.stripe.recover(sale.subscription))).toEqual([
      'invoice.paid',
      'customer.subscription.updated',
    ]);
    expect((await current()).status).toBe('active');
    expect(await sdk.invoices.retrieve(open?.id ?? '')).toMatchObject({ status: 'paid', attempt_count: 2 });
  });

  it.each(['canceled', 'unpaid'] as const)('can be given up for good: %s', async (outcome) => {
    account.stripe.failRenewal(sale.subscription);
    expect(typesOf(account.stripe.giveUp(sale.subscription, outcome))).toEqual([
      'invoice.payment_failed',
      outcome === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    ]);
    expect((await current()).status).toBe(outcome);
  });
});

describe('a cancellation', () => {
  it('through the API sets the boolean, can be taken back, and ends at the end', async () => {
    const canceled = await sdk.subscriptions.update(sale.subscription, { cancel_at_period_end: true });
    expect(canceled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: await periodEnd(),
    });
    const [event] = account.stripe.undelivered().slice(-1);
    expect(event).toMatchObject({
      type: 'customer.subscription.updated',
      data: { previous_attributes: { cancel_at_period_end: false, cancel_at: null } },
      request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
    });
    const resumed = await sdk.subscriptions.update(sale.subscription, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await sdk.subscriptions.update(sale.subscription, { cancel_at_period_end: true });
    expect(typesOf(account.stripe.renew(sale.subscription))).toEqual(['customer.subscription.deleted']);
    expect(await current()).toMatchObject({ status: 'canceled', ended_at: await periodEnd() });
  });

  it('in the portal sets a date and leaves the boolean, and only the date takes it back', async () => {
    expect(typesOf(account.stripe.portalCancel(sale.subscription))).toEqual([
      'customer.subscription.updated',
    ]);
    const scheduled = { cancel_at_period_end: false, cancel_at: await periodEnd() };
    expect(await current()).toMatchObject(scheduled);
    expect(await sdk.subscriptions.update(sale.subscription, { cancel_at_period_end: false })).toMatchObject(
      scheduled,
    );
    expect(await sdk.subscriptions.update(sale.subscription, { cancel_at: '' })).toMatchObject({
      cancel_at: null,
    });
    account.stripe.portalCancel(sale.subscription);
    account.stripe.portalResume(sale.subscription);
    account.stripe.portalCancel(sale.subscription);
    expect(typesOf(account.stripe.renew(sale.subscription))).toEqual(['customer.subscription.deleted']);
  });

  it('takes one of the two settings at a time', async () => {
    const both = sdk.subscriptions.update(sale.subscription, { cancel_at_period_end: false, cancel_at: '' });
    await expect(both).rejects.toThrow('Please pass in only one');
  });

  it('at once is for good', async () => {
    expect(await sdk.subscriptions.cancel(sale.subscription)).toMatchObject({ status: 'canceled' });
    expect(account.stripe.events().at(-1)).toMatchObject({ type: 'customer.subscription.deleted' });
    await expect(sdk.subscriptions.cancel(sale.subscription)).rejects.toMatchObject({ statusCode: 404 });
    const resume = sdk.subscriptions.update(sale.subscription, { cancel_at_period_end: false });
    await expect(resume).rejects.toMatchObject({ code: 'invalid_canceled_subscription_fields' });
    const { customer } = sale;
    expect((await sdk.subscriptions.list({ customer })).data).toEqual([]);
    expect((await sdk.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });
});
