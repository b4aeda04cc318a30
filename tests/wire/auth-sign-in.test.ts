import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn, refresh } from './call-auth.ts';

const password = 'segredo-123';

describe('signing in', () => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startTestServer();
    person = await signUpPerson(server);
  });
  afterAll(() => server.stop());

  it('opens a session of its own at each sign-in and notes the time', async () => {
    const client = openClient(server);
    const { data, error } = await client.auth.signInWithPassword({
      email: person.email.toUpperCase(),
      password,
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(person.id);
    const sessionOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id;
    expect(sessionOf(data.session?.access_token ?? '')).not.toBe(sessionOf(person.accessToken));
    expect(Date.parse(data.user?.last_sign_in_at ?? '')).toBeGreaterThan(
      Date.parse(data.user?.created_at ?? ''),
    );
    expect((await person.client.auth.getUser()).error).toBeNull();
  });

  it('says the same to a wrong password, an unknown e-mail, no password and a text that is no e-mail', async () => {
    const answers = await Promise.all([
      logIn(server, person.email, 'errada-123'),
      logIn(server, 'ninguem@example.com', password),
      logIn(server, 'nem é e-mail\0', password),
      callAuth(server, 'POST', '/token?grant_type=password', { body: { email: person.email } }),
    ]);
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      });
    }
  });

  it('takes as long over an unknown e-mail as over a wrong password', async () => {
    const measure = async (email: string) => {
      const start = performance.now();
      await logIn(server, email, 'errada-123');
      return performance.now() - start;
    };
    const known = Math.min(
      await measure(person.email),
      await measure(person.email),
      await measure(person.email),
    );
    const unknown = Math.min(
      await measure('x@example.com'),
      await measure('y@example.com'),
      await measure('z@example.com'),
    );
    expect(unknown).toBeGreaterThan(known / 3);
  });

  it('does not open for a password that merely starts with the right 72 bytes', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await openClient(server).auth.signUp({ email, password: 'x'.repeat(72) });
    expect((await logIn(server, email, `${'x'.repeat(72)}y`)).body.error_code).toBe('invalid_credentials');
    expect((await logIn(server, email, 'x'.repeat(72))).status).toBe(200);
  });

  it('answers many other requests while passwords are compared', async () => {
    const count = 16;
    let isBusy = true;
    const logins = Promise.all(
      Array.from({ length: count }, (_, at) => logIn(server, `ninguem-${at}@example.com`, 'errada-123')),
    );
    const settled = logins.finally(() => {
      isBusy = false;
    });
    let answered = 0;
    for (; isBusy; answered += 1) await callAuth(server, 'GET', '/health');
    await settled;
    // Compared on the event loop, each password would hold up everything else, and at most one answer fits between two.
    expect(answered).toBeGreaterThan(count);
  });

  it('keeps a banned person out, whatever the password, and everywhere they were in', async () => {
    const banned = await signUpPerson(server);
    const { data } = await banned.client.auth.getSession();
    await setBan(banned.id, '1 hour');
    expect(await logIn(server, banned.email, password)).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned' },
    });
    expect((await logIn(server, banned.email, 'errada-123')).body.error_code).toBe('user_banned');
    expect(await callAuth(server, 'GET', '/user', { token: banned.accessToken })).toMatchObject({
      status: 403,
      body: { error_code: 'user_banned' },
    });
    expect(await refresh(server, data.session?.refresh_token ?? '')).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned' },
    });
    await setBan(banned.id, '-1 hour');
    expect((await logIn(server, banned.email, password)).status).toBe(200);
  });

  it.each([
    ['no name', { password }, 'validation_failed'],
    ['both names', { email: 'a@example.com', phone: '+5511987654321', password }, 'validation_failed'],
    ['an unknown phone', { phone: '+5511987654321', password }, 'invalid_credentials'],
  ])('refuses %s', async (_name, body, code) => {
    const answer = await callAuth(server, 'POST', '/token?grant_type=password', { body });
    expect(answer).toMatchObject({ status: 400, body: { error_code: code } });
  });

  it('refuses a grant it does not know', async () => {
    for (const path of ['/token', '/token?grant_type=magic']) {
      expect(await callAuth(server, 'POST', path, { body: {} })).toMatchObject({
        status: 400,
        body: { error_code: 'invalid_credentials', msg: 'unsupported_grant_type' },
      });
    }
  });

  function setBan(id: string, length: string) {
    return asAccountService(server.database, (transaction) =>
      transaction.query('update auth.users set banned_until = now() + $2::interval where id = $1', [
        id,
        length,
      ]),
    );
  }
});
