import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import type { Opening } from '../../server/db/opening.ts';
import { openTestDatabase } from '../helpers/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const plain = (sql: string): Opening => ({ sql, parameters: [] });
const asVisitor: Opening = {
  sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
  parameters: ['anon', '{}'],
};
const whoAmI = `select current_user::text as role, coalesce(current_setting('request.jwt.claims', true), '') as claims`;

describe('one statement in a round trip of its own', () => {
  it('runs after its opening, and leaves nothing of it behind', async () => {
    const [before] = (await database.queryOnce<{ role: string }>(whoAmI)).rows;
    expect((await database.queryOnce(whoAmI, [], asVisitor)).rows).toEqual([{ role: 'anon', claims: '{}' }]);
    expect((await database.queryOnce(whoAmI)).rows).toEqual([{ ...before, claims: '' }]);
  });

  it('takes what its opening sets as values, and has it planned once for all of them', async () => {
    const sql = `select set_config('request.jwt.claims', $1, true)`;
    const claims = ['{}', `', true); drop table auth.users; --`, `a\\' $1 "`];
    for (let round = 0; round < 30; round += 1) {
      const value = claims[round % claims.length] ?? '';
      const opened = await database.queryOnce<{ claims: string }>(whoAmI, [], { sql, parameters: [value] });
      expect(opened.rows[0]?.claims).toBe(value);
    }
    const { rows } = await database.queryOnce<{ statement: string }>(
      `select statement from pg_prepared_statements where statement like '%request.jwt.claims'', $1%'`,
    );
    expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining(sql)]);
  });

  it('does not run when its opening fails, is not SQL, or holds more than one statement', async () => {
    await database.queryOnce('create table public.touched (at timestamptz default now())');
    const touch = (opening: Opening) =>
      database.queryOnce('insert into public.touched default values', [], opening);
    await expect(touch(plain('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
    await expect(touch(plain('selec nothing'))).rejects.toMatchObject({ code: '42601' });
    await expect(touch({ ...asVisitor, sql: `${asVisitor.sql}; select 1` })).rejects.toMatchObject({
      code: '42601',
    });
    await expect(touch(asVisitor)).rejects.toMatchObject({ code: '42501' });
    expect((await database.queryOnce('select from public.touched')).count).toBe(0);
    expect((await touch(plain('select 1'))).count).toBe(1);
    expect((await database.queryOnce('select from public.touched')).count).toBe(1);
  });

  it('takes and gives what a statement of a transaction does', async () => {
    const sql = `select $1::text as text, $2::integer as number, $3::boolean as yes, $4::text[] as list, $5::text as nothing,
      8::bigint as large, '2026-01-02T03:04:05Z'::timestamptz as at, '{"a": [1]}'::jsonb as json`;
    const parameters = [`aspas ' " \\ e ç \u2028`, 7, true, ['a,b', 'c"d', '\\', '{}', 'NULL', ''], null];
    const once = await database.queryOnce(sql, parameters, asVisitor);
    expect(once).toEqual(await database.transaction((transaction) => transaction.query(sql, parameters)));
    expect(once.rows[0]).toMatchObject({
      text: parameters[0],
      list: parameters[3],
      large: 8,
      json: { a: [1] },
    });
  });

  it('serves fifty at once, each its own answer, also beside one that fails', async () => {
    const asked = Array.from({ length: 50 }, async (_, index) => {
      if (index % 5 === 0) {
        await expect(database.queryOnce('select 1 / $1::integer', [0], asVisitor)).rejects.toThrow(/zero/u);
        return index;
      }
      const { rows } = await database.queryOnce<{ index: number }>('select $1::integer as index', [index]);
      return rows[0]?.index;
    });
    expect(await Promise.all(asked)).toEqual(asked.map((_, index) => index));
  });

  it('gives the same answers once it runs often, also after openings that failed', async () => {
    const sql = 'select $1::integer * 2 as double';
    const double = async (value: number, opening?: Opening) =>
      (await database.queryOnce<{ double: number }>(sql, [value], opening)).rows[0]?.double;
    for (let round = 1; round <= 30; round += 1) {
      expect(await double(round, asVisitor)).toBe(round * 2);
      await expect(double(round, plain('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
      await expect(database.queryOnce(sql, ['no number'])).rejects.toMatchObject({ code: '22P02' });
    }
    const held = 'select count(*) as count from pg_prepared_statements where statement = $1';
    expect((await database.queryOnce(held, [sql])).rows).toEqual([{ count: 1 }]);
    expect(await Promise.all(Array.from({ length: 40 }, (_, value) => double(value)))).toEqual(
      Array.from({ length: 40 }, (_, value) => value * 2),
    );
  });
});
