import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetLimits } from '../helpers/limits.ts';
import { type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';

const callsPerMinute = 8;
let server: TestServer;
let sibling: TestServer;
let person: Person;
beforeAll(async () => {
  const environment = { trustedProxies: ['127.0.0.1'], callsPerMinute };
  server = await startTestServer({ environment });
  sibling = await startTestServer({ environment, database: server.database });
  person = await signUpPerson(server);
});
afterEach(() => forgetLimits(server));
afterAll(async () => {
  // Both close the database they share.
  await sibling.stop();
  await server.stop().catch(() => {});
});

const check = (on: TestServer, { accessToken }: Person = person) =>
  fetch(`${on.url}/functions/v1/check-hook`, {
    method: 'POST',
    headers: { apikey: on.publishableKey, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ hook: 'Pare de regar assim.' }),
  });

describe('a person who calls the functions without end', () => {
  it('is told when to come back, whichever process they ask, and nobody else is', async () => {
    const answers = await Promise.all(
      Array.from({ length: callsPerMinute * 2 }, (_, at) => check(at % 2 === 0 ? server : sibling)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(callsPerMinute);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(await answer.json()).toEqual({
        code: 'too_many',
        error: 'Muitas solicitações. Aguarde alguns minutos antes de tentar novamente.',
      });
    }
    const other = await signUpPerson(server);
    expect((await check(server, other)).status).toBe(200);
  });

  it('is let in again when a minute has passed', async () => {
    await Promise.all(Array.from({ length: callsPerMinute * 2 }, () => check(server)));
    await forgetLimits(server);
    expect((await check(server)).status).toBe(200);
  });
});

describe('an address that asks for accounts without end', () => {
  const from = (address: string, method: string, path: string) =>
    callAuth(server, method, path, {
      headers: { 'x-forwarded-for': address },
      ...(method === 'GET' ? {} : { body: {} }),
    });

  /** The calls of this method and path until one is refused, or none of the first hundred is. */
  async function askUntilRefused(method: string, path: string, addressOf: (turn: number) => string) {
    for (let turn = 0; turn < 100; turn += 1) {
      const answer = await from(addressOf(turn), method, path);
      if (answer.status === 429) return answer;
    }
    return null;
  }

  it.each([
    ['POST', '/token?grant_type=password'],
    ['POST', '/signup'],
    ['POST', '/otp'],
    ['POST', '/recover'],
    ['POST', '/verify'],
    ['GET', '/verify'],
    ['POST', '/resend'],
    ['POST', '/sso'],
    ['POST', '/sso/saml/acs'],
    ['PUT', '/user'],
    ['POST', '/factors'],
    ['GET', '/reauthenticate'],
    ['GET', '/authorize?provider=google'],
    ['GET', '/callback'],
  ])('by %s %s is refused, and told when to come back', async (method, path) => {
    const refused = await askUntilRefused(method, path, () => '203.0.113.9');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.body).toMatchObject({ error_code: 'over_request_rate_limit' });
    expect((await from('203.0.113.10', method, path)).status).not.toBe(429);
  });

  it('is one address, whichever of a subscriber’s IPv6 addresses it uses', async () => {
    const refused = await askUntilRefused('POST', '/recover', (turn) => `2001:db8:1:2::${turn + 1}`);
    expect(refused?.status).toBe(429);
    expect((await from('2001:db8:1:3::1', 'POST', '/recover')).status).not.toBe(429);
  });
});
