import { openDoor } from '../tests/helpers/people.ts';
import { startPostgresServer } from '../tests/helpers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../tests/helpers/server-process.ts';

/** Runs `work` on the product, a process of its own on a PostgreSQL of its own, and ends both. */
export async function withServer(
  environment: Record<string, string>,
  work: (server: ServerProcess, publishableKey: string) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgresServer();
  const server = await startServerProcess({
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
    // One person is a whole crowd here.
    CALLS_PER_MINUTE: '1000000',
    ...environment,
  });
  try {
    await work(server, (await openDoor(server.url)).publishableKey);
  } finally {
    await server.end();
    await postgres.stop();
  }
}
