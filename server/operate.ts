import { resolve } from 'node:path';
import { pino } from 'pino';
import { toUserId } from './auth/caller.ts';
import { rotateKeys } from './auth/rotate-keys.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readSqlFile, writeSqlFile } from './backup/sql-file.ts';
import { writeBackup, writeExport } from './backup/write-sql.ts';
import { findCustomer } from './billing/billing-records.ts';
import { findDifferences } from './billing/find-differences.ts';
import { openProvider } from './billing/open-provider.ts';
import { withdrawPurchase } from './billing/withdraw-purchase.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { asAccountService, asService } from './db/roles.ts';
import { type Environment, readEnvironment } from './env.ts';
import { isExpected } from './expected-error.ts';
import { closeDataDir } from './files/close-data-dir.ts';
import { listWanted } from './functions/wanted-topics.ts';

const usage = `Usage:
  npm run reconcile                        every account whose movements do not sum to its balance
  npm run rotate-keys [-- --revoke]        a new key for access tokens; --revoke throws the older ones away at once
  npm run withdraw -- <e-mail> [--force]   refund the last payment and end the subscription (7 days from the purchase)
  npm run content:wanted [-- <how many>]   topics that ended in a question back, the most wanted first
  npm run backup -- <file.sql[.gz]>        everything of this installation, for restore
  npm run restore -- <file.sql[.gz]>       a backup into an empty database: embedded, or that of DATABASE_URL
  npm run export -- <file.sql[.gz]>        accounts and data as SQL for psql, to move them to another account service
`;

const [command, ...words] = process.argv.slice(2);
// As in `main.ts`: directories of the embedded database are as the umask leaves them.
process.umask(0o077);
process.exitCode = await run(command ?? '', words).catch(explain);

/** What an operator does by hand on a stopped embedded database, or beside running servers on PostgreSQL. */
async function run(name: string, parameters: readonly string[]): Promise<number> {
  const work = { reconcile, withdraw, wanted, 'rotate-keys': rotate, backup, restore, export: exportAll }[
    name
  ];
  if (work === undefined) return say(usage, 2);
  const environment = readEnvironment(process.env);
  await closeDataDir(resolve(environment.dataDir));
  const database = await openDatabase(environment, (error) => say(`${error.message}\n`, 1));
  try {
    await migrate(database);
    return await work(database, environment, parameters);
  } finally {
    await database.close();
  }
}

/** One line about what an operator can mend, also a file that cannot be written; anything else keeps its stack. */
function explain(error: unknown): number {
  if (isExpected(error) || (error instanceof Error && 'syscall' in error))
    return say(`${error.message}\n`, 1);
  throw error;
}

async function reconcile(database: Database): Promise<number> {
  const differences = await asService(database, findDifferences);
  for (const { user_id, bucket, ledger, balance } of differences)
    say(`${user_id} ${bucket}: the ledger says ${ledger}, the balance ${balance ?? 'is missing'}\n`, 1);
  return say(`${differences.length} differences\n`, differences.length === 0 ? 0 : 1);
}

async function wanted(
  database: Database,
  _: Environment,
  [most = '100']: readonly string[],
): Promise<number> {
  if (!/^[1-9]\d{0,4}$/.test(most)) return say(usage, 2);
  const topics = await asService(database, (transaction) => listWanted(transaction, Number(most)));
  for (const { times, topic, kind, first_day, last_day } of topics)
    say(
      `${String(times).padStart(5)}  ${topic}  (${kind ?? 'of no known kind'}; ${first_day} to ${last_day})\n`,
      0,
    );
  return say(`${topics.length} topics that no card is about\n`, 0);
}

async function withdraw(
  database: Database,
  environment: Environment,
  parameters: readonly string[],
): Promise<number> {
  const email = parameters.find((word) => !word.startsWith('--'));
  if (email === undefined) return say(usage, 2);
  const [customerId, another] = await findCustomersOf(database, email);
  if (customerId === undefined) return say(`Nobody with the e-mail ${email} ever opened a checkout.\n`, 1);
  if (another !== undefined)
    return say(
      `Two accounts with the e-mail ${email} opened a checkout: refund at the payment provider.\n`,
      1,
    );
  const provider = await openProvider({ ...environment, database });
  const log = pino({ level: environment.logLevel });
  const billing = { database, provider, catalogue: environment.catalogue, log };
  const isForced = parameters.includes('--force');
  const done = await withdrawPurchase(billing, { customerId, now: new Date(), isForced });
  return say(`Refunded ${done.invoiceId}, ended ${done.subscriptionId}, credits: ${done.outcome}.\n`, 0);
}

async function rotate(
  database: Database,
  { jwtKeysFile: file, supabase }: Environment,
  parameters: readonly string[],
): Promise<number> {
  if (supabase !== null)
    return say('The keys are those of the project at SUPABASE_URL: rotate them there.\n', 1);
  const isRevoking = parameters.includes('--revoke');
  const { kid, signsFrom, kept } = await rotateKeys({ database, file }, { now: new Date(), isRevoking });
  return say(`Key ${kid} signs from ${signsFrom.toISOString()}; older keys that still verify: ${kept}.\n`, 0);
}

async function backup(database: Database, _: Environment, [file]: readonly string[]): Promise<number> {
  if (file === undefined) return say(usage, 2);
  await writeSqlFile(file, (write) => writeBackup(database, write));
  return say(
    `Everything is in ${file}, keys and hashes of passwords too: keep it as you keep the database.\n`,
    0,
  );
}

async function exportAll(database: Database, _: Environment, [file]: readonly string[]): Promise<number> {
  if (file === undefined) return say(usage, 2);
  await writeSqlFile(file, (write) => writeExport(database, write));
  return say(
    `Accounts and data are in ${file}, hashes of passwords too: keep it as you keep the database.\n`,
    0,
  );
}

async function restore(database: Database, _: Environment, [file]: readonly string[]): Promise<number> {
  if (file === undefined) return say(usage, 2);
  await restoreBackup(database, () => readSqlFile(file));
  return say(`${file} is restored. Start the server.\n`, 0);
}

/** A company's account may have the e-mail of a private one. */
async function findCustomersOf(database: Database, email: string): Promise<string[]> {
  const { rows } = await asAccountService(database, (transaction) =>
    transaction.query<{ id: string }>('select id from auth.users where lower(email) = lower($1)', [email]),
  );
  return asService(database, async (transaction) => {
    const customers: string[] = [];
    for (const { id } of rows) {
      const customerId = await findCustomer(transaction, toUserId(id));
      if (customerId !== null) customers.push(customerId);
    }
    return customers;
  });
}

function say(text: string, status: number): number {
  (status === 0 ? process.stdout : process.stderr).write(text);
  return status;
}
