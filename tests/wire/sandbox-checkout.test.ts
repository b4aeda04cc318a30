import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxCatalogue } from '../../server/billing/catalogue.ts';
import { findDifferences } from '../../server/billing/find-differences.ts';
import { openProvider } from '../../server/billing/open-provider.ts';
import { withdrawPurchase } from '../../server/billing/withdraw-purchase.ts';
import { asService } from '../../server/db/roles.ts';
import type { SandboxCheckout, SandboxPortal } from '../../shared/billing.ts';
import { readMoney } from '../helpers/billing-server.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const call = (person: Pick<Person, 'accessToken'>, name: string, body: unknown) =>
  callFunction(server, person, name, body);

async function openSession(person: Person, price = 'price_sandbox_essencial'): Promise<string> {
  const { body } = await call(person, 'create-checkout', {
    price_id: price,
    success_url: 'http://127.0.0.1:3000/thank-you?plano=Essencial',
    cancel_url: 'http://127.0.0.1:3000/pricing',
    mode: 'subscription',
  });
  return new URL((body as { url: string }).url).searchParams.get('session_id') ?? '';
}

async function buy(price?: string): Promise<Person & { sessionId: string }> {
  const person = await signUpPerson(server);
  const sessionId = await openSession(person, price);
  await call(person, 'sandbox-checkout', { session_id: sessionId, action: 'pay' });
  return { ...person, sessionId };
}
/** An act on the page as it stands: time moves on from the period that it shows. */
async function portal(person: Person, action: string, more = {}) {
  const { body } = await call(person, 'sandbox-portal', { action: 'show' });
  const shown = (body as SandboxPortal).subscription?.period_end;
  return call(person, 'sandbox-portal', { action, period_end: shown, ...more });
}

async function readStatement({ client }: Person) {
  const { data } = await client
    .from('credit_statement')
    .select('entry,bucket,delta,balance_after,kind,subject')
    .order('id');
  return data ?? [];
}

