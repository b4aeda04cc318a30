import type { Transaction } from '../db/database.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { isPhone } from './contact.ts';
import { finishEmailChange } from './email-change.ts';
import { clearOneTimeTokens, type OneTimeTokenRow } from './one-time-tokens-table.ts';
import { finishPhoneChange } from './phone-change.ts';
import { isBanned } from './require-session.ts';
import { type LiveSession, startSession } from './start-session.ts';
import { confirmContact, lockUser, requireUserRow, type UserRow } from './users-table.ts';

/** What came of a proof: somebody who may be signed in, or an e-mail change that waits for the other mailbox. */
type Proven = { isWhole: true; user: UserRow } | { isWhole: false };

/** Spends a token and signs its owner in; null when the other mailbox of an e-mail change must agree first. */
export async function signInByToken(
  transaction: Transaction,
  token: OneTimeTokenRow,
  request: AuthRequest,
): Promise<LiveSession | null> {
  const proven = await spendOneTimeToken(transaction, token, request);
  if (!proven.isWhole) return null;
  await writeAuditEntry(transaction, request, { action: 'login', actor: proven.user });
  return startSession(transaction, proven.user.id, { method: 'otp', request });
}

/** Spends a token that was shown, and does what it stands for. Throws `otp_expired` when another request spent it first. */
export async function spendOneTimeToken(
  transaction: Transaction,
  token: OneTimeTokenRow,
  request: AuthRequest,
): Promise<Proven> {
  if (!(await lockUser(transaction, token.user_id))) throw new AuthError('otp_expired');
  const spent = await transaction.query('delete from auth.one_time_tokens where id = $1', [token.id]);
  if (spent.count === 0) throw new AuthError('otp_expired');
  const user = await requireUserRow(transaction, token.user_id);
  if (isBanned(user, request.now)) throw new AuthError('user_banned');
  const isWhole = await applyProof(transaction, { token, user, request });
  return isWhole ? { isWhole, user: await requireUserRow(transaction, user.id) } : { isWhole };
}

async function applyProof(
  transaction: Transaction,
  { token, user, request }: { token: OneTimeTokenRow; user: UserRow; request: AuthRequest },
): Promise<boolean> {
  switch (token.token_type) {
    case 'confirmation_token':
    case 'recovery_token': {
      const provider = isPhone(token.relates_to) ? 'phone' : 'email';
      if (user[`${provider}_confirmed_at`] === null) {
        // The password of an account that was never confirmed may be a stranger's, put there to wait for its owner.
        const keepsPassword = token.token_type === 'confirmation_token' || user.confirmed_at !== null;
        await confirmContact(transaction, { id: user.id, provider, keepsPassword, now: request.now });
        await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: user });
      }
      await clearOneTimeTokens(transaction, user.id);
      return true;
    }
    case 'email_change_token_new':
    case 'email_change_token_current':
      return finishEmailChange(transaction, user, request);
    case 'phone_change_token':
      await finishPhoneChange(transaction, user, request);
      return true;
    default:
      throw new AuthError('otp_expired');
  }
}
