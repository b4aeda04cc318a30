import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '../../server/billing/find-differences.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { listCardTopics } from '../helpers/known-topics.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { type PgBouncer, startPgBouncer } from '../helpers/pgbouncer.ts';
import { type PostgresServer, startPostgresServer } from '../helpers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { isRealPostgres } from '../helpers/test-database.ts';

/** Fewer than the people who come at once. */
const poolSize = 3;

const isInstalled = spawnSync('pgbouncer', ['--version']).error === undefined;

describe.runIf(isRealPostgres && isInstalled)('behind a PgBouncer in transaction mode', () => {
  let postgres: PostgresServer;
  let bouncer: PgBouncer;
  let servers: ServerProcess[];
  let publishableKey: string;
  beforeAll(async () => {
    postgres = await startPostgresServer();
    bouncer = await startPgBouncer(postgres.url, poolSize);
    const environment = {
      DATABASE_URL: bouncer.url,
      PUBLIC_URL: 'http://fisga.example',
      LOG_LEVEL: 'fatal',
    };
    // Both bring the schema up, at once.
    servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
    const config = await fetch(`${servers[0]?.url}/config.json`);
    publishableKey = ((await config.json()) as { publishableKey: string }).publishableKey;
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await bouncer.stop();
    await postgres.stop();
  });

  const server = (index: number) =>
    ({ url: servers[index % 2]?.url ?? '', publishableKey }) as Parameters<typeof signUpPerson>[0];
  const open = (statementTimeoutMilliseconds?: number) =>
    openPostgres({
      url: bouncer.url,
      poolSize: 2,
      onIdleError: () => {},
      ...(statementTimeoutMilliseconds && { statementTimeoutMilliseconds }),
    });

  it('two processes serve thirty people over three connections, each their own', async () => {
    const topics = listCardTopics(30);
    const people = await Promise.all(topics.map((_, index) => signUpPerson(server(index))));
    const answers = await Promise.all(
      people.map((person, index) =>
        callFunction(server(index + 1), person, 'generate-hooks', { prompt: topics[index] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const seen = await Promise.all(
      people.map(({ client }) => client.from('saved_trees').select('topic, user_id')),
    );
    expect(seen.map(({ data }) => data)).toEqual(
      people.map(({ id }, index) => [{ topic: topics[index], user_id: id }]),
    );
    const database = open();
    expect(await asService(database, findDifferences)).toEqual([]);
    await database.close();
  });

  it('statements that run often give each its own answer, though names are lost between transactions', async () => {
    const pools = [open(), open(), open(), open()];
    const asked = Array.from({ length: 400 }, async (_, index) => {
      const pool = pools[index % pools.length] ?? open();
      const [word, sql] =
        index % 2 === 0
          ? ['even', `select 'even' as word, $1::integer as index`]
          : ['odd', `select 'odd' as word, $1::integer as index`];
      return { expected: { word, index }, answer: (await pool.queryOnce(sql, [index])).rows[0] };
    });
    for (const { expected, answer } of await Promise.all(asked)) expect(answer).toEqual(expected);
    await Promise.all(pools.map((pool) => pool.close()));
  });

  it('a statement that runs too long is ended, and its connection serves the next person without a trace', async () => {
    const database = open(300);
    await expect(
      asOperator(database, (transaction) => transaction.query('select pg_sleep(5)')),
    ).rejects.toMatchObject({ code: '57014' });
    await database.close();
    const usual = open();
    const settings = await Promise.all(
      Array.from({ length: 2 * poolSize }, () =>
        asOperator(usual, async (transaction) => {
          const { rows } = await transaction.query<{ role: string; timeout: string; claims: string | null }>(
            `select current_user as role, current_setting('statement_timeout') as timeout,
               nullif(current_setting('request.jwt.claims', true), '') as claims`,
          );
          return rows[0];
        }),
      ),
    );
    expect(settings).toEqual(
      Array.from({ length: 2 * poolSize }, () => ({ role: 'postgres', timeout: '15s', claims: null })),
    );
    await usual.close();
  });
});
