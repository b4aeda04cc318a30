import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxCatalogue } from '../../server/billing/catalogue.ts';
import { endSandbox } from '../../server/billing/end-sandbox.ts';
import { findDifferences } from '../../server/billing/find-differences.ts';
import { openProvider } from '../../server/billing/open-provider.ts';
import { asService } from '../../server/db/roles.ts';
import type { SandboxPortal } from '../../shared/billing.ts';
import {
  type BillingServer,
  openCheckout,
  readLedger,
  readMoney,
  startBillingServer,
  stripeSettings,
} from '../helpers/billing-server.ts';
import { callFunction, openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { password } from './account-steps.ts';

/** The installation with Stripe set up, and beside it a process that still has the settings of before. */
let billing: BillingServer;
let sandbox: TestServer;
beforeAll(async () => {
  billing = await startBillingServer();
  sandbox = await startTestServer({ database: { ...billing.server.database, close: async () => {} } });
});
afterAll(async () => {
  await sandbox.stop();
  await billing.stop();
});

/** The step of a start with Stripe's keys, repeated every hour. */
async function startWithStripe(): Promise<void> {
  const { database } = billing.server;
  const stripe = stripeSettings(billing.stripe);
  const provider = await openProvider({ stripe, catalogue: sandboxCatalogue, database });
  await endSandbox({ database, provider, log: pino({ level: 'silent' }) });
}

async function openSandboxSession(person: Person): Promise<string> {
  const { body } = await callFunction(sandbox, person, 'create-checkout', {
    price_id: 'price_sandbox_essencial',
    success_url: 'http://127.0.0.1:3000/thank-you?plano=Essencial',
    cancel_url: 'http://127.0.0.1:3000/pricing',
    mode: 'subscription',
  });
  return new URL((body as { url: string }).url).searchParams.get('session_id') ?? '';
}

async function buyInSandbox(person: Person): Promise<void> {
  const sessionId = await openSandboxSession(person);
  await callFunction(sandbox, person, 'sandbox-checkout', { session_id: sessionId, action: 'pay' });
  expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: 120 });
}

async function renewInSandbox(person: Person): Promise<void> {
  const { body } = await callFunction(sandbox, person, 'sandbox-portal', { action: 'show' });
  const { period_end } = (body as SandboxPortal).subscription ?? expect.fail('no subscription');
  await callFunction(sandbox, person, 'sandbox-portal', { action: 'renew', period_end });
}

const readRevoked = async ({ client }: Person) => {
  const { data } = await client.from('credit_statement').select('delta').eq('entry', 'revoke');
  return data;
};

describe('plans that were bought while no money moved', () => {
  it('end once Stripe is set up, with their credits, however many processes start', async () => {
    const person = await signUpPerson(sandbox);
    await buyInSandbox(person);
    await callFunction(sandbox, person, 'generate-hooks', { prompt: 'bolo de cenoura' });
    await Promise.all([startWithStripe(), startWithStripe(), startWithStripe()]);
    await startWithStripe();
    expect(await readMoney(person)).toEqual({ credits: null, subscription: null });
    expect(await readRevoked(person)).toEqual([{ delta: -119 }]);
    expect(await readLedger(billing, person)).toMatchObject({ sum: 0, differences: 0 });
    const used = await callFunction(billing.server, person, 'generate-hooks', { prompt: 'bolo de fubá' });
    expect(used).toMatchObject({ status: 200, body: { credits: { type: 'free' } } });
  });

  it('do not stand in the way of one that is paid, not even where sandbox time had run ahead', async () => {
    const person = await signUpPerson(sandbox);
    await buyInSandbox(person);
    await renewInSandbox(person);
    await renewInSandbox(person);
    await startWithStripe();
    const { status, sessionId } = await openCheckout(billing, person);
    expect(status).toBe(200);
    expect(await billing.deliver(billing.stripe.complete(sessionId))).not.toContain(500);
    expect(await readMoney(person)).toMatchObject({
      credits: { credits_remaining: 120 },
      subscription: { status: 'active', price_id: 'price_essencial' },
    });
    await startWithStripe();
    expect((await readMoney(person)).credits).toMatchObject({ credits_remaining: 120 });
  });

  it('leave no checkout open that Stripe does not know', async () => {
    const person = await signUpPerson(sandbox);
    const sessionId = await openSandboxSession(person);
    await startWithStripe();
    expect((await openCheckout(billing, person)).status).toBe(200);
    const late = await callFunction(sandbox, person, 'sandbox-checkout', {
      session_id: sessionId,
      action: 'pay',
    });
    expect(late.status).toBe(400);
  });

  it('end within the hour where a process with the settings of before still sold them', async () => {
    const person = await signUpPerson(sandbox);
    await buyInSandbox(person);
    await startWithStripe();
    await buyInSandbox(person);
    await startWithStripe();
    expect(await readMoney(person)).toEqual({ credits: null, subscription: null });
    expect(await readRevoked(person)).toEqual([{ delta: -120 }, { delta: -120 }]);
    expect(await asService(billing.server.database, findDifferences)).toEqual([]);
  });

  it('run on where the checkout is still the sandbox', async () => {
    const person = await signUpPerson(sandbox);
    await buyInSandbox(person);
    const { database } = sandbox;
    const provider = await openProvider({
      stripe: null,
      catalogue: sandboxCatalogue,
      database,
    });
    await endSandbox({ database, provider, log: pino({ level: 'silent' }) });
    const client = openClient(sandbox);
    await client.auth.signInWithPassword({ email: person.email, password });
    expect((await readMoney({ client })).credits).toMatchObject({ credits_remaining: 120 });
  });
});
