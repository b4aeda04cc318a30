import { type AccessTokenClaims, type TokenVerification, verifyAccessToken } from './access-token.ts';
import { type ApiKeyKind, type ApiKeys, recogniseApiKey } from './api-keys.ts';
import { type Caller, toUserId } from './caller.ts';

/** What tells a caller from an impostor; an `AuthContext` is one. */
export interface CallerAuthority extends TokenVerification {
  apiKeys: ApiKeys;
  clock?: () => Date;
}

export type CallerRefusal =
  | 'missing_api_key'
  | 'unknown_api_key'
  | 'malformed_authorization'
  | 'invalid_token'
  | 'expired_token'
  | 'second_factor_pending';

type ResolvedCaller = { ok: true; caller: Caller } | { ok: false; refusal: CallerRefusal };

/**
 * Says who sends a request, from its `apikey` and `Authorization: Bearer` headers: the bearer decides when there is one
 * (an access token, or one of the API keys), else the API key. Where the key is optional, a bearer is enough. Nothing is looked up in
 * the database.
 */
export async function resolveCaller(
  authority: CallerAuthority,
  headers: Headers,
  { isKeyOptional = false }: { isKeyOptional?: boolean } = {},
): Promise<ResolvedCaller> {
  const gate = requireApiKey(authority.apiKeys, headers);
  const authorization = headers.get('authorization');
  if (!gate.ok) {
    const mayLackKey = isKeyOptional && authorization !== null && gate.refusal === 'missing_api_key';
    if (!mayLackKey) return gate;
  }
  if (authorization === null && gate.ok) return { ok: true, caller: callerOfApiKey(gate.kind) };
  const bearer = readBearer(authorization);
  if (bearer === null) return { ok: false, refusal: 'malformed_authorization' };
  const bearerKind = recogniseApiKey(authority.apiKeys, bearer);
  if (bearerKind !== null) return { ok: true, caller: callerOfApiKey(bearerKind) };
  const verified = await verifyAccessToken(authority, bearer, authority.clock?.() ?? new Date());
  if (!verified.ok) return { ok: false, refusal: verified.refusal };
  if (verified.claims.is_second_factor_pending) return { ok: false, refusal: 'second_factor_pending' };
  return { ok: true, caller: callerOfClaims(verified.claims) };
}

/** Which of our API keys came in the `apikey` header. */
export function requireApiKey(
  apiKeys: ApiKeys,
  headers: Headers,
): { ok: true; kind: ApiKeyKind } | { ok: false; refusal: 'missing_api_key' | 'unknown_api_key' } {
  const candidate = headers.get('apikey');
  if (candidate === null || candidate === '') return { ok: false, refusal: 'missing_api_key' };
  const kind = recogniseApiKey(apiKeys, candidate);
  return kind === null ? { ok: false, refusal: 'unknown_api_key' } : { ok: true, kind };
}

/** The token of an `Authorization: Bearer` header, or null when it is not one. */
export function readBearer(authorization: string | null): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/** The caller that verified claims speak of. */
export function callerOfClaims(claims: AccessTokenClaims): Extract<Caller, { role: 'authenticated' }> {
  return { role: 'authenticated', userId: toUserId(claims.sub), sessionId: claims.session_id, claims };
}

function callerOfApiKey(kind: ApiKeyKind): Caller {
  return kind === 'secret'
    ? { role: 'service_role', userId: null, claims: { role: 'service_role' } }
    : { role: 'anon', userId: null, claims: { role: 'anon' } };
}
