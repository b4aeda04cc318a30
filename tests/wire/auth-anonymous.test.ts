import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { forgetAnonymous } from '../../server/auth/forget-anonymous.ts';
import { readBalances } from '../helpers/accounts.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { lastMailTo, lastTextTo } from '../helpers/outbox.ts';
import { callFunction, openClient, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, claimsOf, logIn } from './call-auth.ts';
import { query } from './factor-acts.ts';
import { exchange, type GoogleStage, startGoogleStage } from './google-stage.ts';

const accountRules = { isSignUpOpen: true, isManualLinkingEnabled: true, isAnonymousSignInEnabled: true };
const password = 'segredo-123';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const newPhone = () => `+55119${Math.floor(10_000_000 + Math.random() * 90_000_000)}`;

let server: TestServer;
let mailed: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { accountRules } });
  mailed = await startTestServer({
    environment: { accountRules, isAutoconfirm: false, trustedProxies: 'everybody' },
  });
});
afterAll(async () => {
  await server.stop();
  await mailed.stop();
});

async function enter(door: TestServer, data: object = {}) {
  const client = openClient(door);
  const { data: entered, error } = await client.auth.signInAnonymously({ options: { data } });
  if (error !== null || entered.session === null || entered.user === null)
    throw error ?? new Error('No session');
  return { client, user: entered.user, id: entered.user.id, accessToken: entered.session.access_token };
}

const freeCreditsOf = async (door: TestServer, id: string) => {
  const { free, ledgerFree } = await readBalances(door.database, toUserId(id));
  expect(ledgerFree).toBe(free);
  return free;
};

describe('an anonymous visitor', () => {
  it('is signed in without e-mail, telephone or identity, and token and account say so', async () => {
    const { client, user, accessToken } = await enter(server, { tema: 'claro' });
    expect(user).toMatchObject({
      email: '',
      phone: '',
      role: 'authenticated',
      is_anonymous: true,
      identities: [],
      app_metadata: {},
      user_metadata: { tema: 'claro' },
    });
    expect(claimsOf(accessToken)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
    const refreshed = await client.auth.refreshSession();
    expect(claimsOf(refreshed.data.session?.access_token ?? '')).toMatchObject({ is_anonymous: true });
    const settings = await callAuth(server, 'GET', '/settings');
    expect(settings.body.external.anonymous_users).toBe(true);
  });

  it('has no free credits, can buy none, and reads nothing of anybody else', async () => {
    const [visitor, owner] = [await enter(server), await signUpPerson(server)];
    await owner.client.from('profiles').insert({ user_id: owner.id, phone: '+5511912345678' });
    expect((await visitor.client.from('profiles').select('*')).data).toEqual([]);
    expect((await visitor.client.from('free_credits').select('*')).data).toEqual([]);
    const search = await callFunction(server, visitor, 'generate-hooks', { prompt: 'Dormir melhor' });
    expect(search).toMatchObject({ status: 402, body: { code: 'no_credits' } });
    const config = await (await fetch(`${server.url}/config.json`)).json();
    const order = {
      price_id: config.plans[0].priceId,
      success_url: `${server.url}/success`,
      cancel_url: `${server.url}/pricing`,
    };
    expect(await callFunction(server, visitor, 'create-checkout', order)).toMatchObject({
      status: 400,
      body: { error: 'Adicione um e-mail ou telefone à sua conta antes de assinar um plano.' },
    });
  });

  it('may not set a password or a second factor, and has no address to prove a password with', async () => {
    const { client } = await enter(server);
    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.status).toBe(403);
    expect((await client.auth.reauthenticate()).error?.message).toBe(
      'Reauthentication requires the user to have an email or a phone number',
    );
  });

  it('deletes the account by typing a word, as there is no e-mail to type', async () => {
    const visitor = await enter(server);
    const refused = await callFunction(server, visitor, 'delete-account', { confirmation: '' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_confirmation' } });
    const deleted = await callFunction(server, visitor, 'delete-account', { confirmation: 'excluir' });
    expect(deleted.status).toBe(200);
    expect(await query(server, 'select id from auth.users where id = $1', [visitor.id])).toEqual([]);
  });

  it('is let in thirty times an hour from one address', async () => {
    const from = (address: string) =>
      callAuth(mailed, 'POST', '/signup', { body: {}, headers: { 'x-forwarded-for': address } });
    const statuses = [];
    for (let count = 0; count < 30; count += 1) statuses.push((await from('203.0.113.9')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await query(mailed, `delete from private.rate_limits where bucket like 'address:POST /signup:%'`, []);
    expect(await from('203.0.113.9')).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    });
    expect((await from('203.0.113.10')).status).toBe(200);
    const named = { body: { email: newEmail(), password }, headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await callAuth(mailed, 'POST', '/signup', named)).status).toBe(200);
    await forgetLimits(mailed);
  });
});

describe('an anonymous account that gets', () => {
  it('an e-mail at once, where no mail confirms, is a full one with its free credits', async () => {
    const [{ client, id }, email] = [await enter(server), newEmail()];
    const { data, error } = await client.auth.updateUser({ email, password });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    });
    expect(await freeCreditsOf(server, id)).toBe(4);
    expect((await logIn(server, email, password)).body.user).toMatchObject({ id, is_anonymous: false });
    await client.auth.updateUser({ email: newEmail() });
    expect(await freeCreditsOf(server, id)).toBe(4);
  });

  it('an e-mail stays anonymous until the mail is answered', async () => {
    const [{ client, id }, email] = [await enter(mailed), newEmail()];
    const pending = await client.auth.updateUser({ email });
    expect(pending.data.user).toMatchObject({ new_email: email, is_anonymous: true });
    expect((await client.from('free_credits').select('*')).data).toEqual([]);
    const token = (await lastMailTo(mailed.outbox, email)).code ?? '';
    const { data, error } = await client.auth.verifyOtp({ email, token, type: 'email_change' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, is_anonymous: false, identities: [{ provider: 'email' }] });
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ is_anonymous: false });
    expect(await freeCreditsOf(mailed, id)).toBe(4);
  });

  it('a telephone becomes a full one with the code', async () => {
    const [{ client, id }, phone] = [await enter(mailed), newPhone()];
    await client.auth.updateUser({ phone });
    const token = (await lastTextTo(mailed.outbox, phone)).code ?? '';
    const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'phone_change' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, is_anonymous: false, app_metadata: { providers: ['phone'] } });
    expect(await freeCreditsOf(mailed, id)).toBe(4);
  });

  it('an e-mail that was given its free credits before gets none a second time', async () => {
    const email = newEmail();
    const former = openClient(server);
    await former.auth.signUp({ email, password });
    const session = (await former.auth.getSession()).data.session;
    const proof = { confirmation: email, password };
    await callFunction(server, { accessToken: session?.access_token ?? '' }, 'delete-account', proof);
    const { client, id } = await enter(server);
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    expect(await freeCreditsOf(server, id)).toBe(0);
  });

  it('an e-mail of somebody else stays anonymous', async () => {
    const [owner, { client, id }] = [await signUpPerson(server), await enter(server)];
    await client.auth.updateUser({ email: owner.email });
    const [row] = await query(server, 'select email, is_anonymous from auth.users where id = $1', [id]);
    expect(row).toEqual({ email: null, is_anonymous: true });
  });
});

