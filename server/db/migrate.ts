import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Database, firstRow, type Transaction } from './database.ts';
import { asOperator } from './roles.ts';

/** A folder of `<version>_<name>.sql` files, applied in the order of their names. */
export interface MigrationFolder {
  name: string;
  url: URL;
}

export class MigrationError extends Error {}

interface Migration {
  folder: string;
  name: string;
  sql: string;
  checksum: string;
}

export const migrationFolders: readonly MigrationFolder[] = [
  { name: 'auth', url: new URL('../auth/migrations/', import.meta.url) },
  { name: 'product', url: new URL('../../supabase/migrations/', import.meta.url) },
];

/** A number of our own: all processes that start on one database take the same lock and wait for each other. */
const advisoryLockKey = 7_341_092_118;

/**
 * Brings the database to the newest schema, each migration in a transaction of its own, and returns the names applied.
 * Throws when a migration that already ran has been edited or has gone.
 */
export async function migrate(database: Database, folders = foldersFor(database)): Promise<string[]> {
  const migrations = (await Promise.all(folders.map(readFolder))).flat();
  await asOperator(database, prepareBookkeeping);
  if (database.areAccountsElsewhere)
    await asOperator(database, (transaction) => adoptApplied(transaction, migrations));
  const applied: string[] = [];
  for (const migration of migrations) {
    const isNew = await asOperator(database, (transaction) => applyOnce(transaction, migration));
    if (isNew) applied.push(`${migration.folder}/${migration.name}`);
  }
  await asOperator(database, (transaction) => requireAllKnown(transaction, migrations, folders));
  return applied;
}

// Schema `auth` belongs to whoever keeps the accounts.
function foldersFor({ areAccountsElsewhere }: Database): readonly MigrationFolder[] {
  return areAccountsElsewhere ? migrationFolders.filter(({ name }) => name !== 'auth') : migrationFolders;
}

async function readFolder(folder: MigrationFolder): Promise<Migration[]> {
  const names = (await readdir(folder.url)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder.url), 'utf8');
      return { folder: folder.name, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function prepareBookkeeping(transaction: Transaction): Promise<void> {
  await lock(transaction);
  await transaction.execute(`
    create schema if not exists migrations;
    revoke all on schema migrations from public;
    create table if not exists migrations.applied (
      folder text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (folder, name)
    );
    alter table migrations.applied enable row level security;
    comment on table migrations.applied is 'Migrations that ran, with the checksum of what ran.';
  `);
}

/** Takes over what Supabase's command line applied, which keeps a record of its own: versions, as our files' names begin. */
async function adoptApplied(transaction: Transaction, migrations: readonly Migration[]): Promise<void> {
  await lock(transaction);
  const record = await transaction.query<{ name: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as name`,
  );
  if (firstRow(record)?.name === null) return;
  const { rows } = await transaction.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const versions = new Set(rows.map(({ version }) => version));
  for (const { folder, name, checksum } of migrations) {
    if (!versions.has(name.split('_')[0] ?? '')) continue;
    await transaction.query(
      'insert into migrations.applied (folder, name, checksum) values ($1, $2, $3) on conflict do nothing',
      [folder, name, checksum],
    );
  }
}

async function applyOnce(transaction: Transaction, migration: Migration): Promise<boolean> {
  await lock(transaction);
  const { rows } = await transaction.query<{ checksum: string }>(
    'select checksum from migrations.applied where folder = $1 and name = $2',
    [migration.folder, migration.name],
  );
  const known = rows[0];
  if (known !== undefined) {
    if (known.checksum !== migration.checksum) {
      throw new MigrationError(
        `Migration ${migration.folder}/${migration.name} was edited after it ran. Restore the file and write a new migration.`,
      );
    }
    return false;
  }
  await transaction.execute(migration.sql);
  await transaction.query('insert into migrations.applied (folder, name, checksum) values ($1, $2, $3)', [
    migration.folder,
    migration.name,
    migration.checksum,
  ]);
  return true;
}

async function requireAllKnown(
  transaction: Transaction,
  migrations: readonly Migration[],
  folders: readonly MigrationFolder[],
): Promise<void> {
  const known = new Set(migrations.map(({ folder, name }) => `${folder}/${name}`));
  const { rows } = await transaction.query<{ folder: string; name: string }>(
    'select folder, name from migrations.applied where folder = any($1) order by folder, name',
    [folders.map(({ name }) => name)],
  );
  const gone = rows.map(({ folder, name }) => `${folder}/${name}`).filter((name) => !known.has(name));
  if (gone.length > 0) {
    throw new MigrationError(
      `The database ran migrations that this version does not have: ${gone.join(', ')}. Start the newer version.`,
    );
  }
}

async function lock(transaction: Transaction): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [advisoryLockKey]);
}
