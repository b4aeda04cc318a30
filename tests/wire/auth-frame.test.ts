import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueAccessToken } from '../../server/auth/access-token.ts';
import { loadApiKeys } from '../../server/auth/api-keys.ts';
import { loadSigningKeys } from '../../server/auth/signing-keys.ts';
import { asAccountService } from '../../server/db/roles.ts';
import { openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { openTestDatabase } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth, claimsOf } from './call-auth.ts';

const publicUrl = 'https://fisga.example';
const newVersion = { 'X-Supabase-Api-Version': '2024-01-01' };

describe('the frame of the account service', () => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startTestServer({ environment: { publicUrl } });
    person = await signUpPerson(server);
  });
  afterAll(() => server.stop());

  it('asks for an API key, except where a browser or a verifier comes without one', async () => {
    for (const apiKey of [null, 'guess']) {
      const answer = await callAuth(server, 'GET', '/user', { apiKey, token: person.accessToken });
      expect(answer).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
    }
    const open = await Promise.all(
      ['/health', '/.well-known/jwks.json', '/verify', '/authorize', '/callback'].map((path) =>
        callAuth(server, 'GET', path, { apiKey: null }),
      ),
    );
    expect(open.map(({ status }) => status)).toEqual([200, 200, 303, 400, 302]);
  });

  it('answers in the shape of the version that the client speaks', async () => {
    const old = await callAuth(server, 'GET', '/user');
    expect(old.body).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    const fresh = await callAuth(server, 'GET', '/user', { headers: newVersion });
    expect(fresh.body).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    });
    expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    for (const answer of [old, fresh]) expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization');
  });

  it('refuses tokens that are expired, foreign, malformed or about somebody gone', async () => {
    const signingKeys = await loadSigningKeys({ database: server.database, file: null });
    const claims = claimsOf(person.accessToken);
    const get = async (token: string) => {
      const { status, body } = await callAuth(server, 'GET', '/user', { token });
      return [status, body.error_code ?? body.id];
    };
    const getAs = async (change: object, at = new Date(), url = publicUrl) => {
      const { sub, email, phone, app_metadata, user_metadata, aal, amr, session_id, is_anonymous } = {
        ...claims,
        ...change,
      };
      const subject = { sub, email, phone, app_metadata, user_metadata, aal, amr, session_id, is_anonymous };
      return get((await issueAccessToken({ signingKeys, publicUrl: url }, subject, at)).token);
    };
    expect(await getAs({})).toEqual([200, person.id]);
    expect(await getAs({}, new Date(Date.now() - 3_600_000))).toEqual([403, 'bad_jwt']);
    expect(await getAs({}, new Date(), 'https://elsewhere.example')).toEqual([403, 'bad_jwt']);
    expect(await getAs({ sub: crypto.randomUUID() })).toEqual([403, 'user_not_found']);
    expect(await getAs({ session_id: crypto.randomUUID() })).toEqual([403, 'session_not_found']);
    expect(await get('nonsense')).toEqual([403, 'bad_jwt']);
    expect(await get(server.publishableKey)).toEqual([403, 'bad_jwt']);
    const stranger = await signUpPerson(server);
    expect(await getAs({ sub: stranger.id })).toEqual([403, 'session_not_found']);
  });

  it('publishes keys that verify its tokens, to be kept for ten minutes', async () => {
    const { headers, body } = await callAuth(server, 'GET', '/.well-known/jwks.json', { apiKey: null });
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(JSON.stringify(body)).not.toContain('"d":');
    const keys = createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`));
    const { payload } = await jwtVerify(person.accessToken, keys, { issuer: `${publicUrl}/auth/v1` });
    expect(payload.sub).toBe(person.id);
    expect((await person.client.auth.getClaims()).data?.claims.sub).toBe(person.id);
  });

  it('lets nobody cache an answer about a person', async () => {
    for (const token of [person.accessToken, 'nonsense']) {
      expect((await callAuth(server, 'GET', '/user', { token })).headers.get('cache-control')).toBe(
        'no-store',
      );
    }
  });

  it('refuses what is not JSON, and more than a megabyte with or without a length', async () => {
    for (const body of ['{"email":', 'email=a', '']) {
      expect(await callAuth(server, 'POST', '/signup', { body })).toMatchObject({
        status: 400,
        body: { error_code: 'bad_json' },
      });
    }
    expect((await callAuth(server, 'POST', '/signup', { body: '[]' })).body.error_code).toBe(
      'validation_failed',
    );
    const large = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
    expect(await callAuth(server, 'POST', '/signup', { body: large })).toMatchObject({
      status: 413,
      body: { error_code: 'request_entity_too_large' },
    });
    const streamed = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: server.publishableKey },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it('may be called by a page of any origin, and that page may read errors', async () => {
    const preflight = await callAuth(server, 'OPTIONS', '/token?grant_type=password', {
      apiKey: null,
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-supabase-api-version',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
    const failed = await callAuth(server, 'GET', '/user', { headers: { origin: 'https://app.example' } });
    expect(failed.headers.get('access-control-allow-origin')).toBe('*');
    expect(failed.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
  });

  it.each([
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['GET', '/authorize?provider=google', 400, 'validation_failed'],
    ['GET', '/user/identities/authorize?provider=google', 404, 'manual_linking_disabled'],
    ['GET', '/admin/users', 403, 'not_admin'],
    ['POST', '/token?grant_type=id_token', 400, 'provider_disabled'],
    ['GET', '/no/such/address', 404, 'not_found'],
    ['PATCH', '/user', 404, 'not_found'],
  ])('answers %s %s, which it does not offer, in JSON', async (method, path, status, code) => {
    const body = method === 'POST' ? {} : undefined;
    const answer = await callAuth(server, method, path, {
      token: person.accessToken,
      body,
      headers: newVersion,
    });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('sends a browser with a dead link back to the site, with the reason where supabase-js reads it', async () => {
    const { headers } = await callAuth(server, 'GET', '/verify?token=x&type=signup', { apiKey: null });
    const target = new URL(headers.get('location') ?? '');
    expect(target.origin).toBe(publicUrl);
    expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toBe('otp_expired');
    expect(target.searchParams.get('error_code')).toBe('otp_expired');
  });

  it('tells which ways to sign in are open', async () => {
    expect((await callAuth(server, 'GET', '/settings')).body).toMatchObject({
      external: { email: true, google: false, phone: true, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
  });

  it('lets no API role read the accounts', async () => {
    const { error } = await openClient(server, server.secretKey).schema('auth').from('users').select('*');
    expect(error).not.toBeNull();
    await expect(
      asAccountService(server.database, (transaction) => transaction.query('select * from private.settings')),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('the keys of an installation', () => {
  it('are the same in all processes that start at once, and after a restart', async () => {
    const database = await openTestDatabase();
    const load = () =>
      Promise.all([
        loadSigningKeys({ database, file: null }).then(({ kid }) => kid),
        loadApiKeys({ database, publishable: null, secret: null }),
      ]);
    const loaded = await Promise.all([load(), load(), load()]);
    expect(new Set(loaded.map((keys) => JSON.stringify(keys))).size).toBe(1);
    expect(JSON.stringify(await load())).toBe(JSON.stringify(loaded[0]));
    expect(loaded[0]?.[1]).toMatchObject({
      publishable: expect.stringMatching(/^sb_publishable_[\w-]{32}$/),
      secret: expect.stringMatching(/^sb_secret_[\w-]{43}$/),
    });
    await database.close();
  });

  it('are the operator’s where given, who may not show the secret one to browsers', async () => {
    const database = await openTestDatabase();
    const given = { publishable: 'sb_publishable_given_key', secret: 'sb_secret_given_key_123' };
    expect(await loadApiKeys({ database, ...given })).toEqual(given);
    await expect(loadApiKeys({ database, publishable: given.secret, secret: given.secret })).rejects.toThrow(
      /equal/,
    );
    await database.close();
  });
});
