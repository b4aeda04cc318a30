import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BillingServer,
  type Buyer,
  buyPlan,
  readLedger,
  readMoney,
  startBillingServer,
  startBuyer,
} from '../helpers/billing-server.ts';
import { knownTopics } from '../helpers/known-topics.ts';
import { callFunction } from '../helpers/people.ts';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.stop());

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
      const statuses = [
        ...(await billing.deliver(ordered)),
        ...(await billing.deliver(ordered, { parallel: true })),
      ];
      expect(new Set(statuses), order.join()).toEqual(new Set([200]));
      const { credits, subscription: row } = await readMoney(buyer);
      const ledger = await readLedger(billing, buyer);
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
    const buyer = await buyPlan(billing);
    const { subscriptionId } = buyer;
    const money = () => readMoney(buyer);
    await spend(buyer, 'bolo de cenoura');
    expect((await money()).credits).toMatchObject({ credits_remaining: 119 });

    await billing.deliver(stripe.renew(subscriptionId));
    expect((await money()).credits).toMatchObject({ credits_remaining: 120 });

    await billing.deliver(stripe.upgrade(subscriptionId, 'price_ilimitado'));
    expect(await money()).toMatchObject({
      credits: { credits_remaining: -1, credits_total: -1 },
      subscription: { price_id: 'price_ilimitado' },
    });
    await spend(buyer, 'bolo de fubá');
    expect((await money()).credits).toMatchObject({ credits_remaining: -1 });

    for (let month = 0; month < 5; month += 1)
      await billing.deliver(stripe.renew(subscriptionId), { shuffle: month });
    await billing.deliver(stripe.failRenewal(subscriptionId));
    expect(await money()).toMatchObject({
      credits: { credits_remaining: -1 },
      subscription: { status: 'past_due' },
    });
    await billing.deliver(stripe.recover(subscriptionId));
    expect((await money()).subscription).toMatchObject({ status: 'active' });

    await billing.deliver(stripe.portalCancel(subscriptionId));
    expect((await money()).subscription?.cancel_at).toEqual(expect.any(Number));
    await billing.deliver(stripe.portalResume(subscriptionId));
    expect((await money()).subscription?.cancel_at).toBeNull();
    await billing.deliver(stripe.renew(subscriptionId));

    const latest = () =>
      [...stripe.objects.invoices.values()].findLast(({ customer }) => customer === buyer.customerId)?.id ??
      '';
    const [opened] = stripe.dispute(latest());
    await billing.deliver(opened ? [opened] : []);
    expect(await spend(buyer, 'bolo de milho')).toMatchObject({
      status: 200,
      body: { credits: { type: 'free' } },
    });
    const dispute = [...stripe.objects.disputes.keys()].at(-1) ?? '';
    await billing.deliver(stripe.closeDispute(dispute, 'won'));
    expect(await spend(buyer, 'bolo de laranja')).toMatchObject({ body: { credits: { unlimited: true } } });

    await billing.deliver(stripe.renew(subscriptionId));
    await billing.deliver(stripe.refund(latest(), { amount: 100 }));
    expect((await money()).credits).toMatchObject({ credits_remaining: -1 });
    await billing.deliver(stripe.refund(latest()));
    expect((await money()).credits).toMatchObject({ credits_remaining: 0 });
    expect(await readLedger(billing, buyer)).toMatchObject({ sum: 0, differences: 0 });

    await billing.deliver(stripe.renew(subscriptionId));
    expect((await money()).credits).toMatchObject({ credits_remaining: -1 });
    await callFunction(billing.server, buyer, 'cancel-subscription', { subscriptionId });
    await billing.deliver(
      stripe.undelivered().filter(({ type }) => type.startsWith('customer.subscription')),
    );
    await billing.deliver(stripe.renew(subscriptionId));
    expect(await money()).toMatchObject({
      credits: { credits_remaining: 0 },
      subscription: { status: 'canceled' },
    });
    expect(await readLedger(billing, buyer)).toMatchObject({ sum: 0, differences: 0 });
  });

  it('gives a new subscription its own credits, which the end of the old one leaves alone', async () => {
    const { stripe } = billing;
    const buyer = await buyPlan(billing);
    const old = [...stripe.failRenewal(buyer.subscriptionId), ...stripe.giveUp(buyer.subscriptionId)];
    const { body } = await callFunction(billing.server, buyer, 'create-checkout', {
      price_id: 'price_ilimitado',
      success_url: 'http://127.0.0.1:3000/thank-you',
      cancel_url: 'http://127.0.0.1:3000/pricing',
    });
    expect(body).toMatchObject({ url: expect.stringContaining('checkout.stripe.com') });
    const session = [...stripe.objects.sessions.keys()].at(-1) ?? '';
    await billing.deliver(stripe.complete(session));
    await billing.deliver(old, { shuffle: true, times: 2 });
    expect(await readMoney(buyer)).toMatchObject({
      credits: { credits_remaining: -1 },
      subscription: { status: 'active', price_id: 'price_ilimitado' },
    });
  });

  it('takes the credits of a payment lost to a dispute, and grants none for one refunded before it was heard of', async () => {
    const { stripe } = billing;
    const lost = await buyPlan(billing);
    await billing.deliver(stripe.dispute(lost.invoiceId));
    await billing.deliver(stripe.closeDispute([...stripe.objects.disputes.keys()].at(-1) ?? '', 'lost'));
    expect((await readMoney(lost)).credits).toMatchObject({ credits_remaining: 0 });

    const refunded = await startBuyer(billing);
    const paid = stripe.complete(refunded.sessionId);
    const invoice = String(stripe.objects.sessions.get(refunded.sessionId)?.invoice);
    await billing.deliver(stripe.refund(invoice));
    await billing.deliver(paid);
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
    await billing.deliver(events);
    const before = await readMoney(buyer);
    const model = events.find((event) => event.type === like);
    if (model === undefined) throw new Error(`No ${like} among the events of a purchase`);
    const event = { ...model, id: `evt_${type}_${buyer.id}`, type } as Stripe.Event;
    expect(await billing.deliver([event, event])).toEqual([200, 200]);
    expect(await readMoney(buyer)).toEqual(before);
    expect(await readLedger(billing, buyer)).toMatchObject({ sum: 120, grants: 1, differences: 0 });
  });

  it('lets the credits rest while a subscription is paused, and gives them back when it goes on', async () => {
    const buyer = await buyPlan(billing);
    const subscription = billing.stripe.objects.subscriptions.get(buyer.subscriptionId);
    const model = billing.stripe.events().findLast(({ type }) => type === 'customer.subscription.created');
    if (subscription === undefined || model === undefined) throw new Error('Bought, but not subscribed');
    const tell = (type: string) =>
      billing.deliver([
        { ...model, id: `evt_${type}_${buyer.id}`, type, data: { object: subscription } } as Stripe.Event,
      ]);
    const topics = [...knownTopics];
    const spent = () => spend(buyer, topics.pop() ?? '');
    subscription.status = 'paused';
    expect(await tell('customer.subscription.paused')).toEqual([200]);
    expect((await readMoney(buyer)).subscription).toMatchObject({ status: 'paused' });
    expect((await spent()).body).toMatchObject({ credits: { type: 'free' } });
    subscription.status = 'active';
    expect(await tell('customer.subscription.resumed')).toEqual([200]);
    expect((await spent()).body).toMatchObject({ credits: { type: 'subscription', remaining: 119 } });
    expect(await readLedger(billing, buyer)).toMatchObject({ sum: 119, differences: 0 });
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
