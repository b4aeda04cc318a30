import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asService } from '../../server/db/roles.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { followLink, fragmentOf } from '../helpers/mailed-people.ts';
import { readMails } from '../helpers/outbox.ts';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, logIn, refresh } from './call-auth.ts';

const password = 'segredo-123';
const newEmail = () => `pessoa-${crypto.randomUUID()}@example.com`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { isAutoconfirm: false } });
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

const admin = () => openClient(server, server.secretKey).auth.admin;

describe('the operator, with the secret key', () => {
  it('makes an account that may sign in at once, and refuses a taken e-mail', async () => {
    const email = newEmail();
    const { data, error } = await admin().createUser({
      email: email.toUpperCase(),
      password,
      email_confirm: true,
      user_metadata: { nome: 'Ana' },
      app_metadata: { plano: 'parceira' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { nome: 'Ana' },
      app_metadata: { plano: 'parceira', provider: 'email' },
    });
    expect((await logIn(server, email, password)).status).toBe(200);
    expect((await admin().createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin().createUser({})).error?.code).toBe('validation_failed');
    expect((await admin().createUser({ email: newEmail(), password: 'x' })).error?.code).toBe(
      'weak_password',
    );
    expect(await readMails(server.outbox)).toEqual([]);
  });

  it('reads everybody a page at a time, and one by id', async () => {
    for (let count = 0; count < 3; count += 1) await admin().createUser({ email: newEmail() });
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    const second = await admin().listUsers({ page: 2, perPage: 2 });
    expect(first.data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
    const ids = [...first.data.users, ...second.data.users].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await admin().getUserById(ids[0] ?? '')).data.user?.id).toBe(ids[0]);
    expect((await admin().getUserById(crypto.randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    for (const query of ['page=-1', 'page=abc', 'page=1.5', 'per_page=-10']) {
      const answer = await callAuth(server, 'GET', `/admin/users?${query}`, { apiKey: server.secretKey });
      expect(answer, query).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    expect((await admin().listUsers({ page: -1 })).error?.status).toBe(400);
    const wrong = await callAuth(server, 'GET', '/admin/users/nada', { apiKey: server.secretKey });
    expect(wrong).toMatchObject({ status: 404, body: { error_code: 'validation_failed' } });
  });

  it('bans, which ends every session, and lets in again', async () => {
    const email = newEmail();
    const { data } = await admin().createUser({ email, password, email_confirm: true });
    const id = data.user?.id ?? '';
    const { body } = await logIn(server, email, password);
    expect((await admin().updateUserById(id, { ban_duration: '24h' })).error).toBeNull();
    expect((await refresh(server, body.refresh_token)).body.error_code).toBe('refresh_token_not_found');
    expect((await logIn(server, email, password)).body.error_code).toBe('user_banned');
    expect((await admin().updateUserById(id, { ban_duration: 'amanhã' })).error?.code).toBe(
      'validation_failed',
    );
    await admin().updateUserById(id, { ban_duration: 'none' });
    expect((await logIn(server, email, password)).status).toBe(200);
  });

  it('changes e-mail and password, and leaves what it does not name', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const { data } = await admin().createUser({ email, password, email_confirm: true });
    const id = data.user?.id ?? '';
    await admin().updateUserById(id, { user_metadata: { nome: 'Ana' } });
    const changed = await admin().updateUserById(id, { email: other, password: 'nova-senha-456' });
    expect(changed.data.user).toMatchObject({ email: other, user_metadata: { nome: 'Ana' } });
    expect((await logIn(server, other, 'nova-senha-456')).status).toBe(200);
    const taken = await admin().createUser({ email: newEmail() });
    const refused = await admin().updateUserById(taken.data.user?.id ?? '', { email: other });
    expect(refused.error?.code).toBe('email_exists');
  });

  it('deletes an account with all that is its own, and hears of one that is not there', async () => {
    const email = newEmail();
    const { data } = await admin().createUser({ email, password, email_confirm: true });
    const id = data.user?.id ?? '';
    expect((await admin().deleteUser(id, true)).error?.code).toBe('validation_failed');
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error?.code).toBe('user_not_found');
    expect((await logIn(server, email, password)).body.error_code).toBe('invalid_credentials');
    expect((await admin().deleteUser(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('deletes nobody who still pays', async () => {
    const { data } = await admin().createUser({ email: newEmail(), password, email_confirm: true });
    const id = data.user?.id ?? '';
    await asService(server.database, async (transaction) => {
      await transaction.query('select billing.record_customer($1, $2)', [id, `cus_${id}`]);
      await transaction.query(`select billing.record_checkout($1, $2, 'price', 'open', false, null, null)`, [
        `cs_${id}`,
        id,
      ]);
    });
    expect((await admin().deleteUser(id)).error).toMatchObject({ status: 409, code: 'conflict' });
    expect((await admin().getUserById(id)).data.user?.id).toBe(id);
  });

  it('gets a link instead of a mail, for each purpose', async () => {
    const email = newEmail();
    const invited = await admin().generateLink({ type: 'invite', email });
    expect(invited.data.properties).toMatchObject({
      email_otp: expect.stringMatching(/^\d{6}$/),
      verification_type: 'invite',
    });
    const link = new URL(invited.data.properties?.action_link ?? '');
    const target = await followLink(server, { link } as Parameters<typeof followLink>[1]);
    expect(fragmentOf(target).get('type')).toBe('invite');
    const recovery = await admin().generateLink({ type: 'recovery', email });
    const { data } = await openClient(server).auth.verifyOtp({
      token_hash: recovery.data.properties?.hashed_token ?? '',
      type: 'recovery',
    });
    expect(data.user?.email).toBe(email);
    const taken = await admin().generateLink({ type: 'signup', email, password });
    expect(taken.error?.code).toBe('email_exists');
    const unknown = await admin().generateLink({ type: 'recovery', email: newEmail() });
    expect(unknown.error?.code).toBe('user_not_found');
    expect(await readMails(server.outbox)).toEqual([]);
  });
});

it('nobody else is the operator', async () => {
  const laptop = await startTestServer();
  const person = await signUpPerson(laptop);
  const calls = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${person.id}`],
    ['PUT', `/admin/users/${person.id}`],
    ['DELETE', `/admin/users/${person.id}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
    ['GET', `/admin/users/${person.id}/factors`],
    ['DELETE', `/admin/users/${person.id}/factors/${person.id}`],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === 'GET' ? {} : { body: { email: person.email, type: 'recovery' } };
    const visitor = await callAuth(laptop, method, path, body);
    expect(visitor, path).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
    const signedIn = await callAuth(laptop, method, path, { ...body, token: person.accessToken });
    expect(signedIn, path).toMatchObject({ status: 403, body: { error_code: 'not_admin' } });
    const mixed = { ...body, token: person.accessToken, apiKey: laptop.secretKey };
    expect((await callAuth(laptop, method, path, mixed)).body.error_code, path).toBe('not_admin');
  }
  await laptop.stop();
});
