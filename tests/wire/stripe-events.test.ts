import { pino } from 'pino';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeProvider } from '../../server/billing/stripe/stripe-provider.ts';
import { sweepEvents } from '../../server/billing/sweep-events.ts';
import { asService } from '../../server/db/roles.ts';
import {
  type BillingServer,
  type Buyer,
  readMoney,
  startBillingServer,
  startBuyer,
  stripeSettings,
} from '../helpers/billing-server.ts';
import { callFunction } from '../helpers/people.ts';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.stop());

const deliver = (events: readonly Stripe.Event[], more = {}) =>
  billing.stripe.deliver(events, { ...billing.webhook, ...more });

async function buy(price?: string): Promise<Buyer & { subscriptionId: string; invoiceId: string }> {
  const buyer = await startBuyer(billing, price);
  expect(new Set(await deliver(billing.stripe.complete(buyer.sessionId)))).toEqual(new Set([200]));
  const session = billing.stripe.objects.sessions.get(buyer.sessionId);
  return { ...buyer, subscriptionId: String(session?.subscription), invoiceId: String(session?.invoice) };
}

/** Σ of the ledger beside the balance, and how many rows grant. */
async function readLedger(buyer: Pick<Buyer, 'id'>) {
  const { rows } = await asService(billing.server.database, (transaction) =>
    transaction.query<{ sum: number; grants: number; differences: number }>(
      `select coalesce(sum(delta), 0)::integer as sum, (count(*) filter (where entry = 'grant'))::integer as grants,
         (select count(*)::integer from billing.find_differences() where user_id = $1) as differences
       from billing.ledger where user_id = $1 and bucket = 'subscription'`,
      [buyer.id],
    ),
  );
  return rows[0];
}

const spend = (buyer: Buyer, prompt: string) =>
  callFunction(billing.server, buyer, 'generate-hooks', { prompt });

describe('the five events of a first month and its renewal', () => {
  it('end the same in all 120 orders, doubled, and all again at once', async () => {
    const outcomes = new Set<string>();
    for (const order of permutations([0, 1, 2, 3, 4])) {
      const buyer = await startBuyer(billing);
      const first = billing.stripe.complete(buyer.sessionId);
      const subscription = String(billing.stripe.objects.sessions.get(buyer.sessionId)?.subscription);
      const events = [...first, ...billing.stripe.renew(subscription)];
      expect(events.map(({ type }) => type).toSorted()).toEqual([
        'checkout.session.completed',
        'customer.subscription.created',
        'customer.subscription.updated',
        'invoice.paid',
        'invoice.paid',
      ]);
      const ordered = order.flatMap((place) => {
        const event = events[place];
        if (event === undefined) return [];
        return place % 2 === 1 ? [event, event] : [event];
      });
      const statuses = [...(await deliver(ordered)), ...(await deliver(ordered, { parallel: true }))];
      expect(new Set(statuses), order.join()).toEqual(new Set([200]));
      const { credits, subscription: row } = await readMoney(buyer);
      const ledger = await readLedger(buyer);
      const renewed = billing.stripe.objects.subscriptions.get(subscription)?.items.data[0];
      const isCurrent = row?.current_period_end === renewed?.current_period_end;
      outcomes.add(
        JSON.stringify({
          credits,
          status: row?.status,
          isCurrent,
          sum: ledger?.sum,
          off: ledger?.differences,
        }),
      );
    }
    expect([...outcomes]).toEqual([
      JSON.stringify({
        credits: { credits_remaining: 120, credits_total: 120 },
        status: 'active',
        isCurrent: true,
        sum: 120,
        off: 0,
      }),
    ]);
  }, 300_000);
});

