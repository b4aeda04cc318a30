import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUpPerson(server);
});
afterAll(() => server.stop());

async function post(path: string, headers: Record<string, string>, body: string) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a function', () => {
  const check = (headers: Record<string, string>) =>
    post('/functions/v1/check-hook', headers, JSON.stringify({ hook: 'Larga o peso e escuta essa.' }));

  it('accepts a valid access token without an API key', async () => {
    expect((await check({ authorization: `Bearer ${person.accessToken}` })).status).toBe(200);
  });

  it.each([
    ['no key and no token', {}],
    ['a forged key', { apikey: 'sb_publishable_forged' }],
    ['a forged token', { authorization: 'Bearer a.b.c' }],
    ['no bearer token', { authorization: 'Basic abc' }],
  ])('refuses a caller with %s', async (_, headers) => {
    expect(await check(headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: 'no_session' },
    });
  });

  it('refuses a valid token beside a forged key', async () => {
    const headers = { authorization: `Bearer ${person.accessToken}`, apikey: 'sb_publishable_forged' };
    expect((await check(headers)).status).toBe(401);
  });
});

it('demands the API key for data and accounts', async () => {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  for (const path of ['/rest/v1/profiles', '/auth/v1/user'])
    expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(401);
});

describe('a visitor', () => {
  const visitor = () => ({ apikey: server.publishableKey });
  const known = () => ({ ...visitor(), authorization: `Bearer ${person.accessToken}` });
  const text = (kibibytes: number) => JSON.stringify({ hook: 'x'.repeat(kibibytes * 1024), email: 'a' });

  it.each([
    ['/functions/v1/check-hook', 9],
    ['/rest/v1/profiles', 9],
    ['/auth/v1/signup', 129],
  ])('may send less to %s than a person may', async (path, kibibytes) => {
    expect((await post(path, visitor(), text(kibibytes))).status).toBe(413);
    expect((await post(path, known(), text(kibibytes))).status).not.toBe(413);
  });

  it('with a forged token is a visitor of the account service', async () => {
    const forged = { ...visitor(), authorization: 'Bearer a.b.c' };
    expect((await post('/auth/v1/signup', forged, text(129))).status).toBe(413);
  });

  it('without a key is refused before the body counts', async () => {
    expect((await post('/functions/v1/check-hook', {}, text(100))).status).toBe(401);
    expect((await post('/rest/v1/profiles', {}, text(2000))).status).toBe(401);
  });
});

describe('the data API', () => {
  const write = (headers: Record<string, string>, table: string, method = 'POST') =>
    fetch(`${server.url}/rest/v1/${table}?id=eq.1`, {
      method,
      headers: { apikey: server.publishableKey, 'content-type': 'application/json', ...headers },
      body: '{"this is no JSON',
    });

  it('looks at rights before it parses a body', async () => {
    const own = { authorization: `Bearer ${person.accessToken}` };
    for (const method of ['POST', 'PATCH']) {
      for (const table of ['free_credits', 'stripe_subscriptions', 'credit_statement']) {
        const response = await write(own, table, method);
        expect(response.status, `${method} ${table}`).toBe(403);
        expect(await response.json()).toMatchObject({ code: '42501' });
      }
    }
    expect((await write({}, 'profiles')).status).toBe(401);
    expect((await write(own, 'profiles')).status).toBe(400);
  });
});
