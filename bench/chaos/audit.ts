import { findDifferences } from '../../server/billing/find-differences.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asService } from '../../server/db/roles.ts';
import type { Crowd } from './crowd.ts';
import { freeCredits } from './installation.ts';

export interface Audit {
  /** Credits that were taken for nothing that is stored. */
  lost: number;
  /** Works that took a credit more than once. */
  doubled: number;
  /** Trees that a person was shown and that are not stored. */
  vanished: number;
  /** Accounts whose movements do not sum to their balance. */
  differences: number;
}

const auditSql = `
  select balance.user_id as id,
    $1 - balance.credits_remaining as spent,
    (select array_agg(id::text) from public.saved_trees tree where tree.user_id = balance.user_id) as trees,
    (select count(*)::integer from (
      select reservation_id from billing.ledger entry
      where entry.user_id = balance.user_id and reservation_id is not null
      group by reservation_id having -sum(delta) > 1
    ) twice) as doubled
  from public.free_credits balance where balance.user_id = any($2::uuid[])`;

interface Account {
  id: string;
  spent: number;
  trees: string[] | null;
  doubled: number;
}

/** Reads every account of the crowd, which rests, straight from the database. */
async function auditCrowd(url: string, { people, delivered }: Crowd): Promise<Audit> {
  const database = openPostgres({ url, poolSize: 1, onIdleError: () => {} });
  try {
    return await asService(database, async (transaction) => {
      const ids = people.map(({ id }) => id);
      const { rows } = await transaction.query<Account>(auditSql, [freeCredits, ids]);
      const audit: Audit = { lost: 0, doubled: 0, vanished: 0, differences: 0 };
      for (const { id, spent, trees, doubled } of rows) {
        const stored = new Set(trees);
        audit.lost += Math.max(0, spent - stored.size);
        audit.doubled += doubled;
        audit.vanished += [...(delivered.get(id) ?? [])].filter((id) => !stored.has(id)).length;
      }
      audit.differences = (await findDifferences(transaction)).length;
      return audit;
    });
  } finally {
    await database.close();
  }
}

/** The same, once what dead processes held has come back: their leases last twenty seconds. */
export async function auditSettled(url: string, crowd: Crowd): Promise<Audit> {
  for (let attempt = 0; ; attempt += 1) {
    const audit = await auditCrowd(url, crowd);
    if (audit.lost === 0 || attempt === 60) return audit;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
