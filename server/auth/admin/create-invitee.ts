import type { Transaction } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import type { Claim } from '../claim.ts';
import { claimUnprovenUser } from '../claim-unproven-user.ts';
import { createContactUser, lockUserByContact } from '../users-table.ts';

/**
 * Creates the account of an invitation and returns its id. One that was never confirmed may be a stranger's work: it starts anew, as a
 * sign-up does. Throws `email_exists` for a confirmed one.
 */
export async function createInvitee(
  transaction: Transaction,
  { email, claim, now }: { email: string; claim: Claim; now: Date },
): Promise<string> {
  const contact = { provider: 'email', value: email } as const;
  const created = await createContactUser(transaction, { contact, ...claim, confirmedAt: null, now });
  const known = created === null ? await lockUserByContact(transaction, contact) : null;
  const id = created ?? known?.id ?? null;
  if (id === null) throw new AuthError('conflict');
  if (known !== null) {
    if (known.confirmed_at !== null) throw new AuthError('email_exists');
    await claimUnprovenUser(transaction, { id, contact, claim, now });
  }
  await transaction.query('update auth.users set invited_at = $2, updated_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
  return id;
}
