import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { type LocalService, startLocalService } from '../helpers/local-service.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';
import {
  errorIn,
  exchange,
  follow,
  type GoogleStage,
  openInBrowser,
  publicUrl,
  startGoogleStage,
} from './google-stage.ts';

describe('an answer of Google', () => {
  let stage: GoogleStage;
  beforeAll(async () => {
    stage = await startGoogleStage();
  });
  afterAll(() => stage.stop());

  const errorOf = async (callback: URL) => errorIn(await stage.comeBack(callback));
  const cameBack = async (client = stage.openClient()) =>
    stage.google.signIn(await stage.beginSignIn(client), stage.createAccount());
  const age = (callback: URL, column: 'created_at' | 'auth_code_issued_at') =>
    asAccountService(stage.server.database, (transaction) =>
      transaction.query(
        `update auth.flow_state set ${column} = now() - interval '301 seconds' where id = $1`,
        [callback.searchParams.get('state')],
      ),
    );

  it('is taken once, of two at the same time and after a reload', async () => {
    const client = stage.openClient();
    const callback = await cameBack(client);
    const targets = await Promise.all([1, 2, 3].map(() => stage.comeBack(callback)));
    const first = targets.filter((target) => target.searchParams.has('code'));
    expect(first).toHaveLength(1);
    const codes = targets.filter((target) => !first.includes(target)).map(errorIn);
    expect(codes).toEqual(['flow_state_already_used', 'flow_state_already_used']);
    expect(await errorOf(callback)).toBe('flow_state_already_used');
    expect((await exchange(client, first[0] ?? callback)).error).toBeNull();
  });

  it('is of no use to anybody but the browser that began the sign-in', async () => {
    const [owner, thief] = [stage.openClient(), stage.openClient()];
    const target = await stage.comeBack(await cameBack(owner));
    await stage.beginSignIn(thief);
    expect((await exchange(thief, target)).error?.code).toBe('bad_code_verifier');
    expect((await exchange(owner, target)).error).toBeNull();
    expect((await exchange(owner, target)).error).not.toBeNull();
  });

  it('is refused under the state of another sign-in', async () => {
    const [mine, theirs] = [await cameBack(), await stage.beginSignIn(stage.openClient())];
    const mixed = new URL(mine);
    mixed.searchParams.set('state', theirs.searchParams.get('state') ?? '');
    expect(await errorOf(mixed)).toBe('bad_oauth_callback');
  });

  it('is refused with a code that Google did not give, or none, and spends its state', async () => {
    const callback = await cameBack();
    const forged = new URL(callback);
    forged.searchParams.set('code', 'inventado');
    expect(await errorOf(forged)).toBe('bad_oauth_callback');
    expect(await errorOf(callback)).toBe('flow_state_already_used');
    const empty = await cameBack();
    empty.searchParams.delete('code');
    expect(await errorOf(empty)).toBe('bad_oauth_callback');
  });

  it('is refused from another issuer than the one that was asked', async () => {
    const callback = await cameBack();
    callback.searchParams.set('iss', 'https://eve.example');
    expect(await errorOf(callback)).toBe('bad_oauth_callback');
  });

  it.each(['', 'nonsense', 'c3a4f0ee-0000-4000-8000-000000000000'])(
    'is refused under the state "%s"',
    async (state) => {
      const target = await stage.comeBack(new URL(`${publicUrl}/auth/v1/callback?code=x&state=${state}`));
      expect(errorIn(target)).toBe('bad_oauth_state');
      expect(target.origin).toBe(publicUrl);
    },
  );

  it('is refused under the state of a mail’s flow', async () => {
    const client = stage.openClient();
    const { email = '' } = stage.createAccount();
    await client.auth.signUp({ email, password: 'segredo-123' });
    await client.auth.signInWithOtp({ email });
    const { rows } = await asAccountService(stage.server.database, (transaction) =>
      transaction.query<{ id: string }>(`select id from auth.flow_state where provider_type = 'email'`),
    );
    expect(rows).toHaveLength(1);
    const callback = new URL(`${publicUrl}/auth/v1/callback?code=x&state=${rows[0]?.id}`);
    expect(await errorOf(callback)).toBe('bad_oauth_state');
  });

  it('may take five minutes, and so may the exchange of its code', async () => {
    const late = await cameBack();
    await age(late, 'created_at');
    expect(await errorOf(late)).toBe('flow_state_expired');
    const client = stage.openClient();
    const callback = await cameBack(client);
    const target = await stage.comeBack(callback);
    await age(callback, 'auth_code_issued_at');
    expect((await exchange(client, target)).error?.code).toBe('flow_state_expired');
  });

  it('is passed on when it is a refusal', async () => {
    const redirectTo = `${publicUrl}/entrar`;
    const url = await stage.beginSignIn(stage.openClient(), { redirectTo });
    const target = await stage.comeBack(await stage.google.signIn(url, null));
    expect(`${target.origin}${target.pathname}`).toBe(redirectTo);
    expect(target.searchParams.get('error')).toBe('access_denied');
    expect(target.searchParams.get('error_description')).toBe('The user did not consent');
    expect(errorIn(target)).toBe('bad_oauth_callback');
  });

  it('is not spent by a look that does not open it', async () => {
    const callback = await cameBack();
    const looked = await callAuth(stage.server, 'HEAD', `/callback${callback.search}`, { apiKey: null });
    expect(looked.status).toBe(204);
    expect((await stage.comeBack(callback)).searchParams.get('code')).toBeTruthy();
  });

  it('is kept no longer than it can be of use, with the tokens in it', async () => {
    const callback = await cameBack();
    await stage.comeBack(callback);
    const state = callback.searchParams.get('state');
    const count = () =>
      asAccountService(stage.server.database, async (transaction) => {
        return (await transaction.query('select 1 from auth.flow_state where id = $1', [state])).rows.length;
      });
    expect(await count()).toBe(1);
    await asAccountService(stage.server.database, (transaction) =>
      transaction.query(
        `update auth.flow_state set created_at = now() - interval '61 minutes' where id = $1`,
        [state],
      ),
    );
    await stage.beginSignIn(stage.openClient());
    expect(await count()).toBe(0);
  });
});

