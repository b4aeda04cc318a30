import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { Configuration } from 'openid-client';
import { guardedFetch } from '../../outgoing/guarded-fetch.ts';
import { OAuthInputError } from '../auth-error.ts';
import { unreachable } from './google-failure.ts';
import { type GoogleProfile, readProfile } from './google-profile.ts';
import type { GoogleSettings } from './google-provider.ts';

/** An ID token with what came beside it. */
export interface ShownIdToken {
  idToken: string;
  accessToken: string | null;
  /** As its client chose it; the token holds its hash. */
  nonce: string | null;
}

interface Sources {
  configure: () => Promise<Configuration>;
  timeoutSeconds: number;
}

/** Proves ID tokens by the keys that the issuer publishes, which are kept between two tokens. */
export function createIdTokenVerifier(settings: GoogleSettings, { configure, timeoutSeconds }: Sources) {
  let keys: JWTVerifyGetKey | null = null;
  return async (shown: ShownIdToken, now: Date): Promise<GoogleProfile> => {
    const { jwks_uri: address } = (await configure()).serverMetadata();
    if (address === undefined) throw unreachable(new Error('The issuer names no keys.'));
    keys ??= createRemoteJWKSet(new URL(address), {
      timeoutDuration: timeoutSeconds * 1000,
      [customFetch]: (keysAddress, init) =>
        guardedFetch(keysAddress, init, { ownOrigin: new URL(settings.issuer).origin }),
    });
    const claims = await proveClaims(shown.idToken, { keys, settings, now });
    requireOwnAudience(claims, settings.clientId);
    requireAccessTokenOf(claims, shown.accessToken);
    requireSameNonce(claims.nonce, shown.nonce);
    return readProfile(claims);
  };
}

async function proveClaims(
  idToken: string,
  { keys, settings, now }: { keys: JWTVerifyGetKey; settings: GoogleSettings; now: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      // Never the algorithm that the token asks for.
      algorithms: ['RS256'],
      issuer: issuerNames(settings.issuer),
      requiredClaims: ['sub', 'aud', 'exp', 'iat'],
      currentDate: now,
      clockTolerance: toleranceSeconds,
    });
    return payload;
  } catch (error) {
    if (isAboutToken(error)) throw badToken();
    throw unreachable(error);
  }
}

const toleranceSeconds = 5;

/** Google's tokens for its own buttons and apps name it without the scheme. */
function issuerNames(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

/** A fault of the token, not of the way to the keys. */
function isAboutToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

function requireOwnAudience({ aud, azp }: JWTPayload, clientId: string): void {
  const audiences = [aud].flat();
  const isOurs = audiences.includes(clientId) && (audiences.length === 1 || azp === clientId);
  if (!isOurs) throw new OAuthInputError('unauthorized', 'Unacceptable audience in id_token');
}

/** Left half of the access token's hash (OpenID Connect Core, 3.1.3.6). Tokens of Google's apps come without one. */
function requireAccessTokenOf({ at_hash: hash }: JWTPayload, accessToken: string | null): void {
  if (hash === undefined || accessToken === null) return;
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
  if (hash !== half) throw badToken();
}

function requireSameNonce(inToken: unknown, shown: string | null): void {
  if ((inToken === undefined) !== (shown === null)) {
    throw new OAuthInputError(
      'invalid_request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (shown === null) return;
  if (createHash('sha256').update(shown).digest('hex') !== inToken) {
    throw new OAuthInputError('invalid_nonce', 'Nonces mismatch');
  }
}

function badToken(): OAuthInputError {
  return new OAuthInputError('invalid_request', 'Bad ID token');
}
