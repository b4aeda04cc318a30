import type { Transaction } from '../db/database.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { claimUnprovenUser } from './claim-unproven-user.ts';
import { isPhone } from './contact.ts';
import { finishEmailChange } from './email-change.ts';
import { clearOneTimeTokens, deleteOneTimeToken, type OneTimeTokenRow } from './one-time-tokens-table.ts';
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
  if (!(await deleteOneTimeToken(transaction, token))) throw new AuthError('otp_expired');
  const user = await requireUserRow(transaction, token.user_id);
  if (isBanned(user, request.now)) throw new AuthError('user_banned');
  const isWhole = await applyProof(transaction, { token, user, request });
  return isWhole ? { isWhole, user: await requireUserRow(transaction, user.id) } : { isWhole };
}

interface Shown {
  token: OneTimeTokenRow;
  user: UserRow;
  request: AuthRequest;
}

async function applyProof(transaction: Transaction, { token, user, request }: Shown): Promise<boolean> {
  switch (token.token_type) {
    case 'confirmation_token':
    case 'recovery_token':
      await proveContact(transaction, { token, user, request });
      await clearOneTimeTokens(transaction, user.id);
      return true;
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

/** Confirms what the token was sent to. Of an account that was never confirmed, only what came with this very proof stays. */
async function proveContact(transaction: Transaction, { token, user, request }: Shown): Promise<void> {
  const { now } = request;
  const provider = isPhone(token.relates_to) ? 'phone' : 'email';
  // Sent before the account got another contact.
  if (user[provider]?.toLowerCase() !== token.relates_to) throw new AuthError('otp_expired');
  if (user[`${provider}_confirmed_at`] !== null) return;
  if (user.confirmed_at === null) {
    const contact = { provider, value: token.relates_to } as const;
    const claim = { passwordHash: token.password_hash, metadata: token.metadata };
    await claimUnprovenUser(transaction, { id: user.id, contact, claim, now });
  }
  await confirmContact(transaction, { id: user.id, provider, now });
  await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: user });
}
