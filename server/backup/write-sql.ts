import type { Database, Transaction } from '../db/database.ts';
import { asOperator } from '../db/roles.ts';
import { backupHeader, digestLines, endPrefix, migrationsPrefix, type WriteLine } from './format.ts';
import { sqlLiteral } from './sql-literal.ts';
import { listMigrations, listSequences, listTables, type Table } from './tables.ts';

/** Other people's installations of the account schema know these, and no others of ours. */
const accountTables = ['"auth"."users"', '"auth"."identities"', '"auth"."mfa_factors"'];
/** Columns of ours that the open schema of accounts does not have. */
const ownColumns = new Map([['"auth"."mfa_factors"', ['"last_accepted_step"']]]);
/** Of this installation alone: its keys and what it remembers of others' answers. */
const installationTables = [
  '"private"."settings"',
  '"private"."online_answers"',
  '"private"."model_days"',
  '"private"."model_use"',
];

const rowsAtOnce = 200;
const longestStatement = 256 * 1024;

/** Writes all data of one moment as SQL, one statement a line, for `restoreBackup`. Servers may go on meanwhile. */
export function writeBackup(database: Database, writeLine: WriteLine): Promise<void> {
  return ofOneMoment(database, async (transaction) => {
    const digest = digestLines();
    const write: WriteLine = (line) => {
      digest.add(line);
      return writeLine(line);
    };
    await write(backupHeader);
    await write(migrationsPrefix + JSON.stringify(await listMigrations(transaction)));
    for (const table of await listTables(transaction)) await writeTable(transaction, table, write);
    for (const statement of await listSequences(transaction)) await write(statement);
    await writeLine(endPrefix + digest.hex());
  });
}

/**
 * Writes people's accounts and everything of theirs as SQL for `psql`, to move them to another installation of the same schema:
 * one of ours with another account service, or a Supabase project to which `supabase/migrations` were applied. Hashes and ids
 * are kept; sessions are not, as another service signs its own.
 */
export function writeExport(database: Database, write: WriteLine): Promise<void> {
  return ofOneMoment(database, async (transaction) => {
    await write('-- Accounts and data of Fisga. Load with: psql --set ON_ERROR_STOP=1 --file');
    // In the file itself, so that one that was cut off never reaches its commit and changes nothing.
    await write('begin;');
    // What its triggers would do is already in the data.
    await write('set local session_replication_role = replica;');
    for (const { name, columns } of await listTables(transaction)) {
      const isAccount = name.startsWith('"auth".');
      if (isAccount ? !accountTables.includes(name) : installationTables.includes(name)) continue;
      const left = ownColumns.get(name) ?? [];
      await writeTable(
        transaction,
        { name, columns: columns.filter((column) => !left.includes(column)) },
        write,
      );
    }
    for (const statement of await listSequences(transaction)) {
      if (!statement.includes("'auth.")) await write(statement);
    }
    await write('commit;');
  });
}

function ofOneMoment(database: Database, work: (transaction: Transaction) => Promise<void>): Promise<void> {
  return asOperator(database, async (transaction) => {
    await transaction.execute(
      `set transaction isolation level repeatable read, read only;
       set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
       set local bytea_output = 'hex'; set local idle_in_transaction_session_timeout = 0;`,
    );
    await work(transaction);
  });
}

async function writeTable(
  transaction: Transaction,
  { name, columns }: Table,
  write: WriteLine,
): Promise<void> {
  const values = columns.map((column) => `${column}::text`).join(', ');
  const insert = `insert into ${name} (${columns.join(', ')}) overriding system value values `;
  await transaction.execute(
    // As JSON, which each driver hands over as it is: PGlite drops a byte order mark that a text begins with.
    `declare rows_to_write no scroll cursor for select to_json(array[${values}]::text[])::text as row from ${name}`,
  );
  for (;;) {
    const { rows } = await transaction.query<{ row: string }>(`fetch ${rowsAtOnce} from rows_to_write`);
    if (rows.length === 0) break;
    let statement = '';
    for (const { row } of rows) {
      const tuple = `(${(JSON.parse(row) as (string | null)[]).map(sqlLiteral).join(',')})`;
      if (statement !== '' && statement.length + tuple.length > longestStatement) {
        await write(`${insert}${statement};`);
        statement = '';
      }
      statement += statement === '' ? tuple : `,${tuple}`;
    }
    await write(`${insert}${statement};`);
  }
  await transaction.execute('close rows_to_write');
}
