import type { Database } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';

/** Counts that tell nothing any more. */
const counts = [
  `delete from private.rate_limits where updated_at < $1::timestamptz - interval '1 day'`,
  `delete from private.secret_attempts where attempted_at < $1::timestamptz - interval '2 days'`,
];
/** What nobody can use any more: codes, flows and challenges. Each lives an hour or less. */
const proofs = [
  `delete from auth.one_time_tokens where created_at < $1::timestamptz - interval '1 day'`,
  `delete from auth.flow_state where created_at < $1::timestamptz - interval '1 day'`,
  `delete from auth.mfa_challenges where created_at < $1::timestamptz - interval '1 day'`,
];

/** Deletes counts that tell nothing any more and proofs that nobody can use, and returns how many rows there were. */
export async function forgetExpired(database: Database, now: Date): Promise<number> {
  return asAccountService(database, async (transaction) => {
    let count = 0;
    // Another account service forgets its own.
    const statements = database.areAccountsElsewhere ? counts : [...counts, ...proofs];
    for (const sql of statements) count += (await transaction.query(sql, [now.toISOString()])).count;
    return count;
  });
}
