import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgresServer } from '../tests/helpers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../tests/helpers/server-process.ts';

export type DatabaseKind = 'postgres' | 'pglite';

/**
 * Runs `work` on a server of each checkout, each on an empty database of its own, and ends them. Null is this checkout; the process id is
 * PostgreSQL's.
 */
export async function withCheckouts(
  checkouts: readonly (string | null)[],
  kind: DatabaseKind,
  work: (servers: ServerProcess[], postgresId: number | null) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'fisga-bench-'));
  const postgres = kind === 'postgres' ? await startPostgresServer() : null;
  const servers: ServerProcess[] = [];
  try {
    for (const [index, checkout] of checkouts.entries()) {
      const environment = {
        DATA_DIR: join(directory, String(index)),
        LOG_LEVEL: 'silent',
        FREE_CREDITS: '10000',
        // One person is a whole crowd here.
        CALLS_PER_MINUTE: '1000000',
        ...(postgres && { DATABASE_URL: await createDatabase(postgres, `bench_${index}`) }),
      };
      const program = checkout === null ? undefined : resolve(checkout, 'server/main.ts');
      servers.push(await startServerProcess(environment, { mainFile: program }));
    }
    await work(servers, postgres?.pid() ?? null);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await postgres?.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function createDatabase(
  { url, urlOf }: { url: string; urlOf(name: string): string },
  name: string,
): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf(name);
}
