import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, refresh } from './call-auth.ts';
import {
  challenge,
  codeOf,
  enrollApp,
  levelOf,
  query,
  showApp,
  signInElsewhere,
  tokensOf,
} from './factor-acts.ts';

describe('showing a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('raises the session, newest method first, and the session stays so when refreshed', async () => {
    const { client } = await signUpPerson(server);
    const app = await enrollApp(client);
    expect(await levelOf(client)).toEqual({ aal: 'aal1', methods: ['password'] });
    const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId: app.id, code: codeOf(app) });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      token_type: 'bearer',
      user: { factors: [{ id: app.id, status: 'verified' }] },
    });
    const raised = { aal: 'aal2', methods: ['totp', 'password'] };
    expect(await levelOf(client)).toEqual(raised);
    for (let times = 0; times < 2; times += 1) {
      expect((await client.auth.refreshSession()).error).toBeNull();
      expect(await levelOf(client)).toEqual(raised);
    }
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { id: app.id, status: 'verified' },
    ]);
    expect((await client.auth.updateUser({ password: 'nova-senha-456' })).error).toBeNull();
  });

  it('is asked for at the next sign-in, before password and address may change', async () => {
    const { client, email } = await signUpPerson(server);
    await showApp(server, client, await enrollApp(client));
    const elsewhere = await signInElsewhere(server, email);
    const { data } = await elsewhere.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    for (const change of [
      { password: 'nova-senha-456' },
      { email: 'x@example.com' },
      { phone: '+5511987654321' },
    ]) {
      const { error } = await elsewhere.auth.updateUser(change);
      expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
  });

  it('ends the sessions without it, and no other', async () => {
    const { client, email } = await signUpPerson(server);
    const stranger = await signUpPerson(server);
    const second = await signInElsewhere(server, email);
    const { access, refresh: token } = await tokensOf(second);
    const app = await enrollApp(client);
    await showApp(server, client, app);
    expect(await callAuth(server, 'GET', '/user', { token: access })).toMatchObject({
      status: 403,
      body: { error_code: 'session_not_found' },
    });
    expect((await refresh(server, token)).status).toBe(400);

    await showApp(server, await signInElsewhere(server, email), app);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await stranger.client.auth.refreshSession()).error).toBeNull();
  });

  it('never gives the raised token to whoever holds the one from before', async () => {
    const { client } = await signUpPerson(server);
    const app = await enrollApp(client);
    const before = await tokensOf(client);
    await showApp(server, client, app);
    expect((await refresh(server, before.refresh)).body).toMatchObject({
      error_code: 'refresh_token_already_used',
    });
    // A token used twice is a stolen one: what came of it ends.
    expect((await refresh(server, (await tokensOf(client)).refresh)).status).toBe(400);
  });

  it('raises no token that is refreshed at the same moment', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { client } = await signUpPerson(server);
      const app = await enrollApp(client);
      const before = await tokensOf(client);
      const [shown, refreshed] = await Promise.all([
        showApp(server, client, app).then(() => 'shown'),
        new Promise((resolve) => setTimeout(resolve, times * 4)).then(() => refresh(server, before.refresh)),
      ]);
      expect(shown).toBe('shown');
      const claims = readClaims(refreshed.body.access_token);
      if (refreshed.status === 200)
        expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
      const next = refreshed.status === 200 ? refreshed.body.refresh_token : before.refresh;
      expect((await refresh(server, next)).status).toBe(400);
    }
  });

  it('is for its owner alone, by its name', async () => {
    const owner = await signUpPerson(server);
    const stranger = await signUpPerson(server);
    const app = await enrollApp(owner.client);
    const challengeId = await challenge(owner.client, app.id);
    const bodies = { challenge_id: challengeId, code: codeOf(app) };
    const codesOf = async (id: string) =>
      Promise.all(
        (
          [
            ['POST', `/factors/${id}/challenge`],
            ['POST', `/factors/${id}/verify`],
            ['DELETE', `/factors/${id}`],
          ] as const
        ).map(async ([method, path]) => {
          const answer = await callAuth(server, method, path, { token: stranger.accessToken, body: bodies });
          return [answer.status, answer.body.error_code];
        }),
      );
    expect(await codesOf(app.id)).toEqual(Array(3).fill([404, 'mfa_factor_not_found']));
    expect(await codesOf(crypto.randomUUID())).toEqual(Array(3).fill([404, 'mfa_factor_not_found']));
    expect(await codesOf('first')).toEqual(Array(3).fill([404, 'validation_failed']));
    // Nobody uses up the owner's guesses either.
    expect(
      await query(server, 'select 1 from private.secret_attempts where bucket like $1', [`%${app.id}`]),
    ).toEqual([]);
    expect(
      (await owner.client.auth.mfa.verify({ factorId: app.id, challengeId, code: codeOf(app) })).error,
    ).toBeNull();
  });

  it('is needed to give it up, and then the sessions are as before at the next refresh', async () => {
    const { client, email, id } = await signUpPerson(server);
    const app = await enrollApp(client);
    await showApp(server, client, app);
    const elsewhere = await signInElsewhere(server, email);
    expect((await elsewhere.auth.mfa.unenroll({ factorId: app.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    expect((await client.auth.mfa.unenroll({ factorId: app.id })).data).toEqual({ id: app.id });
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual({ aal: 'aal1', methods: ['password'] });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await client.auth.mfa.unenroll({ factorId: app.id })).error?.code).toBe('mfa_factor_not_found');
    expect((await elsewhere.auth.updateUser({ password: 'nova-senha-456' })).error).toBeNull();
    const written = await query(
      server,
      `select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by created_at`,
      [id],
    );
    const actions = written.map(({ action }) => action);
    for (const action of [
      'factor_in_progress',
      'challenge_created',
      'verification_attempted',
      'factor_unenrolled',
    ]) {
      expect(actions).toContain(action);
    }
  });

  it('leaves those sessions raised that showed another one', async () => {
    const { client, email } = await signUpPerson(server);
    const first = await enrollApp(client, 'Celular');
    await showApp(server, client, first);
    const second = await enrollApp(client, 'Tablet');
    await client.auth.mfa.challengeAndVerify({ factorId: second.id, code: codeOf(second) });
    const elsewhere = await signInElsewhere(server, email);
    await showApp(server, elsewhere, first);
    const unproven = await enrollApp(client, 'Relógio');
    for (const { id } of [unproven, first]) {
      expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    }
    await client.auth.refreshSession();
    await elsewhere.auth.refreshSession();
    expect(await levelOf(client)).toEqual({ aal: 'aal2', methods: ['totp', 'password'] });
    expect(await levelOf(elsewhere)).toEqual({ aal: 'aal1', methods: ['password'] });
  });
});

function readClaims(token: string | undefined) {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString() || '{}');
}
