import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../helpers/free-port.ts';
import { paidRequest } from '../helpers/known-topics.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { createPostgresDatabase, isRealPostgres } from '../helpers/test-database.ts';

const freeCredits = 400;
let directory: string;
let environment: Record<string, string>;
let server: ServerProcess | null = null;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-crash-'));
  environment = {
    DATA_DIR: directory,
    PORT: String(await findFreePort()),
    CALLS_PER_MINUTE: '1000000',
    FREE_CREDITS: String(freeCredits),
    LOG_LEVEL: 'error',
    ...(isRealPostgres ? { DATABASE_URL: await createPostgresDatabase() } : {}),
  };
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

const workersInAll = 24;

/** Asks for topics without end until the server is gone, and counts the answers that came back whole. */
async function askUntilGone(
  url: string,
  headers: Record<string, string>,
  worker: number,
  onDelivered: () => void,
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const body = JSON.stringify(paidRequest(index * workersInAll + worker));
    const answer = await fetch(`${url}/functions/v1/generate-hooks`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (answer === null) return;
    if (answer.ok && (await answer.json().catch(() => null)) !== null) onDelivered();
  }
}

async function openPerson(
  url: string,
  email: string,
): Promise<{ client: SupabaseClient; headers: Record<string, string> }> {
  const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedIn = await client.auth.signInWithPassword({ email, password: 'segredo-123' });
  const { data } =
    signedIn.error === null ? signedIn : await client.auth.signUp({ email, password: 'segredo-123' });
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
  return { client, headers };
}

async function readState(client: SupabaseClient) {
  const { data: credits } = await client.from('free_credits').select('credits_remaining').single();
  const { data: trees } = await client.from('saved_trees').select('questions');
  const isWhole = (trees ?? []).every(({ questions }) => Array.isArray(questions) && questions.length === 4);
  return { spent: freeCredits - Number(credits?.credits_remaining), stored: trees?.length ?? 0, isWhole };
}

describe('a server killed in the middle of generations', () => {
  it('has, once started again, charged exactly the trees it stored, each of them whole', async () => {
    const email = 'pessoa@example.com';
    let delivered = 0;
    for (let round = 0; round < 3; round += 1) {
      server = await startServerProcess(environment);
      const { url, child } = server;
      const { headers } = await openPerson(url, email);
      const workers = Array.from({ length: 8 }, (_, worker) =>
        askUntilGone(url, headers, round * 8 + worker, () => {
          delivered += 1;
        }),
      );
      // Killed once it is known to be at work, with requests under way.
      const enough = delivered + 10;
      await expect.poll(() => delivered, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
      child.kill('SIGKILL');
      await Promise.all(workers);
    }
    server = await startServerProcess(environment);
    const { client } = await openPerson(server.url, email);
    // What the killed processes held comes back: at once when embedded, else when their leases have ended.
    await expect
      .poll(
        async () => {
          const { spent, stored } = await readState(client);
          return spent - stored;
        },
        { timeout: 45_000, interval: 500 },
      )
      .toBe(0);
    const state = await readState(client);
    expect(state.isWhole).toBe(true);
    expect(state.stored).toBeGreaterThanOrEqual(delivered);
  }, 120_000);
});
