import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { asOperator } from '../../server/db/roles.ts';
import { openEmptyDatabase } from '../helpers/test-database.ts';
import { listExecutable, listInnerSteps, listWriteRights } from './rights.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await asOperator(database, (transaction) => transaction.execute(defaultGrants));
  await migrate(database);
});
afterAll(() => database.close());

/** What a hosted Supabase project has before our first migration, and more: for every schema, not the public one alone. */
const defaultGrants = `
  do $$
  declare
    item text;
  begin
    foreach item in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = item) then
        execute format('create role %I nologin', item);
      end if;
    end loop;
  end
  $$;
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
  alter default privileges grant all on sequences to anon, authenticated, service_role;
`;

describe('on a database that grants everything to the API roles by default', () => {
  it('lets none of them write a balance, a movement or an event', async () => {
    expect(await listWriteRights(database)).toEqual([]);
  });

  it('lets neither visitors nor people call a function about money, nor the product its inner steps', async () => {
    expect(await listExecutable(database)).toEqual([]);
    expect(await listInnerSteps(database)).toEqual([]);
  });

  it('still lets the product do its work', async () => {
    const { rows } = await asOperator(database, (transaction) =>
      transaction.query<{ may: boolean }>(
        `select has_function_privilege('service_role', 'billing.reserve_credit(uuid, text, text, text, interval)', 'execute') as may`,
      ),
    );
    expect(rows).toEqual([{ may: true }]);
  });
});
