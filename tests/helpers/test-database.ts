import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/open-pglite.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { templateDatabase } from './postgres-global-setup.ts';

/** Which database this run of the tests is about. */
export const isRealPostgres = process.env.TEST_DATABASE === 'postgres';

/** An empty database with all migrations applied: a copy of the run's template, in memory or on the real PostgreSQL. */
export async function openTestDatabase(): Promise<Database> {
  if (isRealPostgres)
    return openPostgres({ url: await createPostgresDatabase(), poolSize: 20, onIdleError: () => {} });
  return openPglite(null, { copyOf: await openAsBlob(inject('pgliteTemplate')) });
}

/** A database with nothing in it. */
export async function openEmptyDatabase(): Promise<Database> {
  if (!isRealPostgres) return openPglite(null);
  return openPostgres({ url: await createPostgresDatabase({ isMigrated: false }), onIdleError: () => {} });
}

/** A migrated database on the real PostgreSQL of this run; its address. */
export async function createPostgresDatabase({ isMigrated = true } = {}): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = inject('postgresUrl');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}${isMigrated ? ` template ${templateDatabase}` : ''}`);
  await client.end();
  return url.replace(/\/[^/]*$/, `/${name}`);
}
