import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { alreadyRegisteredText, phoneChangeText } from './account-texts.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createIdentity, recomputeProviders } from './identities-table.ts';
import { clearOneTimeTokens, createOneTimeSecret } from './one-time-tokens-table.ts';
import { sendSms } from './send-sms.ts';
import { storeProof } from './store-proof.ts';
import { hasConfirmedUser, lockUser, toContactIdentity, type UserRow } from './users-table.ts';

/**
 * Asks the new number to agree to a change, and answers the id of the text. Nothing changes until its code is shown. Where the number has
 * an account, the text says so in the place of a code, and nothing else differs.
 */
export async function textPhoneChange(
  context: AuthContext,
  request: AuthRequest,
  { user, newPhone }: { user: UserRow; newPhone: string },
): Promise<string> {
  const secret = createOneTimeSecret({ isPkce: false });
  const isTaken = await hasConfirmedUser(context.database, { provider: 'phone', value: newPhone });
  const text = isTaken ? alreadyRegisteredText(context.publicUrl) : phoneChangeText(secret.code);
  const message = { to: `+${newPhone}`, text };
  const messageId = await sendSms(context, request, { userId: user.id, message });
  await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return;
    await transaction.query('update auth.users set phone_change = $2 where id = $1', [user.id, newPhone]);
    await storeProof(
      transaction,
      { userId: user.id, tokenType: 'phone_change_token', relatesTo: newPhone, secret },
      request,
    );
    await writeAuditEntry(transaction, request, { action: 'user_phone_change_requested', actor: user });
  });
  return messageId;
}

/** The new number agreed. Throws `phone_exists` when somebody took it meanwhile. */
export async function finishPhoneChange(
  transaction: Transaction,
  user: UserRow,
  request: Pick<AuthRequest, 'client' | 'now'>,
): Promise<void> {
  if (user.phone_change === '') throw new AuthError('otp_expired');
  await setPhone(transaction, { user, phone: user.phone_change, now: request.now });
  // What was sent to the number before must not open the account any more.
  await clearOneTimeTokens(transaction, user.id);
  await writeAuditEntry(transaction, request, { action: 'user_modified', actor: user });
}

/** Gives the account another, proven number, and the identity to sign in by it: it is not anonymous any more. Throws `phone_exists` when it is taken. */
export async function setPhone(
  transaction: Transaction,
  { user, phone, now }: { user: UserRow; phone: string; now: Date },
): Promise<void> {
  const taken = await transaction.query('select id from auth.users where phone = $1 and id <> $2', [
    phone,
    user.id,
  ]);
  if (taken.rows.length > 0) throw new AuthError('phone_exists');
  const proven = [user.id, phone, now.toISOString()];
  await transaction.query(
    `update auth.users set phone = $2, phone_confirmed_at = $3, phone_change = '', is_anonymous = false, updated_at = $3
     where id = $1`,
    proven,
  );
  const contact = { provider: 'phone', value: phone } as const;
  await createIdentity(transaction, toContactIdentity(user.id, { contact, now }));
  await transaction.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('phone', $2::text, 'phone_verified', true),
       updated_at = $3
     where user_id = $1 and provider = 'phone'`,
    proven,
  );
  await recomputeProviders(transaction, user.id);
}
