import type { Database, Transaction } from '../db/database.ts';
import { asOperator } from '../db/roles.ts';
import { anyBackupHeader, backupHeader, digestLines, endPrefix, migrationsPrefix } from './format.ts';
import { RestoreError } from './restore-error.ts';
import { listMigrations, listTables } from './tables.ts';

/**
 * Loads what `writeBackup` wrote into a migrated database that has no people yet; all of it or nothing. `readLines` is called twice:
 * the whole file is checked before anything of it reaches the database. Throws RestoreError when the lines are no backup, are
 * damaged, come from another version, or somebody is there already.
 */
export async function restoreBackup(
  database: Database,
  readLines: () => AsyncIterable<string>,
): Promise<void> {
  const last = await requireWhole(readLines());
  await asOperator(database, async (transaction) => {
    let number = 0;
    for await (const line of readLines()) {
      number += 1;
      if (number === 2) await prepare(transaction, line);
      if (number > 2 && number < last) await load(transaction, line, number);
    }
  });
}

/** The number of the last line. */
async function requireWhole(lines: AsyncIterable<string>): Promise<number> {
  const digest = digestLines();
  let number = 0;
  let last = '';
  for await (const line of lines) {
    number += 1;
    if (number === 1) requireHeader(line);
    else digest.add(last);
    last = line;
  }
  if (last !== endPrefix + digest.hex())
    throw new RestoreError(
      'The file is empty, damaged or was cut off. Nothing was changed; use another backup.',
    );
  return number;
}

function requireHeader(line: string): void {
  if (line === backupHeader) return;
  throw line.startsWith(anyBackupHeader)
    ? otherVersion()
    : new RestoreError('The file is no backup that `npm run backup` wrote.');
}

const otherVersion = () =>
  new RestoreError(
    'Another version of the product wrote this backup. Restore it with that version, then start the newer one.',
  );

async function load(transaction: Transaction, line: string, number: number): Promise<void> {
  try {
    await transaction.execute(line);
  } catch (cause) {
    const message = `Line ${number} of the file cannot be loaded. Nothing was changed; use another backup.`;
    throw new RestoreError(message, { cause });
  }
}

async function prepare(transaction: Transaction, line: string): Promise<void> {
  const known = await listMigrations(transaction);
  if (line !== migrationsPrefix + JSON.stringify(known)) throw otherVersion();
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
