import type { Transaction } from '../db/database.ts';
import type { AuthRequest } from './auth-context.ts';
import { toInet } from './inet.ts';

export type AuditAction =
  | 'user_signedup'
  | 'user_invited'
  | 'user_confirmation_requested'
  | 'user_repeated_signup'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_email_change_requested'
  | 'user_phone_change_requested'
  | 'login'
  | 'logout'
  | 'token_revoked'
  | 'user_modified'
  | 'user_updated_password'
  | 'factor_in_progress'
  | 'challenge_created'
  | 'verification_attempted'
  | 'factor_unenrolled'
  | 'factor_deleted'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'user_deleted';

interface Actor {
  /** Null for somebody without an account. */
  id: string | null;
  email: string | null;
  phone?: string | null;
}

/** Notes who did what, when and from where; never a password, a token or metadata. */
export async function writeAuditEntry(
  transaction: Transaction,
  { client, now }: Pick<AuthRequest, 'client' | 'now'>,
  { action, actor }: { action: AuditAction; actor: Actor },
): Promise<void> {
  const payload = {
    action,
    actor_id: actor.id,
    actor_username: actor.email ?? actor.phone ?? '',
    timestamp: now.toISOString(),
  };
  await transaction.query(
    'insert into auth.audit_log_entries (payload, ip_address, created_at) values ($1::jsonb, $2, $3)',
    [JSON.stringify(payload), toInet(client.address) ?? '', now.toISOString()],
  );
}

/** Whether the account was signed up again after it was made. */
export async function hasRepeatedSignUp(transaction: Transaction, userId: string | null): Promise<boolean> {
  const found = await transaction.query(
    `select 1 from auth.audit_log_entries where payload ->> 'actor_id' = $1 and payload ->> 'action' = 'user_repeated_signup'
     limit 1`,
    [userId],
  );
  return found.rows.length > 0;
}
