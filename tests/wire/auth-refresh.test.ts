import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { type Person, signUpPerson } from '../helpers/people.ts';
import { isRealPostgres } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, refresh } from './call-auth.ts';

describe('refreshing a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('gives supabase-js a new pair for the same session, and keeps how it was opened', async () => {
    const person = await signUpPerson(server);
    const before = (await person.client.auth.getSession()).data.session;
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    const [old, fresh] = [before?.access_token ?? '', data.session?.access_token ?? ''].map(readClaims);
    expect(fresh).toMatchObject({ session_id: old.session_id, sub: person.id, amr: old.amr, aal: 'aal1' });
    expect((await person.client.auth.getUser()).data.user?.id).toBe(person.id);
  });

  it('gives twenty refreshes at once of one token one and the same live token', async () => {
    const { token, sessionId } = await openSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(server, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const given = new Set(answers.map(({ body }) => body.refresh_token));
    expect(given.size).toBe(1);
    expect(given).not.toContain(token);
    expect(await readTokens(sessionId)).toEqual({ live: [...given], used: [token] });
  });

  it('gives the live token again to the holder of its parent, whose answer may have got lost', async () => {
    const { token } = await openSession();
    const first = await refresh(server, token);
    const again = await refresh(server, token);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    expect((await refresh(server, first.body.refresh_token)).status).toBe(200);
  });

  it('ends the whole family when an older token is used again', async () => {
    const { token, sessionId } = await openSession();
    const second = (await refresh(server, token)).body.refresh_token;
    const third = (await refresh(server, second)).body.refresh_token;
    expect(await refresh(server, token)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' },
    });
    expect((await readTokens(sessionId)).live).toEqual([]);
    expect((await refresh(server, third)).body.error_code).toBe('refresh_token_already_used');
    expect((await refresh(server, second)).body.error_code).toBe('refresh_token_already_used');
  });

  it('leaves other sessions of the person alone when one family ends', async () => {
    const { token, person } = await openSession();
    const other = await callAuth(server, 'POST', '/token?grant_type=password', {
      body: { email: person.email, password: 'segredo-123' },
    });
    await refresh(server, (await refresh(server, token)).body.refresh_token);
    expect((await refresh(server, token)).status).toBe(400);
    expect((await refresh(server, other.body.refresh_token)).status).toBe(200);
  });

  it('refuses tokens it never gave, of signed-out sessions, and of sessions past their end', async () => {
    expect(await refresh(server, 'never-given')).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    });
    expect((await refresh(server, "' or 1=1\0")).body.error_code).toBe('refresh_token_not_found');
    const out = await openSession();
    await out.person.client.auth.signOut();
    expect((await refresh(server, out.token)).body.error_code).toBe('refresh_token_not_found');
    const old = await openSession();
    await asAccountService(server.database, (transaction) =>
      transaction.query(`update auth.sessions set not_after = now() - interval '1 second' where id = $1`, [
        old.sessionId,
      ]),
    );
    expect((await refresh(server, old.token)).body.error_code).toBe('session_expired');
  });

  // The embedded database runs one transaction at a time, so there nobody can hold the lock meanwhile.
  it.runIf(isRealPostgres)('gives up after five seconds when another process holds the session', async () => {
    const { token, sessionId } = await openSession();
    const answer = await asAccountService(server.database, async (transaction) => {
      await transaction.query('select 1 from auth.sessions where id = $1 for update', [sessionId]);
      return refresh(server, token);
    });
    expect(answer).toMatchObject({ status: 409, body: { error_code: 'conflict' } });
    expect((await refresh(server, token)).status).toBe(200);
  });

  it('answers a missing token as OAuth does', async () => {
    for (const body of [{}, { refresh_token: '' }, { refresh_token: 7 }]) {
      expect(await callAuth(server, 'POST', '/token?grant_type=refresh_token', { body })).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', error_description: 'refresh_token required' },
      });
    }
  });

  async function openSession(): Promise<{ person: Person; token: string; sessionId: string }> {
    const person = await signUpPerson(server);
    const token = (await person.client.auth.getSession()).data.session?.refresh_token ?? '';
    return { person, token, sessionId: readClaims(person.accessToken).session_id };
  }

  async function readTokens(sessionId: string) {
    const { rows } = await asAccountService(server.database, (transaction) =>
      transaction.query<{ token: string; revoked: boolean }>(
        'select token, revoked from auth.refresh_tokens where session_id = $1 order by id',
        [sessionId],
      ),
    );
    const tokens = (revoked: boolean) =>
      rows.filter((row) => row.revoked === revoked).map((row) => row.token);
    return { live: tokens(false), used: tokens(true) };
  }
});

function readClaims(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
