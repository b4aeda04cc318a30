import { exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccessTokenSubject,
  issueAccessToken,
  type TokenAuthority,
  verifyAccessToken,
} from './access-token.ts';
import { parseSigningKeys, type SigningKeys } from './signing-keys.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const subject: AccessTokenSubject = {
  sub: '2f1c1f6e-0f3b-4c53-9a5e-0d3a0f6f5d11',
  email: '',
  phone: '',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: '7a1dc5bb-5a60-4f0c-8d16-2f3c3ab0a1a0',
  is_anonymous: false,
};

describe('a signature that held', () => {
  let keys: SigningKeys;
  let authority: TokenAuthority;
  let token: string;
  const countVerifications = async (work: () => Promise<unknown>) => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    await work();
    const count = verify.mock.calls.length;
    verify.mockRestore();
    return count;
  };

  beforeAll(async () => {
    keys = await newKeys();
    authority = { signingKeys: { ...keys }, publicUrl: 'http://localhost:3000' };
    token = (await issueAccessToken(authority, subject, now)).token;
  });

  it('is verified once, and the token refused when it expires', async () => {
    expect(await countVerifications(() => verifyAccessToken(authority, token, now))).toBe(1);
    const again = await countVerifications(() => verifyAccessToken(authority, token, later(3599)));
    expect(again).toBe(0);
    expect(await verifyAccessToken(authority, token, later(3599))).toMatchObject({ ok: true });
    expect(await verifyAccessToken(authority, token, later(3600))).toMatchObject({
      refusal: 'expired_token',
    });
  });

  it('counts for its token alone, and for its issuer alone', async () => {
    await verifyAccessToken(authority, token, now);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect(await verifyAccessToken(authority, forged, now)).toMatchObject({ refusal: 'invalid_token' });
    const elsewhere = { ...authority, publicUrl: 'https://outro.example' };
    expect(await verifyAccessToken(elsewhere, token, now)).toMatchObject({ refusal: 'invalid_token' });
  });

  it('ends with its key, be it gone or replaced under the same name', async () => {
    const ring = { ...keys };
    const ringed = { ...authority, signingKeys: ring };
    expect(await verifyAccessToken(ringed, token, now)).toMatchObject({ ok: true });
    const stranger = (await newKeys()).publicKeys.values().next().value;
    if (stranger === undefined) throw new Error('No key was made');
    ring.publicKeys = new Map([[keys.kid, stranger]]);
    expect(await verifyAccessToken(ringed, token, now)).toMatchObject({ refusal: 'invalid_token' });
    ring.publicKeys = new Map();
    expect(await verifyAccessToken(ringed, token, now)).toMatchObject({ refusal: 'invalid_token' });
  });

  it('is forgotten for those used since, past five thousand', async () => {
    await verifyAccessToken(authority, token, now);
    for (let index = 0; index < 5_000; index += 1) {
      const other = await issueAccessToken(authority, { ...subject, email: `${index}@example.com` }, now);
      await verifyAccessToken(authority, other.token, now);
    }
    expect(await countVerifications(() => verifyAccessToken(authority, token, now))).toBe(1);
  });
});

async function newKeys(): Promise<SigningKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return parseSigningKeys({ keys: [{ ...(await exportJWK(privateKey)), kid: 'one' }] }, 'test');
}
