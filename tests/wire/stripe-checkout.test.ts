import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type BillingServer,
  buyPlan,
  openCheckout,
  readMoney,
  startBillingServer,
  startBuyer,
} from '../helpers/billing-server.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { isRealPostgres } from '../helpers/test-database.ts';
import { watchQueries } from '../helpers/watch-queries.ts';

let billing: BillingServer;
/** What happens after a statement of the product, in its transaction. */
let afterQuery = async (_sql: string) => {};
beforeAll(async () => {
  billing = await startBillingServer((database) => watchQueries(database, (sql) => afterQuery(sql)));
});
afterEach(() => billing.stripe.delay(0));
afterAll(() => billing.stop());

const call = (person: Pick<Person, 'accessToken'>, name: string, body: unknown) =>
  callFunction(billing.server, person, name, body);

describe('opening a checkout', () => {
  it('stores the customer before there is anything to pay, and asks for exactly what we sell', async () => {
    const person = await signUpPerson(billing.server);
    const { status, body, sessionId } = await openCheckout(billing, person);
    expect({ status, body }).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^https:/) } });
    const { data } = await person.client.from('stripe_customers').select('customer_id').single();
    const sent = billing.stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(sent?.params).toEqual({
      mode: 'subscription',
      customer: data?.customer_id,
      line_items: [{ price: 'price_essencial', quantity: '1' }],
      client_reference_id: person.id,
      metadata: { user_id: person.id, price_id: 'price_essencial' },
      subscription_data: { metadata: { user_id: person.id } },
      success_url: 'http://127.0.0.1:3000/thank-you?plano=Essencial&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://127.0.0.1:3000/pricing',
      locale: 'pt-BR',
      allowed_payment_method_types: ['card'],
    });
    expect(sent?.headers['stripe-version']).toBe('2026-10-28.endive');
    expect(sessionId).toMatch(/^cs_/);
  });

  it('gives a double click one session, and leaves only the latest of several tabs payable', async () => {
    const person = await signUpPerson(billing.server);
    const [first, second] = await Promise.all([openCheckout(billing, person), openCheckout(billing, person)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toEqual(second.body);
    expect((await openCheckout(billing, person)).body).toEqual(first.body);
    const later = await openCheckout(billing, person, 'price_ilimitado');
    const own = [...billing.stripe.objects.sessions.values()].filter(
      ({ metadata }) => metadata?.user_id === person.id,
    );
    expect(own.filter(({ status }) => status === 'open').map(({ id }) => id)).toEqual([later.sessionId]);
  });

  it.runIf(isRealPostgres)(
    'gives one session, also when the first click is noted while the second looks',
    async () => {
      const person = await signUpPerson(billing.server);
      let reads = 0;
      let first: Awaited<ReturnType<typeof openCheckout>> | null = null;
      // Between the two reads that say what is open and what was asked so far, the other click goes all the way.
      afterQuery = async (sql) => {
        if (!/ as is_fresh | as opened/.test(sql)) return;
        reads += 1;
        if (reads !== 2) return;
        afterQuery = async () => {};
        first = await openCheckout(billing, person);
      };
      const second = await openCheckout(billing, person);
      expect(first).toMatchObject({ status: 200, body: second.body });
      const own = [...billing.stripe.objects.sessions.values()].filter(
        ({ metadata }) => metadata?.user_id === person.id,
      );
      expect(own).toHaveLength(1);
    },
  );

  it('refuses a price that is not ours, addresses that are not ours, and a visitor', async () => {
    const person = await signUpPerson(billing.server);
    const before = billing.stripe.objects.sessions.size;
    expect(await openCheckout(billing, person, 'price_other')).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    });
    const order = { price_id: 'price_essencial', mode: 'subscription' };
    const own = 'http://127.0.0.1:3000/pricing';
    for (const foreign of [
      'https://evil.example/thank-you',
      'http://127.0.0.1:3000@evil.example/',
      'http://127.0.0.1:3001/thank-you',
      'http://localhost:3001/thank-you',
      'https://localhost:3000/thank-you',
      'http://localhost.evil.example:3000/thank-you',
      'javascript:alert(1)',
      '//evil.example/',
    ]) {
      const asSuccess = await call(person, 'create-checkout', {
        ...order,
        success_url: foreign,
        cancel_url: own,
      });
      const asCancel = await call(person, 'create-checkout', {
        ...order,
        success_url: own,
        cancel_url: foreign,
      });
      expect([asSuccess.status, asCancel.status], foreign).toEqual([400, 400]);
    }
    const visitor = await call({ accessToken: billing.server.publishableKey }, 'create-checkout', {
      ...order,
      success_url: own,
      cancel_url: own,
    });
    expect(visitor).toMatchObject({ status: 401, body: { code: 'no_session' } });
    expect(billing.stripe.objects.sessions.size).toBe(before);
  });

  it('forces a subscription, whatever mode is asked for', async () => {
    const person = await signUpPerson(billing.server);
    const own = 'http://127.0.0.1:3000/pricing';
    const body = { price_id: 'price_essencial', success_url: own, cancel_url: own, mode: 'payment' };
    expect((await call(person, 'create-checkout', body)).status).toBe(200);
    expect([...billing.stripe.objects.sessions.values()].at(-1)?.mode).toBe('subscription');
  });

  it('opens the portal, not a second checkout, while a subscription runs, even one no event told of yet', async () => {
    const buyer = await startBuyer(billing);
    billing.stripe.complete(buyer.sessionId);
    const before = billing.stripe.objects.sessions.size;
    const same = await openCheckout(billing, buyer);
    const other = await openCheckout(billing, buyer, 'price_ilimitado');
    expect([same.body, other.body]).toEqual([
      { url: expect.stringContaining('billing.stripe.com') },
      { url: expect.stringContaining('billing.stripe.com') },
    ]);
    expect(billing.stripe.objects.sessions.size).toBe(before);
    const sent = billing.stripe.requests.filter(({ path }) => path === '/v1/billing_portal/sessions');
    expect(sent.at(-1)?.params).toMatchObject({
      flow_data: { type: 'subscription_update_confirm' },
      configuration: expect.stringMatching(/^bpc_/),
    });
    const settings = billing.stripe.requests.filter(
      ({ method, path }) => method === 'POST' && path === '/v1/billing_portal/configurations',
    );
    expect(settings).toHaveLength(1);
    expect(settings[0]?.params).toMatchObject({
      features: {
        subscription_update: { proration_behavior: 'always_invoice', billing_cycle_anchor: 'now' },
      },
    });
    expect((await readMoney(buyer)).subscription).toMatchObject({ status: 'active' });
  });

  it('sells nothing again to somebody who paid in the other tab a moment ago', async () => {
    const buyer = await startBuyer(billing);
    billing.stripe.complete(buyer.sessionId);
    // The subscription is not listed yet, as right after a payment; the session already says complete.
    const subscriptions = [...billing.stripe.objects.subscriptions.values()];
    const own = subscriptions.find(({ customer }) => customer === buyer.customerId);
    if (own) own.status = 'incomplete';
    expect(await openCheckout(billing, buyer)).toMatchObject({ status: 409, body: { code: 'key_in_use' } });
  });

  it('says what to do when Stripe is slow, gone or answers nonsense, and takes no harm', async () => {
    const person = await signUpPerson(billing.server);
    for (const status of [500, 'hangup', 'html502'] as const) {
      billing.stripe.failNext({ path: '/v1/checkout/sessions', status, times: 3 });
      const failed = await openCheckout(billing, person);
      expect(failed, String(status)).toMatchObject({ status: 502, body: { code: 'payment_failed' } });
    }
    billing.stripe.failNext({ path: '/v1/checkout/sessions', status: 'hangup', when: 'after' });
    expect((await openCheckout(billing, person)).status).toBe(200);
    const own = [...billing.stripe.objects.sessions.values()].filter(
      ({ metadata }) => metadata?.user_id === person.id,
    );
    expect(own).toHaveLength(1);
  });

  it('asks with another key after a failure that Stripe would repeat all day', async () => {
    const person = await signUpPerson(billing.server);
    const keysOf = (path: string) =>
      billing.stripe.requests
        .filter((request) => request.path === path && JSON.stringify(request.params).includes(person.id))
        .map(({ headers }) => headers['idempotency-key']);
    for (const path of ['/v1/customers', '/v1/checkout/sessions']) {
      // Once: Stripe itself repeats it to the client's retries.
      billing.stripe.failNext({ method: 'POST', path, status: 500 });
      expect(await openCheckout(billing, person), path).toMatchObject({ status: 502 });
      expect(new Set(keysOf(path)).size, path).toBe(1);
    }
    expect((await openCheckout(billing, person)).status).toBe(200);
    expect(new Set(keysOf('/v1/customers')).size).toBe(2);
    expect(new Set(keysOf('/v1/checkout/sessions')).size).toBe(2);
    const { data } = await person.client.from('stripe_customers').select('customer_id');
    expect(data).toHaveLength(1);
  });
});