describe('the checkout that moves no money', () => {
  it('charges nothing for a refused card or an abandoned page, and sells once what is paid', async () => {
    const person = await signUpPerson(server);
    const sessionId = await openSession(person);
    const act = (action: string) => call(person, 'sandbox-checkout', { session_id: sessionId, action });
    expect((await act('decline')).body).toMatchObject({ status: 'open', is_declined: true, url: null });
    expect((await readMoney(person)).credits).toBeNull();
    const both = await Promise.all([act('pay'), act('pay')]);
    expect(both.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        status: 'complete',
        url: expect.stringContaining('/thank-you?plano=Essencial&session_id='),
      }),
      expect.objectContaining({ status: 'complete' }),
    ]);
    expect(await readMoney(person)).toMatchObject({
      credits: { credits_remaining: 120, credits_total: 120 },
      subscription: { status: 'active' },
    });
    const other = await signUpPerson(server);
    const left = await openSession(other);
    const abandoned = await call(other, 'sandbox-checkout', { session_id: left, action: 'abandon' });
    expect(abandoned.body).toMatchObject({ status: 'expired', url: expect.stringContaining('/pricing') });
    const late = await call(other, 'sandbox-checkout', { session_id: left, action: 'pay' });
    expect(late).toMatchObject({ status: 400, body: { code: 'bad_input' } });
    expect((await readMoney(other)).credits).toBeNull();
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'stays at %s where it was opened there',
    async (host) => {
      const { body } = await call(await signUpPerson(server), 'create-checkout', {
        price_id: 'price_sandbox_essencial',
        success_url: `http://${host}/thank-you?plano=Essencial`,
        cancel_url: `http://${host}/pricing`,
        mode: 'subscription',
      });
      expect(new URL((body as { url: string }).url)).toMatchObject({ host, pathname: '/sandbox-checkout' });
    },
  );

  it('shows nobody another person’s checkout', async () => {
    const { sessionId } = await buy();
    const stranger = await signUpPerson(server);
    for (const action of ['show', 'pay', 'abandon'])
      expect((await call(stranger, 'sandbox-checkout', { session_id: sessionId, action })).status).toBe(404);
    const unknown = await call(stranger, 'sandbox-checkout', { session_id: 'cs_sandbox_x', action: 'show' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('lives a subscription through: renewed, refused, paid after all, changed, cancelled, over', async () => {
    const person = await buy();
    await call(person, 'generate-hooks', { prompt: 'bolo de cenoura' });
    await portal(person, 'renew');
    expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: 120 });
    await portal(person, 'fail-renewal');
    expect((await readMoney(person)).subscription).toMatchObject({ status: 'past_due' });
    await portal(person, 'retry');
    expect(await readMoney(person)).toMatchObject({
      credits: { credits_remaining: 120 },
      subscription: { status: 'active' },
    });
    await portal(person, 'change', { price_id: 'price_sandbox_ilimitado' });
    expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: -1 });
    await portal(person, 'cancel');
    expect((await readMoney(person)).subscription).toMatchObject({ cancel_at_period_end: true });
    const { body } = await portal(person, 'renew');
    expect(body).toMatchObject({
      subscription: null,
      invoices: expect.arrayContaining([expect.objectContaining({ status: 'paid' })]),
    });
    expect(await readMoney(person)).toMatchObject({
      credits: { credits_remaining: 0 },
      subscription: { status: 'canceled' },
    });
    const statement = await readStatement(person);
    expect(statement.map(({ entry, bucket, delta }) => `${entry} ${bucket} ${delta}`)).toEqual([
      'grant free 4',
      'grant subscription 120',
      'reserve subscription -1',
      'forfeit subscription -119',
      'grant subscription 120',
      'forfeit subscription -120',
      'grant subscription 120',
      'forfeit subscription -120',
      'grant subscription -1',
      'revoke subscription 1',
    ]);
    expect(statement[2]).toMatchObject({ kind: 'generate-hooks', subject: 'Bolo de cenoura' });
    expect(await asService(server.database, findDifferences)).toEqual([]);
  });

  it('moves time on once from the period that a page shows, however often it is asked to', async () => {
    const person = await buy();
    const shown = (await call(person, 'sandbox-portal', { action: 'show' })).body as SandboxPortal;
    const { period_end } = shown.subscription ?? expect.fail('no subscription');
    const renew = { action: 'renew', period_end };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(person, 'sandbox-portal', renew)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    for (const action of ['renew', 'fail-renewal'])
      expect(await call(person, 'sandbox-portal', { action })).toMatchObject({ status: 409 });
    const { subscription } = await readMoney(person);
    expect(subscription?.current_period_start).toBe(period_end);
  });

  it('sells to a person whose time has moved on, at the date that the page shows', async () => {
    const person = await buy();
    await portal(person, 'renew');
    await portal(person, 'give-up');
    const sessionId = await openSession(person);
    const act = async (action: string) =>
      (await call(person, 'sandbox-checkout', { session_id: sessionId, action })).body as SandboxCheckout;
    const { renews_at } = await act('show');
    await act('pay');
    expect(await readMoney(person)).toMatchObject({
      credits: { credits_remaining: 120 },
      subscription: { status: 'active', current_period_end: renews_at },
    });
  });

  it('refills nothing for a person who moves to the other plan and back, any number of times', async () => {
    const person = await buy();
    await call(person, 'generate-hooks', { prompt: 'bolo de cenoura' });
    for (let turn = 0; turn < 3; turn += 1) {
      await portal(person, 'change', { price_id: 'price_sandbox_ilimitado' });
      expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: -1 });
      await portal(person, 'change', { price_id: 'price_sandbox_essencial' });
      expect((await readMoney(person)).credits).toEqual({ credits_remaining: 119, credits_total: 120 });
    }
    await portal(person, 'renew');
    expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: 120 });
    expect(await asService(server.database, findDifferences)).toEqual([]);
  });

  it('shows a person only their own movements', async () => {
    const [one, other] = [await buy(), await signUpPerson(server)];
    expect((await readStatement(one)).length).toBe(2);
    expect(await readStatement(other)).toEqual([
      { entry: 'grant', bucket: 'free', delta: 4, balance_after: 4, kind: null, subject: null },
    ]);
  });
});

describe('regretting a purchase within seven days', () => {
  async function openBilling() {
    const provider = await openProvider({
      stripe: null,
      catalogue: sandboxCatalogue,
      database: server.database,
    });
    return {
      database: server.database,
      provider,
      catalogue: sandboxCatalogue,
      log: pino({ level: 'silent' }),
    };
  }
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);

  it('refunds, ends at once, takes what is left, and does no more when repeated or told of it', async () => {
    const person = await buy();
    const billing = await openBilling();
    const { data } = await person.client.from('stripe_customers').select('customer_id').single();
    const customerId = String(data?.customer_id);
    await expect(withdrawPurchase(billing, { customerId, now: days(8), isForced: false })).rejects.toThrow(
      'the law gives 7',
    );
    expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: 120 });
    const done = await withdrawPurchase(billing, { customerId, now: days(6), isForced: false });
    expect(done.outcome).toBe('revoked');
    expect(await readMoney(person)).toMatchObject({
      credits: { credits_remaining: 0 },
      subscription: { status: 'canceled' },
    });
    await expect(withdrawPurchase(billing, { customerId, now: days(6), isForced: true })).rejects.toThrow(
      'no running subscription',
    );
    await portal(person, 'show');
    const statement = await readStatement(person);
    expect(statement.filter(({ entry }) => entry === 'revoke')).toEqual([
      expect.objectContaining({ delta: -120, balance_after: 0 }),
    ]);
    const { body } = await portal(person, 'show');
    expect(body).toMatchObject({ invoices: [expect.objectContaining({ status: 'refunded' })] });
    expect(await asService(server.database, findDifferences)).toEqual([]);
  });
});
