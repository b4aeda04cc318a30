import { exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueAccessToken } from './access-token.ts';
import { type CallerAuthority, resolveCaller } from './resolve-caller.ts';
import { parseSigningKeys } from './signing-keys.ts';

const now = new Date('2026-11-20T12:00:00Z');
const userId = '2f1c1f6e-0f3b-4c53-9a5e-0d3a0f6f5d11';
const sessionId = '7a1dc5bb-5a60-4f0c-8d16-2f3c3ab0a1a0';
const publishable = 'sb_publishable_0123456789';
const secret = 'sb_secret_0123456789abcdef';

describe('resolveCaller', () => {
  let authority: CallerAuthority;
  let token: string;
  let expired: string;

  beforeAll(async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const signingKeys = await parseSigningKeys({ keys: [await exportJWK(privateKey)] }, 'test');
    authority = {
      signingKeys,
      apiKeys: { publishable, secret },
      publicUrl: 'http://localhost:3000',
      clock: () => now,
    };
    const issue = async (at: Date) => {
      const subject = { sub: userId, email: '', phone: '', app_metadata: {}, user_metadata: {}, amr: [] };
      const rest = { aal: 'aal1', session_id: sessionId, is_anonymous: false } as const;
      return (await issueAccessToken({ ...authority, signingKeys }, { ...subject, ...rest }, at)).token;
    };
    token = await issue(now);
    expired = await issue(new Date(now.getTime() - 3_600_000));
  });

  const resolve = (headers: Record<string, string>) => resolveCaller(authority, new Headers(headers));

  it('takes the publishable key for a visitor, alone or repeated as bearer', async () => {
    const visitor = { ok: true, caller: { role: 'anon', userId: null, claims: { role: 'anon' } } };
    expect(await resolve({ apikey: publishable })).toEqual(visitor);
    expect(await resolve({ apikey: publishable, authorization: `Bearer ${publishable}` })).toEqual(visitor);
  });

  it('takes the secret key for the operator', async () => {
    const operator = {
      ok: true,
      caller: { role: 'service_role', userId: null, claims: { role: 'service_role' } },
    };
    expect(await resolve({ apikey: secret })).toEqual(operator);
    expect(await resolve({ apikey: secret, authorization: `Bearer ${secret}` })).toEqual(operator);
  });

  it('lets the bearer decide: an access token makes a person of either key, the publishable key a visitor', async () => {
    const person = { ok: true, caller: { role: 'authenticated', userId, sessionId } };
    expect(await resolve({ apikey: publishable, authorization: `Bearer ${token}` })).toMatchObject(person);
    expect(await resolve({ apikey: secret, authorization: `Bearer ${token}` })).toMatchObject(person);
    expect(await resolve({ apikey: secret, authorization: `Bearer ${publishable}` })).toMatchObject({
      caller: { role: 'anon' },
    });
  });

  it('hands the claims on, for row-level security', async () => {
    expect(await resolve({ apikey: publishable, authorization: `Bearer ${token}` })).toMatchObject({
      caller: { claims: { sub: userId, role: 'authenticated' } },
    });
  });

  it('says why it refuses', async () => {
    const refusals: [Record<string, string>, string][] = [
      [{}, 'missing_api_key'],
      [{ authorization: `Bearer ${token}` }, 'missing_api_key'],
      [{ apikey: '' }, 'missing_api_key'],
      [{ apikey: `${publishable}x` }, 'unknown_api_key'],
      [{ apikey: 'guess', authorization: `Bearer ${secret}` }, 'unknown_api_key'],
      [{ apikey: publishable, authorization: 'Basic abc' }, 'malformed_authorization'],
      [{ apikey: publishable, authorization: 'Bearer nonsense' }, 'invalid_token'],
      [{ apikey: secret, authorization: `Bearer ${token}x` }, 'invalid_token'],
      [{ apikey: publishable, authorization: `Bearer ${expired}` }, 'expired_token'],
    ];
    for (const [headers, refusal] of refusals) expect(await resolve(headers)).toEqual({ ok: false, refusal });
  });
});
