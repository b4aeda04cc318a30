import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';

describe('signing out', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  /** One person in two browsers. */
  async function openTwoBrowsers() {
    const person = await signUpPerson(server);
    const second = openClient(server);
    await second.auth.signInWithPassword({ email: person.email, password: 'segredo-123' });
    const tokens = await Promise.all(
      [person.client, second].map(
        async (client) => (await client.auth.getSession()).data.session?.access_token ?? '',
      ),
    );
    return { first: person.client, second, tokens };
  }

  const statusOf = async (token: string | undefined) =>
    (await callAuth(server, 'GET', '/user', { token: token ?? '' })).status;

  it.each([
    ['global', [403, 403]],
    ['local', [403, 200]],
    ['others', [200, 403]],
  ] as const)('ends the sessions of scope %s', async (scope, expected) => {
    const { first, tokens } = await openTwoBrowsers();
    expect((await first.auth.signOut({ scope })).error).toBeNull();
    expect([await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual(expected);
  });

  it('ends every session when no scope is given, and answers 204 with nothing', async () => {
    const { tokens } = await openTwoBrowsers();
    const answer = await callAuth(server, 'POST', '/logout', { token: tokens[0] ?? '' });
    expect(answer).toMatchObject({ status: 204, body: '' });
    expect([await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual([403, 403]);
  });

  it('leaves other people signed in', async () => {
    const bystander = await signUpPerson(server);
    const { first } = await openTwoBrowsers();
    await first.auth.signOut({ scope: 'global' });
    expect(await statusOf(bystander.accessToken)).toBe(200);
  });

  it('tells a token whose session has ended so', async () => {
    const { first, tokens } = await openTwoBrowsers();
    await first.auth.signOut();
    const version = { 'X-Supabase-Api-Version': '2024-01-01' };
    expect(
      await callAuth(server, 'GET', '/user', { token: tokens[0] ?? '', headers: version }),
    ).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
    expect((await openClient(server).auth.getUser(tokens[0] ?? '')).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
  });

  it('refuses a scope it does not know, and a request without a token', async () => {
    const { tokens } = await openTwoBrowsers();
    expect(await callAuth(server, 'POST', '/logout?scope=all', { token: tokens[0] ?? '' })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Unsupported logout scope "all"' },
    });
    expect(await statusOf(tokens[0])).toBe(200);
    expect(await callAuth(server, 'POST', '/logout')).toMatchObject({
      status: 401,
      body: { error_code: 'no_authorization' },
    });
  });
});
