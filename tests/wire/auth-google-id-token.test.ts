import { createHash } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoogleAccount } from '../helpers/google-provider.ts';
import { callAuth } from './call-auth.ts';
import { claimsOf, type GoogleStage, startGoogleStage } from './google-stage.ts';

const unix = () => Math.floor(Date.now() / 1000);
const sha256 = (text: string) => createHash('sha256').update(text);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an ID token that a client got by itself', () => {
  let stage: GoogleStage;
  beforeAll(async () => {
    stage = await startGoogleStage();
  });
  afterAll(() => stage.stop());

  const show = (body: object) => callAuth(stage.server, 'POST', '/token?grant_type=id_token', { body });
  const showToken = (idToken: string, beside: object = {}) =>
    show({ provider: 'google', id_token: idToken, ...beside });
  const claimsFor = (account: GoogleAccount, change: JWTPayload = {}): JWTPayload => ({
    ...account,
    ...change,
  });

  it('signs its person in, and makes an account the first time, one of many at once', async () => {
    const account = stage.createAccount();
    const token = await stage.google.issueIdToken(claimsFor(account));
    const signIns = await Promise.all(
      [1, 2, 3].map(() => stage.openClient().auth.signInWithIdToken({ provider: 'google', token })),
    );
    expect(signIns.map(({ error }) => error)).toEqual([null, null, null]);
    expect(new Set(signIns.map(({ data }) => data.user?.id)).size).toBe(1);
    const { user, session } = signIns[0]?.data ?? {};
    expect(user).toMatchObject({
      email: account.email,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    expect(claimsOf(session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'oauth' }] });
    expect((await stage.signIn(account)).user.id).toBe(user?.id);
  });

  it('is held to the rules of every Google account', async () => {
    const { email = '' } = stage.createAccount();
    const { data } = await stage.openClient().auth.signUp({ email, password: 'segredo-123' });
    const sub = '7';
    const verified = await showToken(await stage.google.issueIdToken({ sub, email, email_verified: true }));
    expect(verified.body.user.id).toBe(data.user?.id);
    const unverified = await showToken(
      await stage.google.issueIdToken({ sub: '8', email, email_verified: false }),
    );
    expect(unverified).toMatchObject({
      status: 403,
      body: { error_code: 'provider_email_needs_verification' },
    });
    const nameless = await showToken(await stage.google.issueIdToken({ sub: '9' }));
    expect(nameless).toMatchObject({ status: 400, body: { error_code: 'email_address_not_provided' } });
  });

  it('may be named by client and issuer instead of the provider', async () => {
    const id_token = await stage.google.issueIdToken(claimsFor(stage.createAccount()));
    const { clientId, issuer } = stage.google.settings;
    expect((await show({ client_id: clientId, issuer, id_token })).status).toBe(200);
    for (const named of [{ client_id: clientId, issuer: 'https://eve.example' }, { provider: 'apple' }]) {
      expect(await show({ ...named, id_token })).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed', msg: expect.stringMatching(/not allowed/) },
      });
    }
  });

  it.each([
    ['no token', { provider: 'google' }, 'id_token required'],
    ['no provider', { id_token: 'a.b.c' }, 'provider or client_id and issuer required'],
    ['half a provider', { id_token: 'a.b.c', client_id: 'x' }, 'provider or client_id and issuer required'],
    ['no JWT', { provider: 'google', id_token: 'nonsense' }, 'Bad ID token'],
  ])('is asked for in the words of OAuth when there is %s', async (_name, body, description) => {
    const answer = await show(body);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', error_description: description },
    });
  });

  it('holds the hash of a nonce, or both have none', async () => {
    const nonce = crypto.randomUUID();
    const account = stage.createAccount();
    const hashed = await stage.google.issueIdToken(
      claimsFor(account, { nonce: sha256(nonce).digest('hex') }),
    );
    const without = await stage.google.issueIdToken(claimsFor(account));
    const raw = await stage.google.issueIdToken(claimsFor(account, { nonce }));
    const client = stage.openClient();
    const { error } = await client.auth.signInWithIdToken({ provider: 'google', token: hashed, nonce });
    expect(error).toBeNull();
    const refused = [
      await showToken(hashed),
      await showToken(without, { nonce }),
      await showToken(hashed, { nonce: 'another' }),
      await showToken(raw, { nonce }),
    ];
    const onesided = 'Passed nonce and nonce in id_token should either both exist or not.';
    expect(refused.map(({ status, body }) => [status, body.error_description])).toEqual([
      [400, onesided],
      [400, onesided],
      [400, 'Nonces mismatch'],
      [400, 'Nonces mismatch'],
    ]);
  });

  it('belongs to the access token beside it, when it says so', async () => {
    const account = stage.createAccount();
    const at_hash = sha256('right').digest().subarray(0, 16).toString('base64url');
    const token = await stage.google.issueIdToken(claimsFor(account, { at_hash }));
    expect((await showToken(token, { access_token: 'right' })).status).toBe(200);
    expect((await showToken(token, { access_token: 'wrong' })).body.error_description).toBe('Bad ID token');
  });

  it('is refused when it is for another client, of another issuer, over, not yet valid or about nobody', async () => {
    const account = stage.createAccount();
    const { clientId } = stage.google.settings;
    const changes: [JWTPayload, string][] = [
      [{ aud: 'another.apps.example' }, 'Unacceptable audience in id_token'],
      [{ aud: [clientId, 'another'], azp: 'another' }, 'Unacceptable audience in id_token'],
      [{ iss: 'https://accounts.google.com' }, 'Bad ID token'],
      [{ iss: `${stage.google.settings.issuer}/` }, 'Bad ID token'],
      [{ iat: unix() - 7200, exp: unix() - 60 }, 'Bad ID token'],
      [{ nbf: unix() + 60 }, 'Bad ID token'],
      [{ sub: undefined }, 'Bad ID token'],
    ];
    for (const [change, description] of changes) {
      const answer = await showToken(await stage.google.issueIdToken(claimsFor(account, change)));
      expect([answer.status, answer.body.error_description]).toEqual([400, description]);
    }
  });

  it('is refused when another key signed it, or none did', async () => {
    const { google } = stage;
    const { clientId, issuer } = google.settings;
    const claims = { ...stage.createAccount(), iss: issuer, aud: clientId, iat: unix(), exp: unix() + 600 };
    const other = await generateKeyPair('RS256');
    const sign = (header: { alg: string; kid?: string }, key: CryptoKey | Uint8Array) =>
      new SignJWT(claims).setProtectedHeader(header).sign(key);
    const publicPem = new TextEncoder().encode(await exportSPKI(google.publicKey));
    const own = await google.issueIdToken(claims);
    const forged = [
      await sign({ alg: 'RS256', kid: google.keyId }, other.privateKey),
      await sign({ alg: 'RS256', kid: 'unknown' }, other.privateKey),
      await sign({ alg: 'RS256' }, other.privateKey),
      await sign({ alg: 'HS256', kid: google.keyId }, publicPem),
      `${encode({ alg: 'none', kid: google.keyId })}.${encode(claims)}.`,
      `${own.split('.')[0]}.${encode({ ...claims, sub: 'eve' })}.${own.split('.')[2]}`,
    ];
    for (const token of forged) {
      const answer = await showToken(token);
      expect([answer.status, answer.body.error_description]).toEqual([400, 'Bad ID token']);
    }
    expect((await showToken(own)).status).toBe(200);
  });
});
