import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { callFunction, openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn } from './call-auth.ts';
import { challenge, codeOf, enrollApp } from './factor-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = 'segredo-123';

async function readData(token: string, method = 'GET') {
  const response = await fetch(`${server.url}/rest/v1/free_credits?select=credits_remaining`, {
    method,
    headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: method === 'HEAD' ? null : await response.json() };
}

async function writeData(token: string, method: 'POST' | 'PATCH' | 'DELETE') {
  const rows = method === 'POST' ? '' : '?utm_source=eq.nada';
  const response = await fetch(`${server.url}/rest/v1/profiles${rows}`, {
    method,
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(method === 'DELETE' ? {} : { body: '{"utm_source":"nada"}' }),
  });
  return response.status;
}

const callFunctionWith = (accessToken: string) =>
  callFunction(server, { accessToken }, 'check-hook', { hook: 'Larga o peso e escuta essa.' });

/** The token opens the account, a function and the person's data. */
async function expectOpen(token: string): Promise<void> {
  expect((await callAuth(server, 'GET', '/user', { token })).status).toBe(200);
  expect((await callFunctionWith(token)).status).toBe(200);
  expect(await readData(token)).toEqual({ status: 200, body: [{ credits_remaining: 4 }] });
}

/** The token opens no function and no data, be it read or changed. */
async function expectRefused(token: string, reason: string): Promise<void> {
  expect(await callFunctionWith(token)).toMatchObject({ status: 401, body: { code: 'no_session' } });
  expect(await readData(token)).toMatchObject({ status: 401, body: { code: 'PGRST303', details: reason } });
  expect((await readData(token, 'HEAD')).status).toBe(401);
  for (const method of ['PATCH', 'POST'] as const) expect(await writeData(token, method)).toBe(401);
}

/** One person who is signed in twice, with both tokens used a moment ago. */
async function signInTwice() {
  const person = await signUpPerson(server);
  const other = openClient(server);
  const { data } = await other.auth.signInWithPassword({ email: person.email, password });
  const otherToken = data.session?.access_token ?? '';
  await expectOpen(person.accessToken);
  await expectOpen(otherToken);
  return { person, other, otherToken };
}

const changeAsOperator = (id: string, attributes: object) =>
  callAuth(server, 'PUT', `/admin/users/${id}`, {
    apiKey: server.secretKey,
    token: server.secretKey,
    body: attributes,
  });

describe('an access token that was used a moment ago is refused at once', () => {
  it.each([
    ['global', { own: false, other: false }],
    ['local', { own: false, other: true }],
    ['others', { own: true, other: false }],
  ] as const)('after a sign-out of scope %s', async (scope, isOpen) => {
    const { person, otherToken } = await signInTwice();
    expect((await person.client.auth.signOut({ scope })).error).toBeNull();
    for (const [token, open] of [
      [person.accessToken, isOpen.own],
      [otherToken, isOpen.other],
    ] as const)
      await (open ? expectOpen(token) : expectRefused(token, 'session_not_found'));
  });

  it('after the operator banned the person, and the person is let in again after the ban', async () => {
    const { person, otherToken } = await signInTwice();
    expect((await changeAsOperator(person.id, { ban_duration: '24h' })).status).toBe(200);
    await expectRefused(person.accessToken, 'session_not_found');
    await expectRefused(otherToken, 'session_not_found');
    await changeAsOperator(person.id, { ban_duration: 'none' });
    const again = await logIn(server, person.email, password);
    await expectOpen(again.body.access_token);
  });

  it('after a ban that left the sessions where they were', async () => {
    const { person } = await signInTwice();
    await asAccountService(server.database, (transaction) =>
      transaction.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [
        person.id,
      ]),
    );
    await expectRefused(person.accessToken, 'user_banned');
  });

  it('after a new password elsewhere, but for the session that chose it', async () => {
    const { person, otherToken } = await signInTwice();
    expect((await person.client.auth.updateUser({ password: 'outro-segredo-456' })).error).toBeNull();
    await expectRefused(otherToken, 'session_not_found');
    await expectOpen(person.accessToken);
  });

  it('after the account was deleted', async () => {
    const { person } = await signInTwice();
    const deleted = await callAuth(server, 'DELETE', `/admin/users/${person.id}`, {
      apiKey: server.secretKey,
      token: server.secretKey,
      body: {},
    });
    expect(deleted.status).toBe(200);
    await expectRefused(person.accessToken, 'user_not_found');
  });

  it('after a second factor was verified: in other sessions, and in its own from before', async () => {
    const { person, otherToken } = await signInTwice();
    const app = await enrollApp(person.client);
    await expectOpen(person.accessToken);
    const challengeId = await challenge(person.client, app.id);
    const { data, error } = await person.client.auth.mfa.verify({
      factorId: app.id,
      challengeId,
      code: codeOf(app),
    });
    expect(error).toBeNull();
    await expectRefused(otherToken, 'session_not_found');
    await expectRefused(person.accessToken, 'insufficient_aal');
    await expectOpen(data?.access_token ?? '');
    // Its holder fetches a token of the new level with the refresh token that came with it, as the browser does.
    const { data: refreshed } = await person.client.auth.refreshSession();
    await expectOpen(refreshed.session?.access_token ?? '');
  });
});

describe('what a session says of its person', () => {
  const withClaims = async (person: Person, metadata: object) => {
    await person.client.auth.updateUser({ data: metadata });
    const { data } = await person.client.auth.refreshSession();
    return data.session?.access_token ?? '';
  };

  const tag = crypto.randomUUID();
  const renameSource = async (token: string, source: string) => {
    const response = await fetch(`${server.url}/rest/v1/profiles?utm_source=eq.${source}&select=id`, {
      method: 'PATCH',
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body: '{"utm_source":"nada"}',
    });
    return response.json();
  };

  it('cannot leave the statement that sets the role', async () => {
    const [person, other] = [await signUpPerson(server), await signUpPerson(server)];
    for (const { id, client } of [person, other])
      await client.from('profiles').insert({ id, utm_source: tag });
    const text = `\\', true); reset role; select set_config('role', 'postgres', true) -- ' \\\\' $1 \u2028 "`;
    const token = await withClaims(person, { name: text });
    expect(await readData(token)).toEqual({ status: 200, body: [{ credits_remaining: 4 }] });
    // A change that would be everybody's with another role.
    expect(await renameSource(token, tag)).toEqual([{ id: person.id }]);
  });

  it('shows each of twenty people asking at once their own rows alone', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => signUpPerson(server)));
    const answers = await Promise.all(
      [...people, ...people].map(async ({ accessToken }) => {
        const response = await fetch(`${server.url}/rest/v1/free_credits?select=user_id`, {
          headers: { apikey: server.publishableKey, authorization: `Bearer ${accessToken}` },
        });
        return response.json();
      }),
    );
    expect(answers).toEqual([...people, ...people].map(({ id }) => [{ user_id: id }]));
  });
});
