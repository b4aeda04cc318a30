import type { Transaction } from '../db/database.ts';
import type { AuthRequest } from './auth-context.ts';
import { createRefreshToken } from './refresh-tokens-table.ts';
import { type AuthenticationMethod, createSession, getSession, type SessionRow } from './sessions-table.ts';
import { requireUserRow, setLastSignIn, type UserRow } from './users-table.ts';

/** A session with the token that keeps it alive. */
export interface LiveSession {
  user: UserRow;
  session: SessionRow;
  refreshToken: string;
}

/** Signs a person in: a session, its first refresh token, and the time of the sign-in. Lock the person first. */
export async function startSession(
  transaction: Transaction,
  userId: string,
  { method, request }: { method: AuthenticationMethod; request: Pick<AuthRequest, 'client' | 'now'> },
): Promise<LiveSession> {
  const { client, now } = request;
  await setLastSignIn(transaction, userId, now);
  const sessionId = await createSession(transaction, { userId, method, client, now });
  const refreshToken = await createRefreshToken(transaction, { userId, sessionId, parent: null, now });
  const session = await getSession(transaction, sessionId);
  if (session === null) throw new Error('A session vanished inside the transaction that created it.');
  return { user: await requireUserRow(transaction, userId), session, refreshToken };
}
