import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { openClient } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, claimsOf, logIn } from './call-auth.ts';

const password = 'segredo-123';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

describe('signing up where accounts confirm themselves', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('signs the person in at once, with the name they typed in lower case', async () => {
    const client = openClient(server);
    const email = `Ana.${crypto.randomUUID()}@Example.com`;
    const { data, error } = await client.auth.signUp({
      email: ` ${email} `,
      password,
      options: { data: { nome: 'Ana' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      email: email.toLowerCase(),
      phone: '',
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { nome: 'Ana' },
      is_anonymous: false,
    });
    const identity = data.user?.identities?.[0];
    expect(identity).toMatchObject({ provider: 'email', user_id: data.user?.id, email: email.toLowerCase() });
    expect(identity?.identity_data).toMatchObject({ sub: data.user?.id, email: email.toLowerCase() });
    expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
  });

  it('shows a first sign-in by equal times of creation and of last sign-in', async () => {
    const { data } = await openClient(server).auth.signUp({ email: newEmail(), password });
    expect(data.user?.last_sign_in_at).toBe(data.user?.created_at);
    expect(data.user?.email_confirmed_at).toBe(data.user?.created_at);
    expect(data.user?.confirmed_at).toBe(data.user?.created_at);
  });

  it('names the session and the person in headers, and the access token tells how they signed in', async () => {
    const answer = await callAuth(server, 'POST', '/signup', { body: { email: newEmail(), password } });
    const { access_token: token, refresh_token: refreshToken, user } = answer.body;
    const claims = claimsOf(token);
    expect(answer.headers.get('sb-auth-user-id')).toBe(user.id);
    expect(answer.headers.get('sb-auth-session-id')).toBe(claims.session_id);
    expect(answer.headers.get('sb-auth-refresh-token-prefix')).toBe(refreshToken.slice(0, 5));
    expect(claims).toMatchObject({
      sub: user.id,
      aal: 'aal1',
      role: 'authenticated',
      amr: [{ method: 'password' }],
    });
    expect(claims.iat - (claims.amr[0]?.timestamp ?? 0)).toBeLessThanOrEqual(1);
  });

  it('gives the free credits with the account', async () => {
    const client = openClient(server);
    await client.auth.signUp({ email: newEmail(), password });
    const { data } = await client.from('free_credits').select('credits_remaining, credits_total').single();
    expect(data).toEqual({ credits_remaining: 4, credits_total: 4 });
  });

  it('keeps a bcrypt hash, metadata as an object, where the session comes from, and a log without secrets', async () => {
    const email = newEmail();
    const body = { email, password, data: { nome: 'segredo do perfil' } };
    await callAuth(server, 'POST', '/signup', { body, headers: { 'user-agent': 'Navegador/1.0' } });
    const [row] = await asAccountService(server.database, async (transaction) => {
      const sql = `select u.encrypted_password, jsonb_typeof(u.raw_user_meta_data) as shape, s.user_agent, host(s.ip) as ip,
          (select jsonb_agg(payload)::text from auth.audit_log_entries where payload ->> 'actor_id' = u.id::text) as log
        from auth.users u join auth.sessions s on s.user_id = u.id where u.email = $1`;
      return (await transaction.query<Record<string, string>>(sql, [email])).rows;
    });
    expect(row).toMatchObject({ shape: 'object', user_agent: 'Navegador/1.0', ip: '127.0.0.1' });
    expect(row?.encrypted_password).toMatch(/^\$2[aby]\$10\$/);
    expect(row?.log).toContain('user_signedup');
    expect(row?.log).not.toContain('segredo');
  });

  it('refuses an e-mail that has an account, whatever its case, and makes no second one when two race', async () => {
    const email = newEmail();
    const client = openClient(server);
    const results = await Promise.all([1, 2, 3].map(() => client.auth.signUp({ email, password })));
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    const { error } = await client.auth.signUp({ email: email.toUpperCase(), password: 'outra-senha' });
    expect(error).toMatchObject({
      code: 'user_already_exists',
      status: 422,
      message: 'User already registered',
    });
    expect((await logIn(server, email, 'outra-senha')).status).toBe(400);
    expect((await logIn(server, email, password)).status).toBe(200);
  });

  it('gives a never confirmed account to whoever signs up now, not to its first password', async () => {
    const email = newEmail();
    await asAccountService(server.database, (transaction) =>
      transaction.query('insert into auth.users (email, encrypted_password) values ($1, $2)', [email, 'x']),
    );
    const { data, error } = await openClient(server).auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect((await logIn(server, email, password)).status).toBe(200);
  });

  it('refuses a short password with its reason, and one that bcrypt would cut', async () => {
    const client = openClient(server);
    const short = await client.auth.signUp({ email: newEmail(), password: '12345' });
    expect(short.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
    const long = await client.auth.signUp({ email: newEmail(), password: 'ç'.repeat(37) });
    expect(long.error).toMatchObject({ code: 'validation_failed', status: 400 });
    expect((await client.auth.signUp({ email: newEmail(), password: 'ç'.repeat(36) })).error).toBeNull();
  });

  it.each([
    ['nothing', {}, 422, 'anonymous_provider_disabled'],
    ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
    [
      'e-mail and phone',
      { email: 'a@example.com', phone: '+5511987654321', password },
      400,
      'validation_failed',
    ],
    ['half a phone', { phone: '987', password }, 400, 'validation_failed'],
    ['no e-mail address', { email: 'ana', password }, 400, 'validation_failed'],
    ['a number for an e-mail', { email: 7, password }, 400, 'validation_failed'],
    ['metadata that is a list', { email: 'a@example.com', password, data: [] }, 400, 'validation_failed'],
    [
      'metadata with a NUL',
      { email: 'a@example.com', password, data: { a: '\0' } },
      400,
      'validation_failed',
    ],
    [
      'metadata beyond 8 kB',
      { email: 'a@example.com', password, data: { a: 'x'.repeat(9000) } },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_name, body, status, code) => {
    const answer = await callAuth(server, 'POST', '/signup', { body });
    expect(answer).toMatchObject({ status, body: { error_code: code } });
  });
});

describe('signing up where a mail must confirm', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { isAutoconfirm: false } });
  });
  afterAll(() => server.stop());

  it('answers the bare user without a session, and lets nobody in before the e-mail is confirmed', async () => {
    const email = newEmail();
    const { data, error } = await openClient(server).auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const wrong = await logIn(server, email, 'errada-123');
    expect(wrong.body.error_code).toBe('invalid_credentials');
    const right = await logIn(server, email, password);
    expect(right).toMatchObject({ status: 400, body: { error_code: 'email_not_confirmed' } });
  });

  it('answers a taken e-mail with somebody who does not exist', async () => {
    const email = newEmail();
    const first = await callAuth(server, 'POST', '/signup', {
      body: { email, password, data: { nome: 'Ana' } },
    });
    await asAccountService(server.database, (transaction) =>
      transaction.query('update auth.users set email_confirmed_at = now() where email = $1', [email]),
    );
    await forgetLimits(server);
    const again = await callAuth(server, 'POST', '/signup', {
      body: { email, password, data: { nome: 'Eva' } },
    });
    expect(again.status).toBe(first.status);
    expect(again.body).toMatchObject({ email, user_metadata: { nome: 'Eva' }, identities: [] });
    expect(again.body.id).not.toBe(first.body.id);
    const shape = (body: object) => Object.keys(body).sort();
    expect(shape(again.body)).toEqual(shape(first.body));
  });

  it('gives an unconfirmed account to the latest sign-up, under the same id', async () => {
    const email = newEmail();
    const client = openClient(server);
    const first = await client.auth.signUp({ email, password, options: { data: { nome: 'Ana' } } });
    await forgetLimits(server);
    const second = await client.auth.signUp({ email, password: 'outra-senha' });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect(second.data.user?.user_metadata).toEqual({});
    expect((await logIn(server, email, password)).body.error_code).toBe('invalid_credentials');
    expect((await logIn(server, email, 'outra-senha')).body.error_code).toBe('email_not_confirmed');
  });
});
