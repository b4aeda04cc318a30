import { firstRow, type Transaction } from '../db/database.ts';
import type { SessionRow } from './sessions-table.ts';
import { type UserRow, userColumns } from './users-table.ts';

/** A person with one of their sessions, read at once; the session is null when it has ended. Null when there is no such person. */
export async function getUserWithSession(
  { query }: Pick<Transaction, 'query'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ user: UserRow; session: SessionRow | null } | null> {
  const row = firstRow(
    await query<UserRow & { session: SessionJson | null }>(
      `select ${userColumns}, private.session_of(u.id, $2) as session from auth.users u where u.id = $1`,
      [userId, sessionId],
    ),
  );
  if (row === null) return null;
  const { session, ...user } = row;
  return { user, session: session && { ...session, not_after: toDate(session.not_after) } };
}

/** A session whose dates came as JSON. */
type SessionJson = Omit<SessionRow, 'not_after'> & { not_after: string | null };

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
