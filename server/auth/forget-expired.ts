import type { Database } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';

/** What nobody can use any more: codes, flows, challenges and counts. Each lives an hour or less, or is forgotten in a day. */
const expired = [
  `delete from auth.one_time_tokens where created_at < $1::timestamptz - interval '1 day'`,
  `delete from auth.flow_state where created_at < $1::timestamptz - interval '1 day'`,
  `delete from auth.mfa_challenges where created_at < $1::timestamptz - interval '1 day'`,
  `delete from auth.rate_limits where updated_at < $1::timestamptz - interval '1 day'`,
  `delete from auth.secret_attempts where attempted_at < $1::timestamptz - interval '2 days'`,
];

/** Deletes it, and returns how many rows there were. */
export async function forgetExpired(database: Database, now: Date): Promise<number> {
  return asAccountService(database, async (transaction) => {
    let count = 0;
    for (const sql of expired) count += (await transaction.query(sql, [now.toISOString()])).count;
    return count;
  });
}
