import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from './signing-keys.ts';
import { recallVerified, rememberVerified } from './verified-tokens.ts';

export const accessTokenSeconds = 3600;
const algorithm = 'ES256';
const audience = 'authenticated';

/** The public keys of an account service by kid; `refresh` reads them again where they are kept. */
export type VerifyingKeys = Pick<SigningKeys, 'publicKeys' | 'refresh'>;

/** What verifying needs: whose tokens count. */
export interface TokenVerification {
  signingKeys: VerifyingKeys;
  /** Their issuer is this with `/auth/v1`. */
  publicUrl: string;
}

/** What issuing needs besides. */
export interface TokenAuthority extends TokenVerification {
  signingKeys: SigningKeys;
}

const claimsSchema = z.looseObject({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal(audience),
  exp: z.int(),
  iat: z.int(),
  email: z.string(),
  phone: z.string(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2', 'aal3']),
  amr: z.array(z.looseObject({ method: z.string(), timestamp: z.int() })),
  session_id: z.uuid(),
  is_anonymous: z.boolean(),
  /** The person has a second factor and has not shown it: the token opens the account service alone. */
  is_second_factor_pending: z.boolean().optional(),
});
export type AccessTokenClaims = z.infer<typeof claimsSchema>;

/** The claims that say who and how; issuer, audience and times are the issuer's. */
export type AccessTokenSubject = Pick<
  AccessTokenClaims,
  | 'sub'
  | 'email'
  | 'phone'
  | 'app_metadata'
  | 'user_metadata'
  | 'aal'
  | 'amr'
  | 'session_id'
  | 'is_anonymous'
  | 'is_second_factor_pending'
>;

interface IssuedAccessToken {
  token: string;
  /** Unix seconds. */
  expiresAt: number;
}

/** Signs an access token with the newest key; it lives 3600 seconds from `now`. */
export async function issueAccessToken(
  { signingKeys, publicUrl }: TokenAuthority,
  subject: AccessTokenSubject,
  now: Date,
): Promise<IssuedAccessToken> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const claims: AccessTokenClaims = {
    iss: issuerOf(publicUrl),
    aud: audience,
    exp: expiresAt,
    iat: issuedAt,
    role: 'authenticated',
    ...subject,
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, kid: signingKeys.kid, typ: 'JWT' })
    .sign(signingKeys.privateKey);
  return { token, expiresAt };
}

type VerifiedAccessToken =
  | { ok: true; claims: AccessTokenClaims }
  | { ok: false; refusal: 'expired_token' | 'invalid_token'; reason: string };

/**
 * Accepts only ES256 under one of the keys, with its issuer and audience, not expired, and with all claims. A signature that held is
 * remembered while its key counts.
 */
export async function verifyAccessToken(
  authority: TokenVerification,
  token: string,
  now: Date,
): Promise<VerifiedAccessToken> {
  const known = recallVerified(authority.signingKeys, token);
  if (known?.iss === issuerOf(authority.publicUrl))
    return known.exp * 1000 > now.getTime() ? { ok: true, claims: known } : expired;
  try {
    return { ok: true, claims: await verifySignature(authority, token, now) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return expired;
    return { ok: false, refusal: 'invalid_token', reason: describeFault(error) };
  }
}

const expired: VerifiedAccessToken = {
  ok: false,
  refusal: 'expired_token',
  reason: 'token has invalid claims: token is expired',
};

async function verifySignature(
  { signingKeys, publicUrl }: TokenVerification,
  token: string,
  now: Date,
): Promise<AccessTokenClaims> {
  const { payload, protectedHeader, key } = await jwtVerify(token, ({ kid }) => findKey(signingKeys, kid), {
    algorithms: [algorithm],
    issuer: issuerOf(publicUrl),
    audience,
    requiredClaims: ['exp', 'iat', 'sub'],
    currentDate: now,
  });
  const claims = claimsSchema.parse(payload);
  rememberVerified(signingKeys, token, { claims, kid: protectedHeader.kid ?? '', key });
  return claims;
}

async function findKey(signingKeys: VerifyingKeys, kid = '') {
  // Another process may sign with a key that came since.
  if (kid !== '' && !signingKeys.publicKeys.has(kid)) await signingKeys.refresh?.();
  const key = signingKeys.publicKeys.get(kid);
  if (key === undefined) throw new errors.JWKSNoMatchingKey('unrecognized JWT kid');
  return key;
}

function describeFault(error: unknown): string {
  if (error instanceof errors.JOSEError) return error.message;
  if (error instanceof z.ZodError) return 'token has missing or invalid claims';
  return 'token is malformed';
}

function issuerOf(publicUrl: string): string {
  return `${publicUrl}/auth/v1`;
}
