import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Transaction } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { type Gate, startGate } from '../helpers/gate.ts';
import { type PostgresServer, startPostgresServer } from '../helpers/postgres-server.ts';
import { isRealPostgres } from '../helpers/test-database.ts';

const poolSize = 12;
const everybody = Array.from({ length: poolSize });

let postgres: PostgresServer;
let gate: Gate;
let database: Database;
const open = async (statementTimeoutMilliseconds?: number) => {
  const url = new URL(postgres.url);
  gate = await startGate(Number(url.port));
  url.port = String(gate.port);
  database = openPostgres({
    url: url.href,
    poolSize,
    onIdleError: () => {},
    ...(statementTimeoutMilliseconds && { statementTimeoutMilliseconds }),
  });
};
const close = async () => {
  await database?.close();
  await gate?.stop();
};
beforeAll(async () => {
  if (isRealPostgres) postgres = await startPostgresServer();
});
afterAll(async () => {
  await postgres?.stop();
});

const one = async (transaction: Transaction) => {
  const { rows } = await transaction.query<{ one: number }>('select 1 as one, pg_sleep(0.2)');
  return rows[0]?.one;
};
const ask = () => database.transaction(one);

describe.runIf(isRealPostgres)('a pool whose connections all died unnoticed', () => {
  beforeAll(() => open());
  afterAll(close);

  it('answers the next question all the same', async () => {
    await Promise.all(everybody.map(ask));
    expect(database.countConnections?.()).toEqual({ active: 0, idle: poolSize, waiting: 0 });
    gate.loseUnnoticed();
    expect(await ask()).toBe(1);
    expect(database.countConnections?.()).toEqual({ active: 0, idle: 1, waiting: 0 });
  });

  it('answers a crowd as well', async () => {
    await Promise.all(everybody.map(ask));
    gate.loseUnnoticed();
    expect(await Promise.all(everybody.map(ask))).toEqual(everybody.map(() => 1));
  });

  it('says so at once when there is no server behind any of them', async () => {
    await Promise.all(everybody.map(ask));
    gate.set('closed');
    await expect(ask()).rejects.toThrow(/terminated|ECONNRESET/u);
    gate.set('open');
    expect(await ask()).toBe(1);
  });
});

describe.runIf(isRealPostgres)('a connection that says nothing any more', () => {
  // Each is given up two seconds later than the server would have ended its statement.
  beforeAll(() => open(500));
  afterAll(close);

  it('is given up at the beginning of a transaction, and thrown away', async () => {
    expect(await ask()).toBe(1);
    gate.fallSilent();
    await expect(ask()).rejects.toThrow('Query read timeout');
    expect(database.countConnections?.()).toEqual({ active: 0, idle: 0, waiting: 0 });
    expect(await ask()).toBe(1);
  });

  it('is given up in the middle of one', async () => {
    const asked = database.transaction(async (transaction) => {
      await one(transaction);
      gate.fallSilent();
      await one(transaction);
    });
    await expect(asked).rejects.toThrow('Query read timeout');
    expect(database.countConnections?.()).toEqual({ active: 0, idle: 0, waiting: 0 });
    expect(await ask()).toBe(1);
  });

  it('is given up at the end of one', async () => {
    const asked = database.transaction(async (transaction) => {
      await one(transaction);
      gate.fallSilent();
    });
    await expect(asked).rejects.toThrow('Query read timeout');
    expect(await ask()).toBe(1);
  });

  it('is given up where a transaction is taken back for another reason', async () => {
    const asked = database.transaction(async (transaction) => {
      await one(transaction);
      gate.fallSilent();
      throw new Error('changed my mind');
    });
    await expect(asked).rejects.toThrow('changed my mind');
    expect(database.countConnections?.()).toEqual({ active: 0, idle: 0, waiting: 0 });
    expect(await ask()).toBe(1);
  });

  it('does not stand in the way of others, were there ever so many', async () => {
    await Promise.all(everybody.map(ask));
    gate.fallSilent();
    const asked = await Promise.allSettled(everybody.map(ask));
    expect(asked.map(({ status }) => status)).toEqual(everybody.map(() => 'rejected'));
    expect(await Promise.all(everybody.map(ask))).toEqual(everybody.map(() => 1));
  });
});
