import type { Transaction } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import type { Metadata } from '../user-metadata.ts';
import { createContactUser, findUserByEmail, lockUser, requireUserRow } from '../users-table.ts';

/**
 * Creates the account of an invitation and returns its id. One that was never confirmed may be a stranger's work: its password and
 * metadata go. Throws `email_exists` for a confirmed one.
 */
export async function createInvitee(
  transaction: Transaction,
  { email, metadata, now }: { email: string; metadata: Metadata; now: Date },
): Promise<string> {
  const contact = { provider: 'email', value: email } as const;
  const user = { contact, passwordHash: null, metadata, confirmedAt: null, now };
  const id =
    (await createContactUser(transaction, user)) ?? (await findUserByEmail(transaction, email))?.id ?? null;
  if (id === null || !(await lockUser(transaction, id))) throw new AuthError('conflict');
  if ((await requireUserRow(transaction, id)).confirmed_at !== null) throw new AuthError('email_exists');
  await transaction.query(
    `update auth.users set invited_at = $2, updated_at = $2, encrypted_password = null, raw_user_meta_data = $3::jsonb
     where id = $1`,
    [id, now.toISOString(), JSON.stringify(metadata)],
  );
  return id;
}
