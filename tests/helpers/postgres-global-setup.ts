import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const templateDatabase = 'fisga_template';

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setUpPostgres(project: TestProject) {
  const server = await startPostgresServer();
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const database = openPostgres({ url: server.urlOf(templateDatabase), onIdleError: () => {} });
  await migrate(database);
  await database.close();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
