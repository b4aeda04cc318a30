import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AccessTokenSubject,
  issueAccessToken,
  type TokenAuthority,
  verifyAccessToken,
} from './access-token.ts';
import { parseSigningKeys, type SigningKeys } from './signing-keys.ts';

const now = new Date('2026-11-20T12:00:00Z');
const publicUrl = 'https://fisga.example';
const subject: AccessTokenSubject = {
  sub: '2f1c1f6e-0f3b-4c53-9a5e-0d3a0f6f5d11',
  email: 'ana@example.com',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { nome: 'Ana' },
  aal: 'aal1',
  amr: [{ method: 'password', timestamp: now.getTime() / 1000 }],
  session_id: '7a1dc5bb-5a60-4f0c-8d16-2f3c3ab0a1a0',
  is_anonymous: false,
};

async function createKeys(...older: unknown[]): Promise<{ keys: SigningKeys; jwk: unknown }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { keys: await parseSigningKeys({ keys: [jwk, ...older] }, 'test'), jwk };
}

describe('access tokens', () => {
  let authority: TokenAuthority;
  let jwk: unknown;
  let payload: JWTPayload;

  beforeAll(async () => {
    const created = await createKeys();
    authority = { signingKeys: created.keys, publicUrl };
    jwk = created.jwk;
    const issued = await issueAccessToken(authority, subject, now);
    payload = JSON.parse(Buffer.from(issued.token.split('.')[1] ?? '', 'base64url').toString());
  });

  /** Signs with the service's own newest key, whatever the claims. */
  function signAs(claims: JWTPayload, header: { alg?: string; kid?: string } = {}): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: authority.signingKeys.kid, ...header })
      .sign(authority.signingKeys.privateKey);
  }

  const verify = (token: string, at = now) => verifyAccessToken(authority, token, at);

  it('carries the claims of the contract and lives an hour', async () => {
    const issued = await issueAccessToken(authority, subject, now);
    const verified = await verify(issued.token, new Date(now.getTime() + 3_599_000));
    expect(verified).toMatchObject({
      ok: true,
      claims: {
        ...subject,
        iss: 'https://fisga.example/auth/v1',
        aud: 'authenticated',
        role: 'authenticated',
      },
    });
    expect(issued.expiresAt).toBe(now.getTime() / 1000 + 3600);
    expect(await verify(issued.token, new Date(now.getTime() + 3_600_000))).toMatchObject({
      ok: false,
      refusal: 'expired_token',
    });
  });

  it('accepts its own claims when they are signed again, so that the refusals below have one cause each', async () => {
    expect(await verify(await signAs(payload))).toMatchObject({ ok: true });
  });

  it('refuses a token without signature', async () => {
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: authority.signingKeys.kid })).toString(
      'base64url',
    );
    const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
    expect(await verify(`${header}.${body}.`)).toMatchObject({ ok: false, refusal: 'invalid_token' });
  });

  it('refuses HS256 keyed with the published public key', async () => {
    const publicKey = authority.signingKeys.publicKeys.get(authority.signingKeys.kid);
    if (publicKey === undefined) throw new Error('No public key');
    for (const secret of [await exportSPKI(publicKey), JSON.stringify(authority.signingKeys.publicJwks[0])]) {
      const forged = await new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', kid: authority.signingKeys.kid })
        .sign(new TextEncoder().encode(secret));
      expect(await verify(forged)).toMatchObject({ ok: false, refusal: 'invalid_token' });
    }
  });

  it("refuses another key under one of our key ids, and our key under a stranger's id", async () => {
    const stranger = await generateKeyPair('ES256');
    const forged = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', kid: authority.signingKeys.kid })
      .sign(stranger.privateKey);
    expect(await verify(forged)).toMatchObject({ ok: false });
    expect(await verify(await signAs(payload, { kid: 'unknown' }))).toMatchObject({ ok: false });
  });

  it.each([
    ['another issuer', { iss: 'https://elsewhere.example/auth/v1' }],
    ['another audience', { aud: 'elsewhere' }],
    ['a role of its own choice', { role: 'service_role' }],
    ['a subject that is no id', { sub: 'ana' }],
    ['no session', { session_id: undefined }],
    ['no expiry', { exp: undefined }],
  ])('refuses %s', async (_name, change) => {
    expect(await verify(await signAs({ ...payload, ...change }))).toMatchObject({
      ok: false,
      refusal: 'invalid_token',
    });
  });

  it('still verifies tokens of an older key after a newer one signs', async () => {
    const before = await issueAccessToken(authority, subject, now);
    const rotated = { signingKeys: (await createKeys(jwk)).keys, publicUrl };
    expect(rotated.signingKeys.kid).not.toBe(authority.signingKeys.kid);
    expect(await verifyAccessToken(rotated, before.token, now)).toMatchObject({ ok: true });
    const after = await issueAccessToken(rotated, subject, now);
    expect(await verify(after.token)).toMatchObject({ ok: false });
  });
});