describe('an anonymous account that connects Google', () => {
  let stage: GoogleStage;
  beforeAll(async () => {
    stage = await startGoogleStage({ accountRules });
  });
  afterAll(() => stage.stop());

  it('is the full account of that person, with its free credits', async () => {
    const [client, account] = [stage.openClient(), stage.createAccount()];
    const entered = await client.auth.signInAnonymously();
    const id = entered.data.user?.id ?? '';
    const { data: begun } = await client.auth.linkIdentity({ provider: 'google' });
    const callback = await stage.google.signIn(new URL(begun?.url ?? ''), account);
    const { data, error } = await exchange(client, await stage.comeBack(callback));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      email: account.email,
      is_anonymous: false,
      app_metadata: { provider: 'google', providers: ['google'] },
      identities: [{ provider: 'google' }],
    });
    expect(await freeCreditsOf(stage.server, id)).toBe(4);
    expect((await stage.signIn(account)).user.id).toBe(id);
  });
});

it('an anonymous account whose session was not used for thirty days is deleted, and no other', async () => {
  const [unused, returned, known] = [await enter(server), await enter(server), await signUpPerson(server)];
  const ids = [unused.id, returned.id, known.id];
  const month = `now() - interval '31 days'`;
  await query(server, `update auth.users set created_at = ${month} where id = any($1)`, [ids]);
  await query(server, `update auth.sessions set created_at = ${month} where user_id = any($1)`, [ids]);
  await returned.client.auth.refreshSession();
  expect(await forgetAnonymous(server.database, new Date())).toBe(1);
  const left = await query(server, 'select id from auth.users where id = any($1)', [ids]);
  expect(left.map(({ id }) => id).toSorted()).toEqual([returned.id, known.id].toSorted());
  expect((await unused.client.auth.refreshSession()).error).not.toBeNull();
});
