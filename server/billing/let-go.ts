import type { Database } from '../db/database.ts';
import { asOperator } from '../db/roles.ts';

/** Deletes some of what is kept of deleted accounts and whose time is over. */
export async function letGoOfDeleted(database: Database): Promise<void> {
  await asOperator(database, (transaction) => transaction.query('select billing.let_go()'));
}
