import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedGenerator } from '../../server/generation/embedded.ts';
import { engine } from '../helpers/engine.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { openRawClient } from '../helpers/raw-client.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

const embeddedGenerator = createEmbeddedGenerator(engine);

const mostAtOnce = 3;
let server: TestServer;
let person: Person;
/** Lets the trees that wait be written. */
let release: () => void;
beforeAll(async () => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = await startTestServer({
    environment: { mostRequestsAtOnce: mostAtOnce },
    context: {
      generator: {
        ...embeddedGenerator,
        async generateTree(input, run) {
          await held;
          return embeddedGenerator.generateTree(input, run);
        },
      },
    },
  });
  person = await signUpPerson(server);
});
afterAll(() => server.stop());

const generate = (topic: string) => callFunction(server, person, 'generate-hooks', { prompt: topic });

describe('a process with all the work it can do', () => {
  it('refuses more at once, says when to come back, and takes no credit for it', async () => {
    const waiting = ['Dormir melhor', 'Bolo de cenoura', 'Corrida'].map(generate);
    const isFull = async () => (await fetch(`${server.url}/auth/v1/health`)).status === 503;
    await expect.poll(isFull).toBe(true);

    const refused = await fetch(`${server.url}/functions/v1/generate-hooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}`, apikey: server.publishableKey },
      body: JSON.stringify({ prompt: 'Skincare' }),
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toEqual({
      code: 'overloaded',
      error: expect.stringContaining('Espere alguns segundos'),
    });
    const { error, status } = await person.client.from('free_credits').select('credits_remaining');
    expect(status).toBe(503);
    expect(error?.code).toBe('PGRST003');
    // An operator is always answered.
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(
      /^http_requests_refused_total [1-9]/mu,
    );

    release();
    expect((await Promise.all(waiting)).map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await generate('Skincare')).status).toBe(200);
    const { data } = await person.client.from('free_credits').select('credits_remaining').single();
    expect(data).toEqual({ credits_remaining: 0 });
  });
});

describe('a rush of sign-ins', () => {
  const many = 80;
  let busy: TestServer;
  beforeAll(async () => {
    busy = await startTestServer();
  });
  afterAll(() => busy.stop());

  const credentials = (count: number) => ({ email: `ninguem-${count}@example.com`, password: 'segredo-123' });

  /** How many sign-ins were answered, by status. */
  async function countAnswers(): Promise<Record<string, number>> {
    const text = await (await fetch(`${busy.url}/metrics`)).text();
    const lines = text.matchAll(
      /^http_request_duration_seconds_count\{method="POST",route="[^"]*",status="(\d+)"\} (\d+)$/gmu,
    );
    return Object.fromEntries([...lines].map(([, status, count]) => [status, Number(count)]));
  }

  it('whose clients left is passed over, so that nobody waits behind them', async () => {
    const rush = await Promise.all(Array.from({ length: many }, () => openRawClient(busy)));
    for (const [index, client] of rush.entries()) {
      const body = JSON.stringify(credentials(index));
      client.write(
        [
          'POST /auth/v1/token?grant_type=password HTTP/1.1',
          'host: localhost',
          `apikey: ${busy.publishableKey}`,
          'content-type: application/json',
          `content-length: ${body.length}`,
          '',
          body,
        ].join('\r\n'),
      );
    }
    const total = async () => Object.values(await countAnswers()).reduce((sum, count) => sum + count, 0);
    // By the time that one password is hashed, the others stand behind it.
    await expect.poll(total).toBeGreaterThan(0);
    for (const client of rush) client.leave();

    await expect.poll(total).toBe(many);
    const answers = await countAnswers();
    expect(answers[408]).toBeGreaterThan(many / 2);
    expect(answers[400]).toBeLessThan(many / 2);
  });
});
