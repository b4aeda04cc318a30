import type { Transaction } from '../db/database.ts';
import type { Claim } from './claim.ts';
import type { Contact } from './contact.ts';
import { createIdentity, type NewIdentity, recomputeProviders } from './identities-table.ts';
import { clearOneTimeTokens } from './one-time-tokens-table.ts';
import { endAllSessions } from './sessions-table.ts';
import { toContactIdentity } from './users-table.ts';

interface Claiming {
  id: string;
  /** The contact that is claimed. */
  contact: Contact;
  claim: Claim;
  now: Date;
}

/**
 * Gives a never confirmed account to the latest request for its contact: password and metadata are replaced, and everything else
 * that an earlier request left ends, which may have been a stranger's. Lock the person first, and see that no contact is confirmed.
 */
export async function claimUnprovenUser(
  transaction: Transaction,
  { id, contact, claim, now }: Claiming,
): Promise<void> {
  const identity = toContactIdentity(id, { contact, now });
  await resetUnprovenUser(transaction, { id, contact: contact.provider, identity, claim, now });
  await createIdentity(transaction, identity);
  await recomputeProviders(transaction, id);
}

interface Reset {
  id: string;
  /** The column that stays; the other one goes unless it is confirmed. */
  contact: Contact['provider'];
  /** The one identity that stays. */
  identity: Pick<NewIdentity, 'provider' | 'providerId'>;
  claim: Claim;
  now: Date;
}

/** Ends every way into the account but one identity: password, other identities, factors, sessions, codes and changes under way. */
export async function resetUnprovenUser(
  transaction: Transaction,
  { id, contact, identity, claim, now }: Reset,
): Promise<void> {
  const other = contact === 'email' ? 'phone' : 'email';
  await transaction.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::jsonb, email_change = '',
       email_change_confirm_status = 0, phone_change = '', ${other} = case when ${other}_confirmed_at is not null then ${other} end,
       updated_at = $4
     where id = $1`,
    [id, claim.passwordHash, JSON.stringify(claim.metadata), now.toISOString()],
  );
  await transaction.query(
    'delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)',
    [id, identity.provider, identity.providerId],
  );
  await endAllSessions(transaction, id);
  await transaction.query('delete from auth.mfa_factors where user_id = $1', [id]);
  // A flow without a code leads nowhere: its link is a one-time token, and those end here too.
  await transaction.query(
    'delete from auth.flow_state where linking_target_id = $1 or (user_id = $1 and auth_code is not null)',
    [id],
  );
  await clearOneTimeTokens(transaction, id);
}
