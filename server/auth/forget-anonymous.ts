import type { Database } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { isAbandoned, listAbandonedIds } from './anonymous-users-table.ts';
import { deleteIdleUser } from './delete-idle-user.ts';

const abandonedDays = 30;
/** Each is a transaction of its own; the next hour takes the rest. */
const mostAtOnce = 500;

/** Deletes anonymous accounts whose session was not used for thirty days, and returns how many. */
export async function forgetAnonymous(database: Database, now: Date): Promise<number> {
  // Another account service forgets its own.
  if (database.areAccountsElsewhere) return 0;
  const before = new Date(now.getTime() - abandonedDays * 86_400_000);
  const ids = await asAccountService(database, (transaction) =>
    listAbandonedIds(transaction, { before, limit: mostAtOnce }),
  );
  let count = 0;
  for (const id of ids) {
    const outcome = await asAccountService(database, async (transaction) => {
      // Back in this moment, or with an e-mail since.
      if (!(await isAbandoned(transaction, id, before))) return 'busy';
      return deleteIdleUser(transaction, id, { client: { userAgent: null, address: null }, now });
    });
    if (outcome === 'deleted') count += 1;
  }
  return count;
}
