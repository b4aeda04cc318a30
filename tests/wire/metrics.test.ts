import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedGenerator } from '../../server/generation/embedded.ts';
import { MailError, type Mailer } from '../../server/mail/mailer.ts';
import { countMails, createMetrics, type Metrics, watchConnections } from '../../server/metrics.ts';
import { engine } from '../helpers/engine.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { isRealPostgres } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

const embeddedGenerator = createEmbeddedGenerator(engine);

let server: TestServer;
let metrics: Metrics;
let isBroken = false;
beforeAll(async () => {
  metrics = createMetrics();
  const generator = {
    ...embeddedGenerator,
    generateTree(...request: Parameters<typeof embeddedGenerator.generateTree>) {
      if (isBroken) throw new Error('The engine is broken');
      return embeddedGenerator.generateTree(...request);
    },
  };
  server = await startTestServer({ context: { metrics, generator } });
  watchConnections(metrics, server.database);
});
afterAll(() => server.stop());

/** The value of one line of `/metrics`; 0 where it does not stand. */
async function read(line: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
}

const readCredits = async () =>
  Object.fromEntries(
    await Promise.all(
      ['reserved', 'committed', 'released'].map(async (step) => [
        step,
        await read(`credits_total{step="${step}"}`),
      ]),
    ),
  );

it('counts each credit that is set aside and how that ended', async () => {
  const person = await signUpPerson(server);
  const generate = async (prompt: string) =>
    (await callFunction(server, person, 'generate-hooks', { prompt })).status;
  expect(await generate('Dormir melhor')).toBe(200);
  // Stored work is set aside for nothing.
  expect(await generate('Dormir melhor')).toBe(200);
  expect(await readCredits()).toEqual({ reserved: 1, committed: 1, released: 0 });
  isBroken = true;
  expect(await generate('Bolo de cenoura')).toBe(500);
  isBroken = false;
  expect(await readCredits()).toEqual({ reserved: 2, committed: 1, released: 1 });
});

it('tells how late payments are heard of', async () => {
  const person = await signUpPerson(server);
  const call = (name: string, body: unknown) => callFunction(server, person, name, body);
  const { body } = await call('create-checkout', {
    price_id: 'price_sandbox_essencial',
    success_url: 'http://127.0.0.1:3000/thank-you',
    cancel_url: 'http://127.0.0.1:3000/pricing',
    mode: 'subscription',
  });
  const session = new URL((body as { url: string }).url).searchParams.get('session_id');
  await call('sandbox-checkout', { session_id: session, action: 'pay' });
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toMatch(/^payment_event_lag_seconds_bucket\{le="10",outcome="granted"\} 1$/mu);
});

it('counts mails that left and those that nobody took, and hides no failure', async () => {
  const mail = { to: 'ana@example.com', subject: '', html: '', text: '' };
  const mailer: Mailer = {
    kind: 'smtp',
    send: ({ subject }) => (subject === '' ? Promise.resolve() : Promise.reject(new MailError('refused'))),
    close: () => {},
  };
  const counted = countMails(metrics, mailer);
  await counted.send(mail);
  await expect(counted.send({ ...mail, subject: 'recusado' })).rejects.toThrow(MailError);
  expect([await read('mails_total{outcome="sent"}'), await read('mails_total{outcome="failed"}')]).toEqual([
    1, 1,
  ]);
});

it('shows the pool where there is one', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const working = server.database.transaction(async () => {
    begin();
    await held;
  });
  await begun;
  expect(await read('database_connections{state="active"}')).toBe(isRealPostgres ? 1 : 0);
  finish();
  await working;
  expect(await read('database_connections{state="active"}')).toBe(0);
});
