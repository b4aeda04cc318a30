import type { Transaction } from '../db/database.ts';
import { verifyAccessToken } from './access-token.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { Caller } from './caller.ts';
import { callerOfClaims, readBearer } from './resolve-caller.ts';
import type { SessionRow } from './sessions-table.ts';
import { getUserWithSession } from './user-with-session.ts';
import type { UserRow } from './users-table.ts';

export type SignedInCaller = Extract<Caller, { role: 'authenticated' }>;

/** Who the access token of a request speaks for; throws 401 `no_authorization` without one, 403 `bad_jwt` for a bad one. */
export async function requireAccessToken(
  context: AuthContext,
  request: AuthRequest,
): Promise<SignedInCaller> {
  const bearer = readBearer(request.headers.get('authorization'));
  if (bearer === null) throw new AuthError('no_authorization');
  const verified = await verifyAccessToken(context, bearer, request.now);
  if (!verified.ok) {
    throw new AuthError('bad_jwt', {
      message: `invalid JWT: unable to parse or verify signature, ${verified.reason}`,
    });
  }
  return callerOfClaims(verified.claims);
}

/** The rows behind a caller; throws when the person or the session is gone, or the person is banned. */
export async function readSession(
  transaction: Pick<Transaction, 'query'>,
  { userId, sessionId }: SignedInCaller,
  now: Date,
): Promise<{ user: UserRow; session: SessionRow }> {
  const found = await getUserWithSession(transaction, { userId, sessionId });
  if (found === null) throw new AuthError('user_not_found');
  const { user, session } = found;
  if (session === null) throw new AuthError('session_not_found');
  if (isBanned(user, now)) throw new AuthError('user_banned');
  return { user, session };
}

/** Whether the person may not sign in or go on at this moment. */
export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}
