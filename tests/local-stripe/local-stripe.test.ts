import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAccount, sellPlan, sessionParams, type TestAccount } from './test-account.ts';

let account: TestAccount;
let sdk: Stripe;

beforeAll(async () => {
  account = await openTestAccount({ apiKeys: ['sk_test_local', 'sk_test_second'] });
  sdk = account.sdk;
});
afterAll(() => account.stripe.stop());

/** A call that the types would not let through. */
const untyped = <T>(params: unknown) => params as T;

async function newCustomer(): Promise<string> {
  return (await sdk.customers.create({ email: 'ana@example.com' })).id;
}

async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Stripe.errors.StripeError) => error,
  );
}

describe('a Checkout Session', () => {
  it('is opened as the pinned version shows it, by the node client and by the fetch client', async () => {
    const customer = await newCustomer();
    const overFetch = new Stripe(account.stripe.apiKey, {
      ...account.stripe.sdkOptions,
      httpClient: Stripe.createFetchHttpClient(),
    });
    for (const client of [sdk, overFetch]) {
      const session = await client.checkout.sessions.create(sessionParams(customer, 'price_essencial'));
      expect(session).toMatchObject({
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: 1990,
        currency: 'brl',
        customer,
        client_reference_id: 'user-1',
        metadata: { user_id: 'user-1' },
        subscription: null,
        url: expect.stringContaining('https://checkout.stripe.com/'),
      });
      expect(session.expires_at - session.created).toBe(86_400);
    }
    const asked = account.stripe.requests.at(-1);
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(asked?.params).toMatchObject({ line_items: [{ price: 'price_essencial', quantity: '1' }] });
    expect(asked?.headers['stripe-version']).toBe('2026-10-28.endive');
  });

  it.each<[string, object, object]>([
    [
      'an unknown parameter',
      { payment_method_types: ['card'] },
      { code: 'parameter_unknown', param: 'payment_method_types' },
    ],
    [
      'an unknown nested parameter',
      { subscription_data: { trial_days: 7 } },
      { code: 'parameter_unknown', param: 'subscription_data[trial_days]' },
    ],
    ['a misspelt enum', { mode: 'subscripton' }, { param: 'mode' }],
    [
      'a price that does not exist',
      { line_items: [{ price: 'price_none', quantity: 1 }] },
      { code: 'resource_missing', param: 'line_items[0][price]' },
    ],
    [
      'a customer that does not exist',
      { customer: 'cus_none' },
      { code: 'resource_missing', param: 'customer' },
    ],
    [
      'an empty value',
      { client_reference_id: '' },
      { code: 'parameter_invalid_empty', param: 'client_reference_id' },
    ],
    [
      'a missing quantity',
      { line_items: [{ price: 'price_essencial' }] },
      { code: 'parameter_missing', param: 'line_items[0][quantity]' },
    ],
    [
      'half a piece',
      { line_items: [{ price: 'price_essencial', quantity: 1.5 }] },
      { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]' },
    ],
    [
      'no address to return to',
      { success_url: undefined },
      { code: 'parameter_missing', param: 'success_url' },
    ],
    ['an address that is none', { cancel_url: '/planos' }, { code: 'url_invalid', param: 'cancel_url' }],
    ['an expiry that is too soon', { expires_at: 1 }, { param: 'expires_at' }],
  ])('is refused with %s', async (_fault, change, expected) => {
    const params = { ...sessionParams(await newCustomer(), 'price_essencial'), ...change };
    const error = await refusalOf(sdk.checkout.sessions.create(untyped(params)));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error', ...expected });
  });

  it('can be listed and expired, and then not be paid', async () => {
    const customer = await newCustomer();
    const { id } = await sdk.checkout.sessions.create(sessionParams(customer, 'price_essencial'));
    expect(
      (await sdk.checkout.sessions.list({ customer, status: 'open' })).data.map((entry) => entry.id),
    ).toEqual([id]);
    expect(await sdk.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await refusalOf(sdk.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
    expect(() => account.stripe.complete(id)).toThrow('expired');
    expect(account.stripe.events().at(-1)).toMatchObject({ type: 'checkout.session.expired' });
  });

  it('shows what it sold when asked to expand', async () => {
    const { session, customer, invoice, subscription } = await sellPlan(account);
    const shown = await sdk.checkout.sessions.retrieve(session, {
      expand: ['subscription.latest_invoice', 'customer', 'line_items'],
    });
    expect(shown).toMatchObject({
      customer: { id: customer },
      subscription: { id: subscription, latest_invoice: { id: invoice } },
      line_items: { data: [{ price: { id: 'price_essencial' } }] },
    });
    expect(await refusalOf(sdk.checkout.sessions.retrieve(session, { expand: ['status'] }))).toMatchObject({
      statusCode: 400,
      param: 'expand',
    });
  });
});

describe('the door', () => {
  it('refuses a bad key with 401, and another version with 400', async () => {
    const wrongKey = new Stripe('sk_test_wrong', account.stripe.sdkOptions);
    const error = await refusalOf(wrongKey.customers.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.statusCode).toBe(401);
    expect(await refusalOf(sdk.customers.list({}, { apiVersion: '2025-03-31.basil' }))).toMatchObject({
      statusCode: 400,
    });
  });

  it('knows 404 of an object, and of an address', async () => {
    expect(await refusalOf(sdk.subscriptions.retrieve('sub_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    });
    expect(await refusalOf(sdk.coupons.list())).toMatchObject({ statusCode: 404 });
  });

  it('fails aloud at what it does not play', async () => {
    const params = {
      ...sessionParams(await newCustomer(), 'price_essencial'),
      automatic_tax: { enabled: true },
    };
    expect(await refusalOf(sdk.checkout.sessions.create(params))).toMatchObject({
      statusCode: 500,
      message: expect.stringContaining('automatic_tax'),
    });
  });
});

describe('an idempotency key', () => {
  it('replays the same request, refuses another one, and belongs to one API key', async () => {
    const options = { idempotencyKey: 'customer:user-9' };
    const first = await sdk.customers.create({ email: 'a@example.com' }, options);
    const again = await sdk.customers.create({ email: 'a@example.com' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const conflict = await refusalOf(sdk.customers.create({ email: 'b@example.com' }, options));
    expect(conflict).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(conflict.statusCode).toBe(400);
    const elsewhere = await sdk.customers.create(
      { email: 'b@example.com' },
      { ...options, apiKey: 'sk_test_second' },
    );
    expect(elsewhere.id).not.toBe(first.id);
  });

  it('makes a call whose answer was lost happen once', async () => {
    const before = account.stripe.objects.customers.size;
    account.stripe.failNext({ method: 'POST', path: '/v1/customers', status: 'hangup', when: 'after' });
    await sdk.customers.create({ email: 'c@example.com' });
    expect(account.stripe.objects.customers.size).toBe(before + 1);
  });
});

describe('a bad day', () => {
  it('repeats its own failure to the key it happened under', async () => {
    account.stripe.failNext({ method: 'POST', path: '/v1/customers', status: 500 });
    const options = { idempotencyKey: 'customer:unlucky', maxNetworkRetries: 0 };
    for (const attempt of [1, 2, 3]) {
      const refusal = await refusalOf(sdk.customers.create({ email: 'u@example.com' }, options));
      expect(refusal.statusCode, String(attempt)).toBe(500);
    }
    const other = { ...options, idempotencyKey: 'customer:lucky' };
    expect((await sdk.customers.create({ email: 'u@example.com' }, other)).id).toMatch(/^cus_/);
  });

  it.each<[number | 'timeout' | 'html502', string]>([
    [402, 'StripeCardError'],
    [429, 'StripeRateLimitError'],
    [500, 'StripeAPIError'],
    ['html502', 'StripeAPIError'],
    ['timeout', 'StripeConnectionError'],
  ])('%s reaches the client as %s, once', async (status, type) => {
    account.stripe.failNext({ path: /^\/v1\/customers/, status });
    expect(await refusalOf(sdk.customers.list({}, { timeout: 200 }))).toMatchObject({ type });
    await sdk.customers.list();
  });

  it('makes every answer slow until it is over', async () => {
    account.stripe.delay(80);
    const start = performance.now();
    await sdk.customers.list();
    account.stripe.delay(0);
    expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  });
});

describe('customers, prices and the portal', () => {
  it('keeps, merges and removes what a customer is told to', async () => {
    const { id } = await sdk.customers.create({ name: 'Ana', metadata: { user_id: '1', plan: 'x' } });
    await sdk.customers.update(id, { email: 'ana2@example.com', metadata: { plan: '', city: 'Recife' } });
    expect(await sdk.customers.retrieve(id)).toMatchObject({
      name: 'Ana',
      email: 'ana2@example.com',
      metadata: { user_id: '1', city: 'Recife' },
    });
    expect((await sdk.customers.list({ email: 'ana2@example.com' })).data.map((entry) => entry.id)).toEqual([
      id,
    ]);
  });

  it('has two monthly prices of ours and one of somebody else', async () => {
    const amounts = [];
    for (const id of ['price_essencial', 'price_ilimitado', 'price_other']) {
      const price = await sdk.prices.retrieve(id);
      expect(price).toMatchObject({ currency: 'brl', active: true, recurring: { interval: 'month' } });
      expect(price.unit_amount_decimal?.toString()).toBe(String(price.unit_amount));
      amounts.push(price.unit_amount);
    }
    expect(amounts).toEqual([1990, 2990, 990]);
  });

  it('opens the portal for a customer that exists', async () => {
    const customer = await newCustomer();
    const session = await sdk.billingPortal.sessions.create({
      customer,
      return_url: 'https://fisga.example/',
    });
    expect(session).toMatchObject({ object: 'billing_portal.session', customer });
    expect(await refusalOf(sdk.billingPortal.sessions.create({ customer: 'cus_none' }))).toMatchObject({
      code: 'resource_missing',
    });
  });
});
