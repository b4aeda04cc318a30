import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeProvider } from '../../server/billing/stripe/stripe-provider.ts';
import { sweepEvents } from '../../server/billing/sweep-events.ts';
import {
  type BillingServer,
  buyPlan,
  readLedger,
  readMoney,
  startBillingServer,
  startBuyer,
  stripeSettings,
} from '../helpers/billing-server.ts';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.stop());

describe('a webhook that cannot be trusted or cannot be handled', () => {
  const post = (body: string, signature: string) =>
    fetch(billing.webhook.url, { method: 'POST', body, headers: { 'stripe-signature': signature } });

  it('refuses what is forged, old, of another secret or written again', async () => {
    const buyer = await startBuyer(billing);
    const events = billing.stripe.complete(buyer.sessionId);
    const now = Math.floor(Date.now() / 1000);
    expect(new Set(await billing.deliver(events, { secret: 'whsec_other' }))).toEqual(new Set([400]));
    expect(new Set(await billing.deliver(events, { signedAt: now - 301 }))).toEqual(new Set([400]));
    const seen: { body: string; signature: string }[] = [];
    await billing.deliver(events, {
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
    expect(await readLedger(billing, buyer)).toMatchObject({ grants: 1, sum: 120 });
  });

  it('answers 5xx while Stripe cannot be asked, keeps nothing, and does it all when told again', async () => {
    const buyer = await startBuyer(billing);
    const events = billing.stripe.complete(buyer.sessionId);
    billing.stripe.failNext({ path: /subscriptions|invoices|sessions/, status: 500, times: 1_000 });
    const failed = await billing.deliver(events, { parallel: true });
    expect(failed.every((status) => status >= 500)).toBe(true);
    expect((await readMoney(buyer)).credits).toBeNull();
    billing.stripe.mend();
    expect(new Set(await billing.deliver(events))).toEqual(new Set([200]));
    expect((await readMoney(buyer)).credits).toMatchObject({ credits_remaining: 120 });
  });

  it('takes an event far larger than any request of a person’s, and nothing without end', async () => {
    const buyer = await startBuyer(billing);
    const [event, ...others] = billing.stripe.complete(buyer.sessionId);
    if (event === undefined) throw new Error('Completing a session makes events');
    const grown = (bytes: number) => ({ ...event, filler: 'x'.repeat(bytes) });
    expect(await billing.deliver([grown(200_000), ...others])).toEqual([event, ...others].map(() => 200));
    expect((await readMoney(buyer)).credits).toMatchObject({ credits_remaining: 120 });
    expect(await billing.deliver([{ ...grown(2_000_000), id: 'evt_endless' }])).toEqual([413]);
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
    const buyer = await buyPlan(billing);
    const subscription = billing.stripe.objects.subscriptions.get(buyer.subscriptionId);
    const item = subscription?.items.data[0];
    const foreign = billing.stripe.objects.prices.get('price_other');
    if (item && foreign) item.price = foreign;
    expect(await billing.deliver(billing.stripe.renew(buyer.subscriptionId))).toEqual([200, 200]);
    expect(await readLedger(billing, buyer)).toMatchObject({ grants: 1 });
  });
});
