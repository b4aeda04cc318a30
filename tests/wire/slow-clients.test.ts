import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { openRawClient, type RawClient } from '../helpers/raw-client.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

const mostConnections = 1200;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({
    environment: { mostRequestsAtOnce: 5 },
    limits: { headers: 600, request: 1500, check: 100, idle: 500, connections: mostConnections },
  });
  person = await signUpPerson(server);
});
afterAll(() => server.stop());

const start = (path: string, headers: Record<string, string | number>) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `apikey: ${server.publishableKey}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** Sends a byte every so often until the server lets go; answers what the server said and how much was left to send. */
async function drip(client: RawClient, text: string): Promise<{ answer: string; unsaid: number }> {
  let unsaid = text.length;
  for (const byte of text) {
    if (client.isClosed()) break;
    client.write(byte);
    unsaid -= 1;
    await wait(100);
  }
  return { answer: await client.closed, unsaid };
}

describe('a client that takes its time', () => {
  it('with its headers is let go', async () => {
    const { answer, unsaid } = await drip(await openRawClient(server), start('/auth/v1/token', {}));
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(unsaid).toBeGreaterThan(0);
  });

  it('without saying a word is let go', async () => {
    const client = await openRawClient(server);
    expect(await client.closed).toMatch(/^$|^HTTP\/1.1 408 /);
  });

  it.each(['/auth/v1/token?grant_type=password', '/functions/v1/check-hook', '/functions/v1/stripe-webhook'])(
    'with a body for %s is let go',
    async (path) => {
      const client = await openRawClient(server);
      client.write(start(path, { 'content-type': 'application/json', 'content-length': 200 }));
      const { answer, unsaid } = await drip(client, 'x'.repeat(100));
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(unsaid).toBeGreaterThan(0);
    },
  );

  it('with a body of chunks is let go', async () => {
    const client = await openRawClient(server);
    client.write(start('/auth/v1/signup', { 'transfer-encoding': 'chunked' }));
    const { answer } = await drip(client, '1\r\nx\r\n'.repeat(20));
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('a thousand clients that take their time', () => {
  it('keep nobody else waiting', async () => {
    const busy = await startTestServer({ environment: { mostRequestsAtOnce: 5 } });
    const other = await signUpPerson(busy);
    const clients = await Promise.all(Array.from({ length: 1000 }, () => openRawClient(busy)));
    const body = start('/auth/v1/token?grant_type=password', { 'content-length': 200 });
    for (const [index, client] of clients.entries())
      client.write(index % 2 === 0 ? 'GET / HTTP/1.1\r\nhost:' : body);
    await wait(200);
    const checked = await callFunction(busy, other, 'check-hook', { hook: 'Pare de regar assim.' });
    expect(checked.status).toBe(200);
    expect(clients.filter((client) => client.isClosed())).toHaveLength(0);
    for (const client of clients) client.leave();
    await busy.stop();
  });
});

describe('a client that sends too much', () => {
  it.each([
    ['headers', { 'x-much': 'x'.repeat(20_000) }, '/health'],
    ['an address', {}, `/health?${'x'.repeat(20_000)}`],
  ])('in %s is refused', async (_what, headers, path) => {
    const response = await fetch(`${server.url}${path}`, { headers: headers as Record<string, string> });
    expect(response.status).toBe(431);
  });

  const people = () => ({ authorization: `Bearer ${person.accessToken}`, apikey: server.publishableKey });
  const paths = {
    functions: ['generate-hooks', 'busca-referencias', 'check-hook', 'create-checkout', 'delete-account'],
    others: ['/rest/v1/profiles', '/auth/v1/signup', '/auth/v1/sso/saml/acs', '/functions/v1/stripe-webhook'],
  };
  const everyPath = [...paths.functions.map((name) => `/functions/v1/${name}`), ...paths.others];

  it.each(everyPath.flatMap((path) => [[path, 'counted'] as const, [path, 'in chunks'] as const]))(
    'in a body for %s, %s, is refused',
    async (path, how) => {
      const megabytes = 'x'.repeat(2_000_000);
      const body = how === 'counted' ? megabytes : new Blob([megabytes]).stream();
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: people(),
        body,
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
      const answer: unknown = await response.json();
      if (path.startsWith('/functions/')) {
        expect(answer).toEqual({
          code: 'too_large',
          error: 'O pedido é grande demais. Use um texto mais curto.',
        });
      }
    },
  );

  it('of connections finds the door closed, and the door opens again', async () => {
    const clients = await Promise.all(
      Array.from({ length: mostConnections + 50 }, () => openRawClient(server)),
    );
    await expect.poll(() => clients.filter((client) => client.isClosed()).length).toBeGreaterThanOrEqual(50);
    for (const client of clients) client.leave();
    await Promise.all(clients.map((client) => client.closed));
    await expect
      .poll(() =>
        fetch(`${server.url}/health`).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(200);
  });
});
