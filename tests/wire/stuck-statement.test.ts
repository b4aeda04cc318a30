import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/open-pglite.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asOperator } from '../../server/db/roles.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { createPostgresDatabase, isRealPostgres } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

const statementTimeoutMilliseconds = 2_000;
/** Tables whose inserts never end. */
const stuckTables = ['public.profiles', 'auth.users', 'billing.reservations'];

let directory: string;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-stuck-'));
  const database = await openDatabase();
  server = await startTestServer({ database });
  person = await signUpPerson(server);
  await asOperator(database, (transaction) =>
    transaction.execute(`
      create function private.never() returns trigger language plpgsql as $$ begin loop end loop; end $$;
      grant usage on schema private to public;
      ${stuckTables.map((table) => `create trigger stuck before insert on ${table} execute function private.never();`).join('')}`),
  );
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

async function openDatabase(): Promise<Database> {
  const limits = { statementTimeoutMilliseconds };
  if (isRealPostgres)
    return openPostgres({ url: await createPostgresDatabase(), onIdleError: () => {}, ...limits });
  await cp(inject('pgliteDirectory'), directory, { recursive: true });
  return openPglite(directory, limits);
}

async function requireHealthy() {
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  const { data } = await person.client.from('free_credits').select('credits_remaining').single();
  expect(data).toEqual({ credits_remaining: 4 });
}

describe('a statement that does not end', () => {
  it('is answered to a browser that saves, as something to try again', async () => {
    const answer = await person.client.from('profiles').insert({ id: person.id });
    expect(answer).toMatchObject({ status: 503, error: { code: '57014' } });
    await requireHealthy();
  });

  it('is answered to somebody who signs up, as something to try again', async () => {
    const response = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'presa@example.com', password: 'segredo-123' }),
    });
    expect(response.status).toBe(504);
    expect(response.headers.get('x-sb-error-code')).toBe('request_timeout');
    await requireHealthy();
  });

  it('is answered to a person who asks for hooks, in Portuguese, and costs no credit', async () => {
    const answer = await callFunction(server, person, 'generate-hooks', { prompt: 'Bolo de cenoura' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    await requireHealthy();
  });
});