describe('what one sees after paying', () => {
  it('says paid and credited once the event came, and paid but not yet credited before', async () => {
    const buyer = await startBuyer(billing);
    const status = () => call(buyer, 'checkout-status', { session_id: buyer.sessionId });
    expect((await status()).body).toMatchObject({ is_paid: false, is_credited: false });
    const events = billing.stripe.complete(buyer.sessionId);
    expect((await status()).body).toMatchObject({ is_paid: true, is_credited: false, value: 19.9 });
    expect((await readMoney(buyer)).credits).toBeNull();
    await billing.deliver(events);
    expect((await status()).body).toMatchObject({
      is_paid: true,
      is_credited: true,
      plan: 'Essencial',
      transaction_id: expect.stringMatching(/^in_/),
    });
  });

  it('tells nobody of another person’s checkout', async () => {
    const buyer = await buyPlan(billing);
    const stranger = await signUpPerson(billing.server);
    expect(await call(stranger, 'checkout-status', { session_id: buyer.sessionId })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('cancelling and taking it back', () => {
  it('ends with the period, at once for the screens, and not at all for the credits', async () => {
    const buyer = await buyPlan(billing);
    const subscriptionId = (await readMoney(buyer)).subscription?.subscription_id;
    expect(await call(buyer, 'cancel-subscription', { subscriptionId })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const money = await readMoney(buyer);
    expect(money).toMatchObject({
      credits: { credits_remaining: 120 },
      subscription: { status: 'active', cancel_at_period_end: true },
    });
    // Twice is the same as once.
    expect((await call(buyer, 'cancel-subscription', { subscriptionId })).status).toBe(200);
    await call(buyer, 'resume-subscription', { subscriptionId });
    expect((await readMoney(buyer)).subscription).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
    });
  });

  it('sees, and takes back, what was cancelled in the portal, where only a date is set', async () => {
    const buyer = await buyPlan(billing);
    const subscriptionId = (await readMoney(buyer)).subscription?.subscription_id ?? '';
    await billing.deliver(billing.stripe.portalCancel(subscriptionId));
    expect((await readMoney(buyer)).subscription).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: expect.any(Number),
    });
    expect((await call(buyer, 'resume-subscription', { subscriptionId })).status).toBe(200);
    expect((await readMoney(buyer)).subscription).toMatchObject({ cancel_at: null });
  });

  it('refuses somebody else’s subscription, and says so when it is over', async () => {
    const buyer = await buyPlan(billing);
    const stranger = await signUpPerson(billing.server);
    const subscriptionId = (await readMoney(buyer)).subscription?.subscription_id ?? '';
    for (const name of ['cancel-subscription', 'resume-subscription']) {
      expect(await call(stranger, name, { subscriptionId })).toMatchObject({ status: 404 });
    }
    expect(billing.stripe.objects.subscriptions.get(subscriptionId)?.cancel_at_period_end).toBe(false);
    const end = [...billing.stripe.failRenewal(subscriptionId), ...billing.stripe.giveUp(subscriptionId)];
    await billing.deliver(end);
    expect(await call(buyer, 'resume-subscription', { subscriptionId })).toMatchObject({ status: 400 });
  });

  it('opens the portal of one’s own, and says so where there is nothing yet', async () => {
    const buyer = await buyPlan(billing);
    const portal = { return_url: 'http://127.0.0.1:3000/pricing' };
    expect(await call(buyer, 'billing-portal', portal)).toMatchObject({ status: 200 });
    const sent = billing.stripe.requests.findLast(({ path }) => path === '/v1/billing_portal/sessions');
    expect(sent?.params).toMatchObject({ customer: buyer.customerId, locale: 'pt-BR' });
    const person = await signUpPerson(billing.server);
    expect(await call(person, 'billing-portal', portal)).toMatchObject({ status: 404 });
    const foreign = { return_url: 'https://evil.example/' };
    expect(await call(buyer, 'billing-portal', foreign)).toMatchObject({ status: 400 });
  });
});