describe('a year of one subscription', () => {
  it('grants each paid month once, through upgrade, failed payment, cancelling, refund and dispute', async () => {
    const { stripe } = billing;
    const buyer = await buy();
    const { subscriptionId } = buyer;
    const money = () => readMoney(buyer);
    await spend(buyer, 'bolo de cenoura');
    expect((await money()).credits).toMatchObject({ credits_remaining: 119 });

    await deliver(stripe.renew(subscriptionId));
    expect((await money()).credits).toMatchObject({ credits_remaining: 120 });

    await deliver(stripe.upgrade(subscriptionId, 'price_ilimitado'));
    expect(await money()).toMatchObject({
      credits: { credits_remaining: -1, credits_total: -1 },
      subscription: { price_id: 'price_ilimitado' },
    });
    await spend(buyer, 'bolo de fubá');
    expect((await money()).credits).toMatchObject({ credits_remaining: -1 });

    for (let month = 0; month < 5; month += 1)
      await deliver(stripe.renew(subscriptionId), { shuffle: month });
    await deliver(stripe.failRenewal(subscriptionId));
    expect(await money()).toMatchObject({
      credits: { credits_remaining: -1 },
      subscription: { status: 'past_due' },
    });
    await deliver(stripe.recover(subscriptionId));
    expect((await money()).subscription).toMatchObject({ status: 'active' });

    await deliver(stripe.portalCancel(subscriptionId));
    expect((await money()).subscription?.cancel_at).toEqual(expect.any(Number));
    await deliver(stripe.portalResume(subscriptionId));
    expect((await money()).subscription?.cancel_at).toBeNull();
    await deliver(stripe.renew(subscriptionId));

    const latest = () =>
      [...stripe.objects.invoices.values()].findLast(({ customer }) => customer === buyer.customerId)?.id ??
      '';
    const [opened] = stripe.dispute(latest());
    await deliver(opened ? [opened] : []);
    expect(await spend(buyer, 'bolo de milho')).toMatchObject({
      status: 200,
      body: { credits: { type: 'free' } },
    });
    const dispute = [...stripe.objects.disputes.keys()].at(-1) ?? '';
    await deliver(stripe.closeDispute(dispute, 'won'));
    expect(await spend(buyer, 'bolo de laranja')).toMatchObject({ body: { credits: { unlimited: true } } });

    await deliver(stripe.renew(subscriptionId));
    await deliver(stripe.refund(latest(), { amount: 100 }));
    expect((await money()).credits).toMatchObject({ credits_remaining: -1 });
    await deliver(stripe.refund(latest()));
    expect((await money()).credits).toMatchObject({ credits_remaining: 0 });
    expect(await readLedger(buyer)).toMatchObject({ sum: 0, differences: 0 });

    await deliver(stripe.renew(subscriptionId));
    expect((await money()).credits).toMatchObject({ credits_remaining: -1 });
    await callFunction(billing.server, buyer, 'cancel-subscription', { subscriptionId });
    await deliver(stripe.undelivered().filter(({ type }) => type.startsWith('customer.subscription')));
    await deliver(stripe.renew(subscriptionId));
    expect(await money()).toMatchObject({
      credits: { credits_remaining: 0 },
      subscription: { status: 'canceled' },
    });
    expect(await readLedger(buyer)).toMatchObject({ sum: 0, differences: 0 });
  });

  it('gives a new subscription its own credits, which the end of the old one leaves alone', async () => {
    const { stripe } = billing;
    const buyer = await buy();
    const old = [...stripe.failRenewal(buyer.subscriptionId), ...stripe.giveUp(buyer.subscriptionId)];
    const { body } = await callFunction(billing.server, buyer, 'create-checkout', {
      price_id: 'price_ilimitado',
      success_url: 'http://127.0.0.1:3000/thank-you',
      cancel_url: 'http://127.0.0.1:3000/pricing',
    });
    expect(body).toMatchObject({ url: expect.stringContaining('checkout.stripe.com') });
    const session = [...stripe.objects.sessions.keys()].at(-1) ?? '';
    await deliver(stripe.complete(session));
    await deliver(old, { shuffle: true, times: 2 });
    expect(await readMoney(buyer)).toMatchObject({
      credits: { credits_remaining: -1 },
      subscription: { status: 'active', price_id: 'price_ilimitado' },
    });
  });

  it('takes the credits of a payment lost to a dispute, and grants none for one refunded before it was heard of', async () => {
    const { stripe } = billing;
    const lost = await buy();
    await deliver(stripe.dispute(lost.invoiceId));
    await deliver(stripe.closeDispute([...stripe.objects.disputes.keys()].at(-1) ?? '', 'lost'));
    expect((await readMoney(lost)).credits).toMatchObject({ credits_remaining: 0 });

    const refunded = await startBuyer(billing);
    const paid = stripe.complete(refunded.sessionId);
    const invoice = String(stripe.objects.sessions.get(refunded.sessionId)?.invoice);
    await deliver(stripe.refund(invoice));
    await deliver(paid);
    expect((await readMoney(refunded)).credits).toMatchObject({ credits_remaining: 0 });
  });
});

