declare const verified: unique symbol;

/** A person's id that came out of a verified access token, or from the operator of this installation. */
export type UserId = string & { readonly [verified]: true };

/** Who sends a request, proven by an API key or an access token. */
export type Caller =
  | { role: 'anon'; userId: null; claims: Record<string, unknown> }
  | { role: 'service_role'; userId: null; claims: Record<string, unknown> }
  | { role: 'authenticated'; userId: UserId; sessionId: string; claims: Record<string, unknown> };

/** Mints the brand; called by the verification of access tokens, the sign-in that issues one and the operator's commands. */
export function toUserId(verifiedSubject: string): UserId {
  return verifiedSubject as UserId;
}
