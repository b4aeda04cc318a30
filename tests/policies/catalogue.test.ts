import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exposedTables } from '../../server/data-api/exposed-tables.ts';
import type { Database } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';
import { openTestDatabase } from '../helpers/test-database.ts';
import { policyTable } from './policy-table.ts';
import { listExecutable, listInnerSteps, listWriteRights } from './rights.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the catalogue', () => {
  it('gives the roles of the API no right to write a balance, a movement or an event', async () => {
    expect(await listWriteRights(database)).toEqual([]);
  });

  it('lets visitors and people execute nothing about money, and the product none of its inner steps', async () => {
    expect(await listExecutable(database)).toEqual([]);
    expect(await listInnerSteps(database)).toEqual([]);
  });

  it('has row-level security on every table of ours', async () => {
    const { rows } = await asOperator(database, (transaction) =>
      transaction.query<{ name: string }>(
        `select schemaname || '.' || tablename as name from pg_tables
         where schemaname in ('public', 'billing', 'sandbox', 'auth', 'private', 'migrations') and not rowsecurity`,
      ),
    );
    expect(rows).toEqual([]);
  });

  it('is what the data API exposes and the policy table names, no table more or less', async () => {
    const { rows } = await asOperator(database, (transaction) =>
      transaction.query<{ table_name: string; column_name: string }>(
        `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
      ),
    );
    const tables = [...new Set(rows.map((row) => row.table_name))].sort();
    expect(tables).toEqual(Object.keys(policyTable).sort());
    expect(tables).toEqual(Object.keys(exposedTables).sort());
    for (const [table, columns] of Object.entries(exposedTables)) {
      const actual = rows.filter((row) => row.table_name === table).map((row) => row.column_name);
      expect(actual, table).toEqual(expect.arrayContaining(Object.keys(columns)));
    }
  });

  it('says what each table is for', async () => {
    const { rows } = await asOperator(database, (transaction) =>
      transaction.query<{ name: string }>(
        `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'r' and n.nspname in ('public', 'billing', 'sandbox', 'auth', 'private', 'migrations')
           and obj_description(c.oid) is null`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
