import type { Transaction } from '../../db/database.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthRequest } from '../auth-context.ts';
import { clearOneTimeTokens } from '../one-time-tokens-table.ts';
import type { UserRow } from '../users-table.ts';
import type { GoogleProfile } from './google-profile.ts';

/**
 * Gives an account whose e-mail nobody ever proved to the person who proves it through Google, and confirms it. A stranger may
 * have prepared it, so every other way into it ends: password, identities, second factors, sessions, codes and flows on their way.
 */
export async function takeOverUnprovenUser(
  transaction: Transaction,
  { user, profile, request }: { user: UserRow; profile: GoogleProfile; request: AuthRequest },
): Promise<void> {
  await transaction.query(
    `update auth.users set encrypted_password = null, email_confirmed_at = $2, updated_at = $2, raw_user_meta_data = $3::jsonb,
       email_change = '', email_change_confirm_status = 0, phone_change = '',
       phone = case when phone_confirmed_at is not null then phone end
     where id = $1`,
    [user.id, request.now.toISOString(), JSON.stringify(profile.data)],
  );
  await transaction.query(
    `delete from auth.identities where user_id = $1 and not (provider = 'google' and provider_id = $2)`,
    [user.id, profile.sub],
  );
  await transaction.query('delete from auth.sessions where user_id = $1', [user.id]);
  await transaction.query('delete from auth.mfa_factors where user_id = $1', [user.id]);
  await transaction.query('delete from auth.flow_state where user_id = $1 or linking_target_id = $1', [
    user.id,
  ]);
  await clearOneTimeTokens(transaction, user.id);
  await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: user });
}
