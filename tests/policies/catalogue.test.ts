import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exposedTables } from '../../server/data-api/exposed-tables.ts';
import type { Database } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';
import { openTestDatabase } from '../helpers/test-database.ts';
import { policyTable } from './policy-table.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the catalogue', () => {
  it('gives the roles of the API no right to write a balance, a movement or an event', async () => {
    const { rows } = await asOperator(database, (transaction) =>
      transaction.query<{ found: string }>(
        `select grantee || ' ' || privilege_type || ' ' || table_schema || '.' || table_name as found
         from information_schema.role_table_grants
         where grantee in ('anon', 'authenticated', 'service_role') and privilege_type <> 'SELECT'
           and (table_schema = 'billing'
             or table_name in ('free_credits', 'subscription_credits', 'stripe_subscriptions', 'credit_statement'))`,
      ),
    );
    expect(rows).toEqual([]);
  });

  it('lets anon and authenticated execute nothing of schema billing or sandbox', async () => {
    const { rows } = await asOperator(database, (transaction) =>
      transaction.query<{ found: string }>(
        `select role.rolname || ' ' || p.oid::regprocedure as found from pg_proc p
         join pg_namespace n on n.oid = p.pronamespace
         cross join pg_roles role
         where n.nspname in ('billing', 'sandbox') and role.rolname in ('anon', 'authenticated')
           and has_function_privilege(role.oid, p.oid, 'execute') and has_schema_privilege(role.oid, n.oid, 'usage')`,
      ),
    );
    expect(rows).toEqual([]);
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
