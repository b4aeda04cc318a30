import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthRequest } from './auth-context.ts';
import { AuthError, OAuthInputError } from './auth-error.ts';
import {
  createRefreshToken,
  getLiveRefreshToken,
  getRefreshToken,
  lockSessionOfToken,
  type RefreshTokenRow,
  revokeLiveRefreshToken,
} from './refresh-tokens-table.ts';
import { isBanned } from './require-session.ts';
import { getSession, touchSession } from './sessions-table.ts';
import type { LiveSession } from './start-session.ts';
import { toTokenResponse } from './token-response.ts';
import { getUserRow } from './users-table.ts';

const inputSchema = z.object({ refresh_token: z.unknown().optional() });
const lockTimeout = '5s';

/**
 * `POST /token?grant_type=refresh_token`: a fresh access token and the next refresh token. The parent of the live token
 * gets the live one again; any other used token revokes the whole family.
 */
export const grantRefreshToken: AuthCall = async (context, request) => {
  const { refresh_token: token } = await request.read(inputSchema);
  if (typeof token !== 'string' || token === '') {
    throw new OAuthInputError('invalid_request', 'refresh_token required');
  }
  if (!/^[\w-]{1,255}$/.test(token)) throw new AuthError('refresh_token_not_found');
  const live = await asAccountService(context.database, (transaction) =>
    refresh(transaction, token, request),
  );
  // Thrown only now: inside the transaction it would undo the revocation.
  if (live === 'reused') throw new AuthError('refresh_token_already_used');
  return toTokenResponse(context, live, { now: request.now });
};

async function refresh(
  transaction: Transaction,
  shown: string,
  request: AuthRequest,
): Promise<LiveSession | 'reused'> {
  await transaction.query(`select set_config('lock_timeout', $1, true)`, [lockTimeout]);
  const sessionId = await lockSessionOfToken(transaction, shown);
  const row = sessionId === null ? null : await getRefreshToken(transaction, shown);
  const session = sessionId === null ? null : await getSession(transaction, sessionId);
  if (row === null || session === null) throw new AuthError('refresh_token_not_found');
  const user = await getUserRow(transaction, session.user_id);
  if (user === null) throw new AuthError('refresh_token_not_found');
  if (isBanned(user, request.now)) {
    throw new AuthError('user_banned', { status: 400, message: 'Invalid Refresh Token: User Banned' });
  }
  if (session.not_after !== null && session.not_after <= request.now) throw new AuthError('session_expired');
  const refreshToken = row.revoked
    ? await fetchAgain(transaction, row)
    : await rotate(transaction, row, { userId: user.id, now: request.now });
  if (refreshToken === null) {
    await revokeLiveRefreshToken(transaction, session.id, request.now);
    await writeAuditEntry(transaction, request, { action: 'token_revoked', actor: user });
    return 'reused';
  }
  await touchSession(transaction, session.id, request.client, request.now);
  return { user, session, refreshToken };
}

/** The live token, for the holder of its parent: that client never got the answer that carried it. */
async function fetchAgain(transaction: Transaction, used: RefreshTokenRow): Promise<string | null> {
  const live = await getLiveRefreshToken(transaction, used.session_id);
  return live !== null && live.parent === used.token ? live.token : null;
}

async function rotate(
  transaction: Transaction,
  used: RefreshTokenRow,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  await revokeLiveRefreshToken(transaction, used.session_id, now);
  return createRefreshToken(transaction, { userId, sessionId: used.session_id, parent: used.token, now });
}
