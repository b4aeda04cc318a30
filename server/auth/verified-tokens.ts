import { hash } from 'node:crypto';
import type { CryptoKey } from 'jose';
import type { AccessTokenClaims, VerifyingKeys } from './access-token.ts';

/** Together with `longestToken` and `mostTokens` at most some 30 MB for each set of keys. */
const mostTokens = 5_000;
/** Characters: longer ones are verified each time. */
const longestToken = 4_096;

interface VerifiedToken {
  claims: AccessTokenClaims;
  kid: string;
  /** The key that verified it, which ends it when it goes or is replaced. */
  key: CryptoKey;
}

/** By the hash of the token: nothing in memory can be shown as one. The least recently used comes first. */
const verifiedByKeys = new WeakMap<VerifyingKeys, Map<string, VerifiedToken>>();

/** The claims of a token whose signature held before, under a key that still counts; whether they hold now is not asked. */
export function recallVerified(signingKeys: VerifyingKeys, token: string): AccessTokenClaims | null {
  const verified = verifiedByKeys.get(signingKeys);
  if (verified === undefined || token.length > longestToken) return null;
  const name = nameOf(token);
  const found = verified.get(name);
  if (found === undefined) return null;
  verified.delete(name);
  if (signingKeys.publicKeys.get(found.kid) !== found.key) return null;
  verified.set(name, found);
  return found.claims;
}

/** Remembers a token whose signature holds. */
export function rememberVerified(signingKeys: VerifyingKeys, token: string, verified: VerifiedToken): void {
  if (token.length > longestToken) return;
  const known = verifiedByKeys.get(signingKeys) ?? new Map<string, VerifiedToken>();
  verifiedByKeys.set(signingKeys, known);
  known.set(nameOf(token), verified);
  if (known.size <= mostTokens) return;
  for (const [leastRecentlyUsed] of known) {
    known.delete(leastRecentlyUsed);
    break;
  }
}

function nameOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
