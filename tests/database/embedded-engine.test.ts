import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/open-pglite.ts';
import { isRealPostgres } from '../helpers/test-database.ts';

/** Counts until somebody ends it. */
const endless = 'select count(*) from generate_series(1, 1000000000000)';

let directory: string;
let database: Database;
let restarts: string[];
beforeEach(async () => {
  if (isRealPostgres) return;
  directory = await mkdtemp(join(tmpdir(), 'fisga-engine-'));
  await cp(inject('pgliteDirectory'), directory, { recursive: true });
  restarts = [];
  database = await openPglite(directory, {
    statementTimeoutMilliseconds: 1_500,
    onRestart: ({ message }) => restarts.push(message),
  });
});
afterEach(async () => {
  await database?.close();
  await rm(directory ?? '', { recursive: true, force: true });
});

const save = (name: string) =>
  database.queryOnce(`insert into private.settings (name, value) values ($1, '1')`, [name]);
const savedNames = async () => {
  const { rows } = await database.queryOnce<{ name: string }>(
    `select name from private.settings where name like 'test_%' order by name`,
  );
  return rows.map(({ name }) => name);
};

describe.skipIf(isRealPostgres)('an embedded database with a statement that does not end', () => {
  it('ends it, undoes its transaction, and answers the requests that waited behind it', async () => {
    await save('test_before');
    const stuck = database.transaction(async (transaction) => {
      await transaction.query(`insert into private.settings (name, value) values ('test_undone', '1')`);
      await transaction.query(endless);
    });
    const waiting = save('test_after');
    await expect(stuck).rejects.toMatchObject({ code: '57014' });
    await waiting;
    expect(await savedNames()).toEqual(['test_after', 'test_before']);
    expect(restarts).toHaveLength(1);
  });

  it('leaves this process free to do other things meanwhile', async () => {
    const stuck = database.queryOnce(endless).catch(() => {});
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 20);
    await stuck;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it('fails whatever else the same transaction asks, and saves nothing of it', async () => {
    const work = database.transaction(async (transaction) => {
      await transaction.query(endless).catch(() => {});
      await transaction.query(`insert into private.settings (name, value) values ('test_lost', '1')`);
    });
    await expect(work).rejects.toMatchObject({ code: '57P02' });
    expect(await savedNames()).toEqual([]);
  });
});

describe.skipIf(isRealPostgres)('an embedded database that shows to be broken', () => {
  it('is opened again, with everything that was committed', async () => {
    await save('test_before');
    const broken = database.queryOnce(
      `do $$ begin raise exception 'bad buffer' using errcode = 'XX000'; end $$`,
    );
    await expect(broken).rejects.toMatchObject({ code: '57P02' });
    expect(await savedNames()).toEqual(['test_before']);
    expect(restarts).toEqual([expect.stringContaining('bad buffer')]);
  });

  it('stays open where a statement is merely wrong', async () => {
    await expect(database.queryOnce('select 1/0')).rejects.toMatchObject({ code: '22012' });
    await expect(database.queryOnce('select $1::int', [{}])).rejects.toThrow();
    await expect(
      database.transaction(async (transaction) => {
        await transaction.query('select nothing').catch(() => {});
        await transaction.query('select 1');
      }),
    ).rejects.toMatchObject({ code: '25P02' });
    expect(restarts).toEqual([]);
    expect(await savedNames()).toEqual([]);
  });
});
