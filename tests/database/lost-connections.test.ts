import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { type Gate, startGate } from '../helpers/gate.ts';
import { type PostgresServer, startPostgresServer } from '../helpers/postgres-server.ts';
import { isRealPostgres } from '../helpers/test-database.ts';

const poolSize = 12;

describe.runIf(isRealPostgres)('a pool whose connections all died unnoticed', () => {
  let postgres: PostgresServer;
  let gate: Gate;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgresServer();
    const url = new URL(postgres.url);
    gate = await startGate(Number(url.port));
    url.port = String(gate.port);
    database = openPostgres({ url: url.href, poolSize, onIdleError: () => {} });
  });
  afterAll(async () => {
    await database?.close();
    await gate?.stop();
    await postgres?.stop();
  });

  const ask = () =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.query<{ one: number }>('select 1 as one, pg_sleep(0.2)');
      return rows[0]?.one;
    });
  const everybody = Array.from({ length: poolSize });

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
