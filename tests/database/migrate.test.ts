import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { type MigrationFolder, migrate } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asOperator } from '../../server/db/roles.ts';
import { createPostgresDatabase, isRealPostgres, openTestDatabase } from '../helpers/test-database.ts';

let database: Database;
let directory: string;
let folders: MigrationFolder[];
let schema = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-migrations-'));
  schema += 1;
  folders = [{ name: `test-${schema}`, url: pathToFileURL(`${directory}/`) }];
  await asOperator(database, (transaction) =>
    transaction.execute("delete from migrations.applied where folder like 'test-%'"),
  );
  return () => rm(directory, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
const known = (): MigrationFolder[] => [
  { name: 'auth', url: new URL('../../server/auth/migrations/', import.meta.url) },
  { name: 'product', url: new URL('../../supabase/migrations/', import.meta.url) },
  ...folders,
];
const count = async (sql: string) =>
  asOperator(database, async (transaction) => (await transaction.query<{ n: number }>(sql)).rows[0]?.n);

describe('migrate', () => {
  it('applies each file once, in the order of the names', async () => {
    await write('2_second.sql', `insert into order_${schema} values (2)`);
    await write('1_first.sql', `create table order_${schema} (n integer)`);
    const name = `test-${schema}`;
    expect(await migrate(database, known())).toEqual([`${name}/1_first.sql`, `${name}/2_second.sql`]);
    expect(await migrate(database, known())).toEqual([]);
    expect(await count(`select count(*) as n from order_${schema}`)).toBe(1);
  });

  it('refuses to start when a migration that ran was edited', async () => {
    await write('1_first.sql', 'select 1');
    await migrate(database, known());
    await write('1_first.sql', 'select 2');
    await expect(migrate(database, known())).rejects.toThrow(/1_first\.sql was edited after it ran/);
  });

  it('refuses to start on a database newer than itself', async () => {
    await write('1_first.sql', 'select 1');
    await migrate(database, known());
    await rm(join(directory, '1_first.sql'));
    await expect(migrate(database, known())).rejects.toThrow(/does not have: test-\d+\/1_first\.sql/);
  });

  it('leaves nothing of a migration that fails halfway', async () => {
    await write('1_broken.sql', `create table broken_${schema} (n integer); select no_such_function()`);
    await expect(migrate(database, known())).rejects.toThrow(/no_such_function/);
    expect(await count(`select count(*) as n from pg_tables where tablename = 'broken_${schema}'`)).toBe(0);
  });
});

describe.runIf(isRealPostgres)('several processes that start together', () => {
  it('apply every migration exactly once', async () => {
    const url = await createPostgresDatabase({ isMigrated: false });
    const pools = Array.from({ length: 5 }, () => openPostgres({ url, onIdleError: () => {} }));
    const applied = await Promise.all(pools.map((pool) => migrate(pool)));
    await Promise.all(pools.map((pool) => pool.close()));
    const names = applied.flat();
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  });
});
