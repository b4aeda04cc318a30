import { randomBytes } from 'node:crypto';
import { firstRow, type Transaction } from '../db/database.ts';

/**
 * Kept as they are, not hashed: a client whose answer got lost must get the live token again when it shows the parent,
 * and a copy of this table must keep people signed in at a hosted Supabase. Only the account service's role reads it.
 */
export interface RefreshTokenRow {
  token: string;
  session_id: string;
  revoked: boolean;
  parent: string | null;
}

/** The session of a token, locked until the transaction ends, so that its tokens change one request at a time. */
export async function lockSessionOfToken(transaction: Transaction, token: string): Promise<string | null> {
  const locked = await transaction.query<{ id: string }>(
    `select s.id from auth.sessions s
     where s.id = (select t.session_id from auth.refresh_tokens t where t.token = $1) for no key update of s`,
    [token],
  );
  return firstRow(locked)?.id ?? null;
}

/** Call it with the session locked. */
export async function getRefreshToken(
  transaction: Transaction,
  token: string,
): Promise<RefreshTokenRow | null> {
  const sql = 'select token, session_id, revoked, parent from auth.refresh_tokens where token = $1';
  return firstRow(await transaction.query<RefreshTokenRow>(sql, [token]));
}

/** The one live token of a session. Call it with the session locked. */
export async function getLiveRefreshToken(
  transaction: Transaction,
  sessionId: string,
): Promise<RefreshTokenRow | null> {
  const sql = `select token, session_id, revoked, parent from auth.refresh_tokens where session_id = $1 and not revoked`;
  return firstRow(await transaction.query<RefreshTokenRow>(sql, [sessionId]));
}

interface NewRefreshToken {
  userId: string;
  sessionId: string;
  /** The token it replaces, whose holder may fetch it again; null when no earlier holder may. */
  parent: string | null;
  now: Date;
}

/** Issues the session's live token; the one before must be revoked by now. */
export async function createRefreshToken(transaction: Transaction, input: NewRefreshToken): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await transaction.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [token, input.userId, input.sessionId, input.parent, input.now.toISOString()],
  );
  return token;
}

/** Revokes the live token of a session, if there is one. */
export async function revokeLiveRefreshToken(
  transaction: Transaction,
  sessionId: string,
  now: Date,
): Promise<void> {
  await transaction.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    [sessionId, now.toISOString()],
  );
}
