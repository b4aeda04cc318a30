import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueAccessToken } from '../../server/auth/access-token.ts';
import { openRemoteAccounts } from '../../server/auth/remote-accounts.ts';
import { rotateKeys } from '../../server/auth/rotate-keys.ts';
import { loadSigningKeys } from '../../server/auth/signing-keys.ts';
import { findDifferences } from '../../server/billing/find-differences.ts';
import type { Database } from '../../server/db/database.ts';
import { asAccountService, asService } from '../../server/db/roles.ts';
import { readEnvironment } from '../../server/env.ts';
import { findFreePort } from '../helpers/free-port.ts';
import { callFunction, openClient, signUpPerson } from '../helpers/people.ts';
import { openTestDatabase } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

/** As Supabase writes it into tokens: nothing tells that a second factor is still to be shown. */
const subjectOf = (id: string) => ({
  sub: id,
  email: '',
  phone: '',
  app_metadata: {},
  user_metadata: {},
  amr: [],
  session_id: crypto.randomUUID(),
  is_anonymous: false,
  aal: 'aal1' as const,
});

/** A second instance of the account service plays the Supabase project, over HTTP and beside the same database. */
describe('with accounts and data at a Supabase project', () => {
  let database: Database;
  let project: TestServer;
  let product: TestServer;

  beforeAll(async () => {
    database = await openTestDatabase();
    const port = await findFreePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    project = await startTestServer({
      database,
      port,
      environment: { ...readEnvironment({ LOG_LEVEL: 'silent' }), publicUrl, isAutoconfirm: true },
    });
    product = await startTestServer({
      database: { ...database, areAccountsElsewhere: true, close: async () => {} },
      context: {
        accounts: await openRemoteAccounts({
          url: project.url,
          publishableKey: project.publishableKey,
        }),
      },
    });
  });
  afterAll(async () => {
    await product.stop();
    await project.stop();
  });

  /** Signed up at the project, calling the product's functions. */
  const live = async () => {
    const person = await signUpPerson(project);
    const call = (name: string, body: unknown, accessToken = person.accessToken) =>
      callFunction(product, { accessToken }, name, body);
    return { ...person, call };
  };

  /** A session at the project, and what its tokens say. */
  const openSession = async (id: string) => {
    const subject = subjectOf(id);
    await asAccountService(database, (transaction) =>
      transaction.query('insert into auth.sessions (id, user_id) values ($1, $2)', [subject.session_id, id]),
    );
    return subject;
  };

  it('refuses a token at once whose session ended at the project', async () => {
    const { call, client } = await live();
    const check = () => call('check-hook', { hook: 'Larga o peso e escuta essa.' });
    expect((await check()).status).toBe(200);
    expect((await client.auth.signOut()).error).toBeNull();
    expect(await check()).toMatchObject({ status: 401, body: { code: 'no_session' } });
  });

  it('works from a topic to a script, each credit counted, and the project shows what was made', async () => {
    const { call, client } = await live();
    const tree = await call('generate-hooks', { prompt: 'Dormir melhor' });
    expect(tree).toMatchObject({ status: 200, body: { credits: { remaining: 3 } } });
    const { questions, id } = tree.body as { questions: { hook_1: string }[]; id: string };
    const hook = questions[0]?.hook_1;
    const materials = await call('busca-referencias', { hook, tree_id: id });
    expect(materials).toMatchObject({ status: 200, body: { credits: { credits_remaining: 2 } } });
    expect(await call('check-hook', { hook })).toMatchObject({ status: 200 });

    expect((await client.from('saved_trees').select('topic')).data).toEqual([{ topic: 'Dormir melhor' }]);
    expect((await client.from('saved_scripts').select('hook')).data).toEqual([{ hook }]);
    expect((await client.from('free_credits').select('credits_remaining').single()).data).toEqual({
      credits_remaining: 2,
    });
    expect(await asService(database, findDifferences)).toEqual([]);
  });

  it('shows, hands over and deletes the account that the project keeps', async () => {
    const { call, client, email } = await live();
    expect(await call('account-overview', {})).toMatchObject({
      status: 200,
      body: { email, has_password: true, sessions: [{ is_current: true }] },
    });
    expect((await call('export-account', {})).body).toMatchObject({ conta: { email } });
    expect(await call('delete-account', { confirmation: email, password: 'errada-123' })).toMatchObject({
      status: 400,
    });
    const gone = await call('delete-account', { confirmation: email, password: 'segredo-123' });
    expect(gone.status).toBe(200);
    const again = await client.auth.signInWithPassword({ email, password: 'segredo-123' });
    expect(again.error?.code).toBe('invalid_credentials');
    expect(await call('generate-hooks', { prompt: 'Bolo de cenoura' })).toMatchObject({
      status: 401,
      body: { code: 'no_session' },
    });
  });

  it('takes the tokens of the project alone, and not the first half of a sign-in', async () => {
    const { call, id } = await live();
    const signingKeys = await loadSigningKeys({ database, file: null });
    const subject = await openSession(id);
    const issue = async (publicUrl: string, aal: 'aal1' | 'aal2', at = new Date()) =>
      (await issueAccessToken({ signingKeys, publicUrl }, { ...subject, aal }, at)).token;
    const statusOf = async (token: string) =>
      (await call('check-hook', { hook: 'Ninguém termina' }, token)).status;

    expect(await statusOf(await issue(project.url, 'aal1'))).toBe(200);
    expect(await statusOf(await issue(product.url, 'aal1'))).toBe(401);
    expect(await statusOf(await issue('https://outro.supabase.co', 'aal1'))).toBe(401);
    expect(await statusOf(await issue(project.url, 'aal1', new Date(Date.now() - 3_700_000)))).toBe(401);

    await asAccountService(database, (transaction) =>
      transaction.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
         values ($1, $2, 'Celular', 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now())`,
        [crypto.randomUUID(), id],
      ),
    );
    expect(await statusOf(await issue(project.url, 'aal1'))).toBe(401);
    expect(await statusOf(await issue(project.url, 'aal2'))).toBe(200);
  });

  it('follows the keys of the project when they are changed, without a restart', async () => {
    const { call, id } = await live();
    const now = new Date();
    await rotateKeys({ database, file: null }, { now, isRevoking: false });
    // The new key signs a quarter of an hour later.
    const signingKeys = await loadSigningKeys({ database, file: null }, new Date(now.getTime() + 1_000_000));
    const { token } = await issueAccessToken(
      { signingKeys, publicUrl: project.url },
      await openSession(id),
      new Date(),
    );
    const { auth } = openClient(project);
    // A set of keys that was read a moment ago is not read again at once, at the project as at the product.
    await expect.poll(async () => (await auth.getUser(token)).error, { interval: 250 }).toBeNull();
    await expect
      .poll(async () => (await call('check-hook', { hook: 'Ninguém termina' }, token)).status)
      .toBe(200);
  });

  it('sends the browser there, and says so to whoever asks here for accounts or data', async () => {
    const settings = await fetch(`${product.url}/config.json`);
    expect(await settings.json()).toMatchObject({
      supabaseUrl: project.url,
      publishableKey: project.publishableKey,
      googleEnabled: false,
      isMailConfirmationRequired: false,
      isSignUpOpen: true,
    });
    expect(settings.headers.get('content-security-policy')).toContain(`connect-src 'self' ${project.url}`);
    const { error } = await openClient(product).auth.signInWithPassword({
      email: 'ana@example.com',
      password: 'segredo-123',
    });
    expect(error?.status).toBe(404);
    const rows = await fetch(`${product.url}/rest/v1/free_credits`);
    expect([rows.status, await rows.json()]).toEqual([
      404,
      { error: `Contas e dados ficam em ${project.url}.`, code: 'not_found' },
    ]);
    const preflight = await fetch(`${project.url}/rest/v1/free_credits`, {
      method: 'OPTIONS',
      headers: { origin: product.url, 'access-control-request-method': 'GET' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });
});
