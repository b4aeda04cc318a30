import type { Transaction } from '../db/database.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthRequest } from './auth-context.ts';
import type { UserRow } from './users-table.ts';

/**
 * Deletes a person with every way to sign in and every session. Of their accesses, times and addresses stay six months (Marco
 * Civil da Internet, art. 15), without their e-mail. Lock the person first.
 */
export async function deleteUser(
  transaction: Transaction,
  { id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>,
  request: Pick<AuthRequest, 'client' | 'now'>,
): Promise<void> {
  await writeAuditEntry(transaction, request, { action: 'user_deleted', actor: { id, email: null } });
  await transaction.query(
    `update auth.audit_log_entries set payload = payload - 'actor_username' where payload ->> 'actor_id' = $1`,
    [id],
  );
  await transaction.query(
    `delete from auth.audit_log_entries
     where not jsonb_exists(payload, 'actor_username') and created_at < $1::timestamptz - interval '6 months'`,
    [request.now.toISOString()],
  );
  await transaction.query('delete from auth.flow_state where user_id = $1', [id]);
  const names = [id, email, phone, phone && `+${phone}`].filter((name) => name !== null);
  await forgetCounts(transaction, names);
  await transaction.query('delete from auth.users where id = $1', [id]);
}

/** What counts attempts and mails is named after whom it counts: `password:<e-mail>:…`, `mail:<kind>:<e-mail>`. */
async function forgetCounts(transaction: Transaction, names: string[]): Promise<void> {
  for (const table of ['secret_attempts', 'rate_limits']) {
    await transaction.query(
      `delete from private.${table} where split_part(bucket, ':', 2) = any($1) or split_part(bucket, ':', 3) = any($1)`,
      [names],
    );
  }
}