describe('an ID token that comes with Google’s answer', () => {
  const clientId = 'fisga.apps.example';
  let server: TestServer;
  let issuer: LocalService;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  /** What the issuer answers to the exchange of a code. */
  let answer: { status?: number; body: object } = { body: {} };
  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
    issuer = await startLocalService(({ url: { pathname } }) => {
      if (pathname === '/token') return answer;
      return { body: pathname === '/jwks' ? { keys: [jwk] } : describeIssuer(issuer.url) };
    });
    const google = { clientId, clientSecret: 'segredo', issuer: issuer.url };
    server = await startTestServer({ environment: { publicUrl, google } });
  });
  afterAll(async () => {
    await server.stop();
    await issuer.stop();
  });

  const signIn = async (answerTo: (nonce: string | null) => Promise<typeof answer>) => {
    const { url, cookie } = await openInBrowser(`${server.url}/auth/v1/authorize?provider=google`);
    answer = await answerTo(url.searchParams.get('nonce'));
    return follow(`${server.url}/auth/v1/callback?code=x&state=${url.searchParams.get('state')}`, cookie);
  };
  const claimsFor = (nonce: string | null): JWTPayload => ({
    iss: issuer.url,
    aud: clientId,
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@gmail.example`,
    email_verified: true,
    nonce,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 600,
  });
  const sign = (
    claims: JWTPayload,
    { alg = 'RS256', key = keys.privateKey as CryptoKey | Uint8Array } = {},
  ) => new SignJWT(claims).setProtectedHeader({ alg, kid: 'k' }).sign(key);
  const tokens = (idToken: string) => ({
    body: { access_token: 'a', token_type: 'bearer', expires_in: 600, id_token: idToken },
  });

  it('signs its person in when all of it is right', async () => {
    const target = await signIn(async (nonce) => tokens(await sign(claimsFor(nonce))));
    expect(errorIn(target)).toBeNull();
    expect(target.hash).toContain('access_token=');
  });

  it.each([
    ['for another client', { aud: 'another.apps.example' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['for another sign-in', { nonce: 'another' }],
    ['for no sign-in in particular', { nonce: undefined }],
    ['over', { exp: 1_700_000_000 }],
  ])('is refused when it is %s', async (_name, change) => {
    const target = await signIn(async (nonce) => tokens(await sign({ ...claimsFor(nonce), ...change })));
    expect(errorIn(target)).toBe('bad_oauth_callback');
    expect(target.hash).not.toContain('access_token');
  });

  it('is refused when another key signed it, or none did, or it is missing', async () => {
    const other = await generateKeyPair('RS256');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const secret = new TextEncoder().encode('segredo');
    for (const forge of [
      (claims: JWTPayload) => sign(claims, { key: other.privateKey }),
      (claims: JWTPayload) => sign(claims, { alg: 'HS256', key: secret }),
      async (claims: JWTPayload) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
      async () => undefined,
    ]) {
      const target = await signIn(async (nonce) => {
        const idToken = await forge(claimsFor(nonce));
        return { body: { access_token: 'a', token_type: 'bearer', id_token: idToken } };
      });
      expect(errorIn(target)).toBe('bad_oauth_callback');
    }
  });

  it('is not there while Google is down or does not know this application: nobody’s fault in the browser', async () => {
    for (const [status, error] of [
      [503, 'temporarily_unavailable'],
      [401, 'invalid_client'],
    ] as const) {
      const target = await signIn(async () => ({ status, body: { error } }));
      expect(errorIn(target)).toBe('unexpected_failure');
      expect(target.searchParams.get('error')).toBe('server_error');
    }
  });
});

function describeIssuer(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  };
}
