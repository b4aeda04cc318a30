import type { Database, Transaction } from '../db/database.ts';
import { asOperator } from '../db/roles.ts';
import { listMigrations, listTables } from './tables.ts';
import { backupEnd, backupHeader, migrationsPrefix } from './write-sql.ts';

/** What whoever restores can mend. */
export class RestoreError extends Error {}

/**
 * Loads what `writeBackup` wrote into a migrated database that has no people yet; all of it or nothing. Throws RestoreError when
 * the lines are no backup, another version made them, or somebody is there already.
 */
export async function restoreBackup(database: Database, lines: AsyncIterable<string>): Promise<void> {
  await asOperator(database, async (transaction) => {
    let number = 0;
    let last = '';
    for await (const line of lines) {
      number += 1;
      last = line;
      if (number === 1) requireHeader(line);
      else if (number === 2) await prepare(transaction, line);
      else await load(transaction, line, number);
    }
    if (last !== backupEnd)
      throw new RestoreError('The file is empty or was cut off. Nothing was changed; use another backup.');
  });
}

async function load(transaction: Transaction, line: string, number: number): Promise<void> {
  try {
    await transaction.execute(line);
  } catch (cause) {
    throw new RestoreError(
      `Line ${number} of the file cannot be loaded. Nothing was changed; use another backup.`,
      {
        cause,
      },
    );
  }
}

function requireHeader(line: string): void {
  if (line !== backupHeader) throw new RestoreError('The file is no backup that `npm run backup` wrote.');
}

async function prepare(transaction: Transaction, line: string): Promise<void> {
  const known = await listMigrations(transaction);
  if (line !== migrationsPrefix + JSON.stringify(known)) {
    throw new RestoreError(
      'Another version of the product wrote this backup. Restore it with that version, then start the newer one.',
    );
  }
  const { rows } = await transaction.query('select 1 from auth.users limit 1');
  if (rows.length > 0)
    throw new RestoreError(
      'This database has accounts already. Restore into an empty one: nothing was changed.',
    );
  await transaction.execute(
    'set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0;',
  );
  try {
    await transaction.execute('set local session_replication_role = replica');
  } catch (cause) {
    throw new RestoreError(
      'The role of DATABASE_URL may not set session_replication_role, which restoring needs. Use a superuser, or grant it: grant set on parameter session_replication_role to …',
      { cause },
    );
  }
  const tables = await listTables(transaction);
  await transaction.execute(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}