describe('an event that says nothing new about money', () => {
  it.each<[type: Stripe.Event.Type, like: Stripe.Event.Type]>([
    ['checkout.session.async_payment_succeeded', 'checkout.session.completed'],
    ['checkout.session.async_payment_failed', 'checkout.session.completed'],
    ['customer.subscription.paused', 'customer.subscription.created'],
    ['customer.subscription.resumed', 'customer.subscription.created'],
    ['invoice.payment_action_required', 'invoice.paid'],
    ['customer.updated', 'customer.subscription.created'],
  ])('%s is taken and moves no credit', async (type, like) => {
    const buyer = await startBuyer(billing);
    const events = billing.stripe.complete(buyer.sessionId);
    await deliver(events);
    const before = await readMoney(buyer);
    const model = events.find((event) => event.type === like);
    if (model === undefined) throw new Error(`No ${like} among the events of a purchase`);
    const event = { ...model, id: `evt_${type}_${buyer.id}`, type } as Stripe.Event;
    expect(await deliver([event, event])).toEqual([200, 200]);
    expect(await readMoney(buyer)).toEqual(before);
    expect(await readLedger(buyer)).toMatchObject({ sum: 120, grants: 1, differences: 0 });
  });

  it('lets the credits rest while a subscription is paused, and gives them back when it goes on', async () => {
    const buyer = await buy();
    const subscription = billing.stripe.objects.subscriptions.get(buyer.subscriptionId);
    const model = billing.stripe.events().findLast(({ type }) => type === 'customer.subscription.created');
    if (subscription === undefined || model === undefined) throw new Error('Bought, but not subscribed');
    const tell = (type: string) =>
      deliver([
        { ...model, id: `evt_${type}_${buyer.id}`, type, data: { object: subscription } } as Stripe.Event,
      ]);
    const spent = () => spend(buyer, `Dormir melhor ${crypto.randomUUID()}`);
    subscription.status = 'paused';
    expect(await tell('customer.subscription.paused')).toEqual([200]);
    expect((await readMoney(buyer)).subscription).toMatchObject({ status: 'paused' });
    expect((await spent()).body).toMatchObject({ credits: { type: 'free' } });
    subscription.status = 'active';
    expect(await tell('customer.subscription.resumed')).toEqual([200]);
    expect((await spent()).body).toMatchObject({ credits: { type: 'subscription', remaining: 119 } });
    expect(await readLedger(buyer)).toMatchObject({ sum: 119, differences: 0 });
  });
});

