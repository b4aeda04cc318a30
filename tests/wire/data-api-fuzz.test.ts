import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDoor, type Person, signUpPerson } from '../helpers/people.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { createPostgresDatabase, isRealPostgres } from '../helpers/test-database.ts';
import { type HostileRequest, hostileRequest } from './hostile-requests.ts';

const seed = 20_261_130;
const requestCount = 10_000;
const looksEvery = 100;
const atOnce = 10;

let directory: string;
let server: ServerProcess;
let publishableKey: string;
let person: Person;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-fuzz-'));
  if (!isRealPostgres) await cp(inject('pgliteDirectory'), join(directory, 'database'), { recursive: true });
  server = await startServerProcess({
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
    ...(isRealPostgres && { DATABASE_URL: await createPostgresDatabase() }),
  });
  const door = await openDoor(server.url);
  publishableKey = door.publishableKey;
  person = await signUpPerson(door);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

async function send({ method, path, body, prefer, isSignedIn }: HostileRequest): Promise<number | string> {
  const headers = {
    apikey: publishableKey,
    ...(isSignedIn && { authorization: `Bearer ${person.accessToken}` }),
    ...(prefer !== null && { prefer }),
  };
  const init = { method, headers, body, signal: AbortSignal.timeout(20_000) };
  const response = await fetch(`${server.url}/rest/v1/${path}`, init).catch((error: Error) => error.name);
  if (typeof response === 'string') return response;
  await response.arrayBuffer();
  return response.status;
}

const look = async (path: string) =>
  (await fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.status;

const isAnswer = (status: number | string) =>
  typeof status === 'number' && status >= 200 && status < 500 && (status < 300 || status >= 400);

const anonymously = (path: string): HostileRequest => ({
  method: 'GET',
  path,
  body: null,
  prefer: null,
  isSignedIn: false,
});

describe('a filter on a JSON column that nests seven thousand levels deep', () => {
  it('is refused, and the next requests are answered', async () => {
    const deep = '['.repeat(7_000);
    for (const path of [`profiles?campaign=eq.${deep}`, `saved_trees?questions=in.("${deep}")`])
      for (let time = 0; time < 3; time += 1) {
        expect(await send(anonymously(path))).toBe(400);
        expect(await send(anonymously('profiles?id=eq.nonsense'))).toBe(400);
      }
    expect(await look('/health')).toBe(200);
    expect(await look('/ready')).toBe(200);
  });
});

describe('ten thousand hostile requests to the data API', () => {
  it('are each answered or refused, and the server is alive and ready after every hundred', async () => {
    const requests = fc.sample(hostileRequest, { seed, numRuns: requestCount });
    const counts = new Map<number | string, number>();
    for (let from = 0; from < requests.length; from += looksEvery) {
      const hundred = requests.slice(from, from + looksEvery);
      for (let index = 0; index < hundred.length; index += atOnce) {
        const sent = hundred.slice(index, index + atOnce);
        const statuses = await Promise.all(sent.map(send));
        for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
        const failed = sent
          .map((request, at) => ({
            request: JSON.stringify(request).slice(0, 1_500),
            status: statuses[at] ?? '',
          }))
          .filter(({ status }) => !isAnswer(status));
        expect(failed, server.output().slice(-3_000)).toEqual([]);
      }
      expect({ health: await look('/health'), ready: await look('/ready') }).toEqual({
        health: 200,
        ready: 200,
      });
    }
    // The generator must reach the database, not only the checks before it.
    expect(counts.get(200), JSON.stringify([...counts])).toBeGreaterThan(300);
    expect(counts.get(400)).toBeGreaterThan(1_000);
  });
});
