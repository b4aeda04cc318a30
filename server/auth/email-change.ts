import { firstRow, type Transaction } from '../db/database.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createIdentity, recomputeProviders } from './identities-table.ts';
import { clearOneTimeTokens } from './one-time-tokens-table.ts';
import { toContactIdentity, type UserRow } from './users-table.ts';

/** Notes the address that the account is to have. `isHalfProven`: there is no mailbox now that could object. */
export async function startEmailChange(
  transaction: Transaction,
  change: { id: string; newEmail: string; isHalfProven: boolean; now: Date },
): Promise<void> {
  await transaction.query(
    `update auth.users set email_change = $2, email_change_confirm_status = $3, email_change_sent_at = $4, updated_at = $4
     where id = $1`,
    [change.id, change.newEmail, change.isHalfProven ? 1 : 0, change.now.toISOString()],
  );
}

/**
 * One of the two mailboxes agreed. True when the other one had, and the address has changed; in whatever order, both must.
 * Throws `email_exists` when somebody took the address meanwhile.
 */
export async function finishEmailChange(
  transaction: Transaction,
  user: UserRow,
  request: Pick<AuthRequest, 'client' | 'now'>,
): Promise<boolean> {
  const state = firstRow(
    await transaction.query<{ status: number }>(
      'select email_change_confirm_status as status from auth.users where id = $1',
      [user.id],
    ),
  );
  if (user.email_change === '') throw new AuthError('otp_expired');
  if (state?.status === 0) {
    await transaction.query('update auth.users set email_change_confirm_status = 1 where id = $1', [user.id]);
    return false;
  }
  await setOwnEmail(transaction, { user, email: user.email_change, now: request.now });
  await clearOneTimeTokens(transaction, user.id);
  await writeAuditEntry(transaction, request, { action: 'user_modified', actor: user });
  return true;
}

/** As `setEmail`, for an address that the person chose: it makes an anonymous account one with that identity. */
export async function setOwnEmail(
  transaction: Transaction,
  change: { user: UserRow; email: string; now: Date },
): Promise<void> {
  const { user, email, now } = change;
  if (user.is_anonymous) {
    await createIdentity(
      transaction,
      toContactIdentity(user.id, { contact: { provider: 'email', value: email }, now }),
    );
    await recomputeProviders(transaction, user.id);
  }
  await setEmail(transaction, change);
}

/** Gives the account another, proven address; it is not anonymous any more. Throws `email_exists` when the address is taken. */
export async function setEmail(
  transaction: Transaction,
  { user, email, now }: { user: UserRow; email: string; now: Date },
): Promise<void> {
  const taken = await transaction.query(
    'select id from auth.users where lower(email) = $1 and is_sso_user = false and id <> $2',
    [email, user.id],
  );
  if (taken.rows.length > 0) throw new AuthError('email_exists');
  await transaction.query(
    `update auth.users set email = $2, email_confirmed_at = $3, email_change = '', email_change_confirm_status = 0,
       is_anonymous = false, updated_at = $3
     where id = $1`,
    [user.id, email, now.toISOString()],
  );
  await transaction.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
       updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [user.id, email, now.toISOString()],
  );
}
