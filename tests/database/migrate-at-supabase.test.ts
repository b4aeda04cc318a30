import { readdir, readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { migrate, migrationFolders } from '../../server/db/migrate.ts';
import { asOperator } from '../../server/db/roles.ts';
import { openEmptyDatabase } from '../helpers/test-database.ts';

const [accountFolder, productFolder] = migrationFolders;

/** What a project is before we come: roles and schema `auth`, which are not ours to change, and no record of our migrations. */
async function openProject(): Promise<Database> {
  const database = await openEmptyDatabase();
  if (accountFolder === undefined) throw new Error('No migrations of accounts');
  await asOperator(database, async (transaction) => {
    for (const { text } of await readMigrations(accountFolder.url)) await transaction.execute(text);
    await transaction.execute(`
      drop function auth.take_turn(text, double precision, double precision, timestamptz);
      drop function auth.try_secret(text, integer, double precision, timestamptz);
      drop table auth.rate_limits, auth.secret_attempts;
    `);
  });
  return { ...database, areAccountsElsewhere: true };
}

async function readMigrations(folder: URL): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
}

describe('the migrations at a Supabase project', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openProject();
  });
  afterEach(() => database.close());

  it('leave schema auth alone and bring limits of their own', async () => {
    const applied = await migrate(database);
    expect(applied.length).toBeGreaterThan(15);
    expect(applied.filter((name) => !name.startsWith('product/'))).toEqual([]);
    const { rows } = await asOperator(database, (transaction) =>
      transaction.query<{ wait: number }>(`select private.take_turn('export:1', 1, 1, now()) as wait`),
    );
    expect(rows).toEqual([{ wait: 0 }]);
    expect(await migrate(database)).toEqual([]);
  });

  it('are not run again after its own command line has applied them', async () => {
    if (productFolder === undefined) throw new Error('No migrations of the product');
    const migrations = await readMigrations(productFolder.url);
    // `supabase db push`: each file by the number at the beginning of its name.
    const versions = migrations.map(({ name }) => /^(\d{14})_\w+\.sql$/u.exec(name)?.[1]);
    expect(new Set(versions).size).toBe(migrations.length);
    await asOperator(database, async (transaction) => {
      await transaction.execute(`
        create schema supabase_migrations;
        create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
      `);
      for (const [index, { text }] of migrations.entries()) {
        await transaction.execute(text);
        await transaction.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [
          versions[index],
        ]);
      }
    });
    expect(await migrate(database)).toEqual([]);
  });
});
