import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccount, type Sale, sellPlan, type TestAccount, typesOf } from './test-account.ts';

const secret = 'whsec_local';

let account: TestAccount;
let sale: Sale;

beforeEach(async () => {
  account = await openTestAccount();
  sale = await sellPlan(account);
});
afterEach(() => account.stripe.stop());

/** An endpoint that verifies as Fisga's does and keeps what it was told. */
function openEndpoint(statuses: number[] = []) {
  const told: Stripe.Event[] = [];
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  const fetch = async (request: Request) => {
    const signature = request.headers.get('stripe-signature') ?? '';
    const body = await request.text();
    const { webhooks } = account.sdk;
    told.push(await webhooks.constructEventAsync(body, signature, secret, undefined, cryptoProvider));
    return new Response(null, { status: statuses.shift() ?? 200 });
  };
  return { told, fetch };
}

describe('a delivery', () => {
  it('is signed, carries the pinned version and a snapshot, and counts when it is taken', async () => {
    const { told, fetch } = openEndpoint([500, 200, 204]);
    expect(await account.stripe.deliver(sale.events, { fetch, secret })).toEqual([500, 200, 204]);
    expect(told.map(({ id }) => id)).toEqual(sale.events.map(({ id }) => id));
    expect(told[0]).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id: sale.subscription, status: 'active' } },
    });
    expect(account.stripe.undelivered().map(({ id }) => id)).toEqual([sale.events[0]?.id]);
    await account.stripe.deliver(account.stripe.undelivered(), { fetch, secret });
    expect(account.stripe.undelivered()).toEqual([]);
  });

  it('can be repeated, shuffled the same way twice, and sent all at once', async () => {
    const first = openEndpoint();
    const second = openEndpoint();
    const order = { secret, shuffle: 7, times: 3 };
    await account.stripe.deliver(sale.events, { ...order, fetch: first.fetch });
    await account.stripe.deliver(sale.events, { ...order, fetch: second.fetch });
    const ids = first.told.map(({ id }) => id);
    expect(ids).toHaveLength(9);
    expect(second.told.map(({ id }) => id)).toEqual(ids);
    expect(ids.slice(0, 3)).not.toEqual(sale.events.map(({ id }) => id));
    let [inFlight, most] = [0, 0];
    const fetch = async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inFlight -= 1;
      return new Response();
    };
    await account.stripe.deliver(sale.events, { fetch, secret, parallel: true });
    expect(most).toBe(3);
  });

  it('with another secret, or signed too long ago, does not pass the official check', async () => {
    const { told, fetch } = openEndpoint();
    expect(await account.stripe.deliver(sale.events, { fetch, secret: 'whsec_other' })).toEqual([0, 0, 0]);
    const signedAt = Math.floor(Date.now() / 1000) - 301;
    expect(await account.stripe.deliver(sale.events, { fetch, secret, signedAt })).toEqual([0, 0, 0]);
    expect(told).toEqual([]);
    expect(account.stripe.undelivered()).toHaveLength(3);
  });

  it('goes over the network to an address', async () => {
    expect(
      await account.stripe.deliver(sale.events, { url: `${account.stripe.url}/v1/none`, secret }),
    ).toEqual([401, 401, 401]);
    await expect(account.stripe.deliver(sale.events, { secret })).rejects.toThrow('url');
  });
});

describe('the list of events', () => {
  it('is newest first, filtered by type, and paged both ways', async () => {
    account.stripe.clock.advance({ days: 1 });
    const canceled = account.stripe.portalCancel(sale.subscription);
    const newestFirst = [...sale.events, ...canceled].map(({ id }) => id).toReversed();
    const [newest, second, third] = newestFirst;
    const idsOf = ({ data }: Stripe.ApiList<Stripe.Event>) => data.map(({ id }) => id);
    const { events } = account.sdk;
    expect(idsOf(await events.list())).toEqual(newestFirst);
    expect(typesOf((await events.list({ types: ['invoice.paid'] })).data)).toEqual(['invoice.paid']);
    expect(idsOf(await events.list({ created: { gte: canceled[0]?.created } }))).toEqual([newest]);
    const older = await events.list({ starting_after: newest, limit: 1 });
    expect([older.has_more, idsOf(older)]).toEqual([true, [second]]);
    const newer = await events.list({ ending_before: third, limit: 1 });
    expect([newer.has_more, idsOf(newer)]).toEqual([true, [second]]);
    await expect(events.list({ starting_after: 'evt_none' })).rejects.toMatchObject({
      param: 'starting_after',
    });
  });

  it('tells what was not delivered, also after an event that was', async () => {
    const { fetch } = openEndpoint();
    await account.stripe.deliver(sale.events.slice(0, 1), { fetch, secret });
    const missed: string[] = [];
    const query = { delivery_success: false, ending_before: sale.events[0]?.id, limit: 1 };
    for await (const { id } of account.sdk.events.list(query)) missed.push(id);
    expect(missed).toEqual(sale.events.slice(1).map(({ id }) => id));
  });

  it('forgets after thirty days', async () => {
    account.stripe.clock.advance({ days: 31 });
    expect((await account.sdk.events.list()).data).toEqual([]);
    expect(await account.sdk.events.retrieve(sale.events[0]?.id ?? '')).toMatchObject({ object: 'event' });
  });
});
