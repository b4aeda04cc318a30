import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { isRealPostgres } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, claimsOf, logIn, refresh } from './call-auth.ts';

const password = 'segredo-123';

describe('changing an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('changes the password, keeps this session, and ends every other with the codes on their way', async () => {
    const person = await signUpPerson(server);
    const other = openClient(server);
    const { data } = await other.auth.signInWithPassword({ email: person.email, password });
    await query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, 'recovery_token', 'h', 'e')`,
      [person.id],
    );
    expect((await person.client.auth.updateUser({ password: 'nova-senha-456' })).error).toBeNull();

    expect((await person.client.auth.getUser()).error).toBeNull();
    expect((await person.client.auth.refreshSession()).error).toBeNull();
    expect((await callAuth(server, 'GET', '/user', { token: data.session?.access_token ?? '' })).status).toBe(
      403,
    );
    expect((await refresh(server, data.session?.refresh_token ?? '')).status).toBe(400);
    expect(await query('select 1 from auth.one_time_tokens where user_id = $1', [person.id])).toHaveLength(0);
    expect((await logIn(server, person.email, password)).body.error_code).toBe('invalid_credentials');
    expect((await logIn(server, person.email, 'nova-senha-456')).status).toBe(200);
  });

  it('ends no session and no code when only metadata changes', async () => {
    const person = await signUpPerson(server);
    const { body } = await logIn(server, person.email, password);
    await query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, 'recovery_token', 'h', 'e')`,
      [person.id],
    );
    await person.client.auth.updateUser({ data: { nome: 'Ana' } });
    expect((await callAuth(server, 'GET', '/user', { token: body.access_token })).status).toBe(200);
    expect(await query('select 1 from auth.one_time_tokens where user_id = $1', [person.id])).toHaveLength(1);
  });

  // The embedded database runs one transaction at a time, so there nothing can be held open in between.
  it.runIf(isRealPostgres)('opens no session for a password that changes after it was compared', async () => {
    const person = await signUpPerson(server);
    const login = await asAccountService(server.database, async (transaction) => {
      await transaction.query('select 1 from auth.users where id = $1 for update', [person.id]);
      const waiting = logIn(server, person.email, password);
      await untilSomebodyWaits();
      await transaction.query(`update auth.users set encrypted_password = 'changed' where id = $1`, [
        person.id,
      ]);
      return { waiting };
    });
    expect((await login.waiting).body.error_code).toBe('invalid_credentials');
  });

  it('refuses the same, a weak and a too long password, and a wrong current one', async () => {
    const { client } = await signUpPerson(server);
    const codeOf = async (attributes: Parameters<typeof client.auth.updateUser>[0]) => {
      const { error } = await client.auth.updateUser(attributes);
      return [error?.status, error?.code];
    };
    expect(await codeOf({ password })).toEqual([422, 'same_password']);
    expect(await codeOf({ password: '12345' })).toEqual([422, 'weak_password']);
    expect(await codeOf({ password: 'x'.repeat(73) })).toEqual([400, 'validation_failed']);
    expect(await codeOf({ password: 'nova-senha-456', current_password: 'errada' })).toEqual([
      400,
      'current_password_invalid',
    ]);
    expect(await codeOf({ password: 'nova-senha-456', current_password: password })).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('merges metadata key by key, and a null deletes its key', async () => {
    const { client } = await signUpPerson(server);
    await client.auth.updateUser({ data: { nome: 'Ana', canal: 'yt', perfil: { a: 1 } } });
    const { data } = await client.auth.updateUser({ data: { canal: null, idade: 30, perfil: { b: null } } });
    const expected = { nome: 'Ana', idade: 30, perfil: { b: null } };
    expect(data.user?.user_metadata).toEqual(expected);
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(expected);
    const { data: refreshed } = await client.auth.refreshSession();
    const claims = claimsOf(refreshed.session?.access_token ?? '');
    expect(claims.user_metadata).toEqual(expected);
  });

  it('loses no key when metadata changes in parallel', async () => {
    const person = await signUpPerson(server);
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(
      keys.map((key) =>
        callAuth(server, 'PUT', '/user', { token: person.accessToken, body: { data: { [key]: 1 } } }),
      ),
    );
    const { data } = await person.client.auth.getUser();
    expect(Object.keys(data.user?.user_metadata ?? {}).sort()).toEqual(keys);
  });

  it('keeps rights out of reach', async () => {
    const person = await signUpPerson(server);
    const body = { app_metadata: { plan: 'unlimited' }, data: { nome: 'Eva' } };
    expect(await callAuth(server, 'PUT', '/user', { token: person.accessToken, body })).toMatchObject({
      status: 403,
      body: { error_code: 'not_admin' },
    });
    expect((await person.client.auth.getUser()).data.user).toMatchObject({
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
    });
  });

  it('changes the e-mail at once where accounts confirm themselves, and never to one that is taken', async () => {
    const person = await signUpPerson(server);
    const taken = await signUpPerson(server);
    const codeOf = async (attributes: { email?: string; phone?: string }) =>
      (await person.client.auth.updateUser(attributes)).error?.code;
    expect(await codeOf({ email: taken.email })).toBe('email_exists');
    expect(await codeOf({ email: 'nada' })).toBe('validation_failed');
    expect(await codeOf({ phone: '987' })).toBe('validation_failed');
    expect(await codeOf({ email: person.email.toUpperCase() })).toBeUndefined();
    const email = `${crypto.randomUUID()}@example.com`;
    expect(await codeOf({ email })).toBeUndefined();
    const { data } = await person.client.auth.getUser();
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email', identity_data: { email } }] });
    expect(data.user?.new_email).toBeUndefined();
  });

  it('asks for the second factor, where there is one, before the password changes', async () => {
    const person = await signUpPerson(server);
    await query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'S')`,
      [person.id],
    );
    const { error } = await person.client.auth.updateUser({ password: 'nova-senha-456' });
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await person.client.auth.updateUser({ data: { nome: 'Ana' } })).error).toBeNull();
    await query(`update auth.sessions set aal = 'aal2' where user_id = $1`, [person.id]);
    // A token from before the second factor was shown may be in other hands.
    const early = await person.client.auth.updateUser({ password: 'nova-senha-456' });
    expect(early.error?.code).toBe('insufficient_aal');
    await person.client.auth.refreshSession();
    expect((await person.client.auth.updateUser({ password: 'nova-senha-456' })).error).toBeNull();
    const { data } = await person.client.auth.getUser();
    expect(data.user?.factors).toMatchObject([{ factor_type: 'totp', status: 'verified' }]);
    expect(data.user?.factors?.[0]).not.toHaveProperty('secret');
  });

  it('changes nothing for a session that has ended', async () => {
    const person = await signUpPerson(server);
    await callAuth(server, 'POST', '/logout', { token: person.accessToken });
    const answer = await callAuth(server, 'PUT', '/user', {
      token: person.accessToken,
      body: { data: { a: 1 } },
    });
    expect(answer).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
  });

  async function untilSomebodyWaits() {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if ((await query('select 1 from pg_locks where not granted', [])).length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('Nobody waited for the lock.');
  }

  async function query(sql: string, parameters: unknown[]) {
    return (await asAccountService(server.database, (transaction) => transaction.query(sql, parameters)))
      .rows;
  }
});