describe('a webhook that cannot be trusted or cannot be handled', () => {
  const post = (body: string, signature: string) =>
    fetch(billing.webhook.url, { method: 'POST', body, headers: { 'stripe-signature': signature } });

  it('refuses what is forged, old, of another secret or written again', async () => {
    const buyer = await startBuyer(billing);
    const events = billing.stripe.complete(buyer.sessionId);
    const now = Math.floor(Date.now() / 1000);
    expect(new Set(await deliver(events, { secret: 'whsec_other' }))).toEqual(new Set([400]));
    expect(new Set(await deliver(events, { signedAt: now - 301 }))).toEqual(new Set([400]));
    const seen: { body: string; signature: string }[] = [];
    await deliver(events, {
      fetch: async (request: Request) => {
        seen.push({ body: await request.text(), signature: request.headers.get('stripe-signature') ?? '' });
        return new Response(null, { status: 500 });
      },
    });
    for (const { body, signature } of seen) {
      expect((await post(JSON.stringify(JSON.parse(body)), signature)).status).toBe(400);
      expect((await post(body.replace('evt_', 'evx_'), signature)).status).toBe(400);
      expect((await post(body, '')).status).toBe(400);
      expect((await post(body, 't=1,v1=00')).status).toBe(400);
    }
    expect((await readMoney(buyer)).credits).toBeNull();
    // A replay of what is genuine changes nothing.
    for (let round = 0; round < 3; round += 1) {
      for (const { body, signature } of seen) expect((await post(body, signature)).status).toBe(200);
    }
    expect((await readMoney(buyer)).credits).toMatchObject({ credits_remaining: 120 });
    expect(await readLedger(buyer)).toMatchObject({ grants: 1, sum: 120 });
  });

  it('answers 5xx while Stripe cannot be asked, keeps nothing, and does it all when told again', async () => {
    const buyer = await startBuyer(billing);
    const events = billing.stripe.complete(buyer.sessionId);
    billing.stripe.failNext({ path: /subscriptions|invoices|sessions/, status: 500, times: 1_000 });
    const failed = await deliver(events, { parallel: true });
    expect(failed.every((status) => status >= 500)).toBe(true);
    expect((await readMoney(buyer)).credits).toBeNull();
    billing.stripe.mend();
    expect(new Set(await deliver(events))).toEqual(new Set([200]));
    expect((await readMoney(buyer)).credits).toMatchObject({ credits_remaining: 120 });
  });

  it('takes an event far larger than any request of a person’s, and nothing without end', async () => {
    const buyer = await startBuyer(billing);
    const [event, ...others] = billing.stripe.complete(buyer.sessionId);
    if (event === undefined) throw new Error('Completing a session makes events');
    const grown = (bytes: number) => ({ ...event, filler: 'x'.repeat(bytes) });
    expect(await deliver([grown(200_000), ...others])).toEqual([event, ...others].map(() => 200));
    expect((await readMoney(buyer)).credits).toMatchObject({ credits_remaining: 120 });
    expect(await deliver([{ ...grown(2_000_000), id: 'evt_endless' }])).toEqual([413]);
  });

  it('finds by itself what no webhook took', async () => {
    const buyer = await startBuyer(billing);
    billing.stripe.complete(buyer.sessionId);
    const count = await sweepEvents({
      database: billing.server.database,
      provider: createStripeProvider(stripeSettings(billing.stripe)),
      catalogue: { PLANO_ESSENTIALS: 'price_essencial', PLANO_ILIMITADO: 'price_ilimitado' },
      log: pino({ level: 'silent' }),
    });
    expect(count).toBeGreaterThanOrEqual(3);
    expect((await readMoney(buyer)).credits).toMatchObject({ credits_remaining: 120 });
  });

  it('leaves alone what is not ours: another product’s subscription on the same account', async () => {
    const buyer = await buy();
    const subscription = billing.stripe.objects.subscriptions.get(buyer.subscriptionId);
    const item = subscription?.items.data[0];
    const foreign = billing.stripe.objects.prices.get('price_other');
    if (item && foreign) item.price = foreign;
    expect(await deliver(billing.stripe.renew(buyer.subscriptionId))).toEqual([200, 200]);
    expect(await readLedger(buyer)).toMatchObject({ grants: 1 });
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
