// What two processes on a real, durable PostgreSQL do with ten, a hundred and five hundred connections, before and after the database
// has a million people and ten million movements. Floors of the same minute beside it: a bare route of the same processes, and pgbench
// reading one balance. Everything shares this machine, so read the ratios. Run: npm run bench:load [-- <people> <seconds>]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { growDatabase } from '../tests/helpers/grow-database.ts';
import { paidRequest } from '../tests/helpers/known-topics.ts';
import { openDoor, type Person, signUpPerson } from '../tests/helpers/people.ts';
import { startPostgresServer } from '../tests/helpers/postgres-server.ts';
import { startServerProcess } from '../tests/helpers/server-process.ts';

const grownPeople = Number(process.argv[2] ?? 1_000_000);
const seconds = Number(process.argv[3] ?? 5);
const movementsEach = 10;
const crowds = [10, 100, 500];
/** From so many on a crowd is measured three times as long, for the slowest answers, and what it left under way is worked off first. */
const hugeCrowd = 500;
const restMilliseconds = 10_000;
/** Nobody may have more than three works under way. */
const workers = 200;
let given = 0;

interface Measured {
  /** Good answers a second. */
  rate: number;
  p50: number;
  p99: number;
  /** 503 of a process that has enough to do, for the most part. */
  refused: number;
}
interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** A body for each request, and whose it is. */
  next?: (count: number) => { body?: unknown; person?: Person };
}

const postgres = await startPostgresServer({ isDurable: true });
const environment = {
  DATABASE_URL: postgres.url,
  // Behind one address: a token of either counts at both.
  PUBLIC_URL: 'http://fisga.example',
  LOG_LEVEL: 'silent',
  FREE_CREDITS: '10000',
  CALLS_PER_MINUTE: '1000000',
};
// One after the other, as the second finds the tables made.
const processes = [await startServerProcess(environment), await startServerProcess(environment)];
try {
  const publishableKey = (await openDoor(processes[0]?.url ?? '')).publishableKey;
  const people = await signUpMany(publishableKey);
  const before = await measureAll(publishableKey, people, 'new');
  say(`growing to ${grownPeople} people and ${grownPeople * movementsEach} movements …`);
  await growDatabase(postgres.url, { people: grownPeople, movementsEach });
  const after = await measureAll(publishableKey, people, 'grown');
  say('\ntime of a request in the grown database, of that in the new one (goal at most 1.3)');
  for (const [key, rate] of before) say(`  ${key.padEnd(34)} ${(rate / (after.get(key) ?? 0)).toFixed(2)}`);
} finally {
  for (const process of processes) await process.end();
  await postgres.stop();
}

/** Good answers a second by call and number of connections, and what the floors did. */
async function measureAll(
  publishableKey: string,
  people: readonly Person[],
  stage: string,
): Promise<Map<string, number>> {
  const rates = new Map<string, number>();
  const ofAnybody = (count: number) => people[count % people.length];
  const calls: Call[] = [
    {
      name: 'sign-in',
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      next: (count) => ({ body: { email: ofAnybody(count)?.email, password: 'segredo-123' } }),
    },
    { name: 'GET /auth/v1/user', method: 'GET', path: '/auth/v1/user', next: own },
    {
      name: 'credits read',
      method: 'GET',
      path: '/rest/v1/free_credits?select=credits_remaining,credits_total',
      next: own,
    },
    {
      name: 'generate-hooks, a new topic',
      method: 'POST',
      path: '/functions/v1/generate-hooks',
      next: (count) => ({ ...own(count), body: paidRequest(Math.floor(unique() / people.length)) }),
    },
    {
      name: 'busca-referencias, a new hook',
      method: 'POST',
      path: '/functions/v1/busca-referencias',
      next: (count) => ({ ...own(count), body: { hook: `Dormir tarde engorda ${unique()} quilos?` } }),
    },
  ];
  for (const connections of crowds) {
    const bare = await measure(
      publishableKey,
      { name: 'floor', method: 'GET', path: '/health' },
      connections,
    );
    const sql = runPgbench(Math.min(connections, 100), people);
    rates.set(`bare route, ${connections}`, bare.rate).set(`pgbench, ${connections}`, sql);
    say(
      `\n${stage}, ${connections} connections; floors: bare route ${bare.rate.toFixed(0)}/s, pgbench ${sql.toFixed(0)}/s`,
    );
    for (const call of calls) {
      const { rate, p50, p99, refused } = await measure(publishableKey, call, connections);
      rates.set(`${call.name}, ${connections}`, rate);
      const told = `${(rate / bare.rate).toFixed(3)} of the route, ${(rate / sql).toFixed(3)} of pgbench`;
      say(
        `  ${call.name.padEnd(30)} ${rate.toFixed(0).padStart(6)}/s = ${told}; p50 ${p50} ms, p99 ${p99} ms, ${refused} refused`,
      );
    }
  }
  return rates;

  function own(count: number) {
    const person = ofAnybody(count);
    return person === undefined ? {} : { person };
  }
}

/** Half of the connections at each process. */
async function measure(publishableKey: string, call: Call, connections: number): Promise<Measured> {
  let count = 0;
  const results = await Promise.all(
    processes.map(({ url }) =>
      autocannon({
        url,
        duration: connections < hugeCrowd ? seconds : 3 * seconds,
        connections: connections / processes.length,
        timeout: 60,
        requests: [
          {
            method: call.method,
            path: call.path,
            setupRequest(prepared) {
              const { body, person } = call.next?.(count++) ?? {};
              const headers = {
                apikey: publishableKey,
                'content-type': 'application/json',
                ...(person && { authorization: `Bearer ${person.accessToken}` }),
              };
              return { ...prepared, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
            },
          },
        ],
      }),
    ),
  );
  if (connections >= hugeCrowd) await wait(restMilliseconds);
  const sum = (read: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + read(result), 0);
  return {
    rate: sum((result) => result['2xx'] / result.duration),
    p50: Math.round(sum(({ latency }) => latency.p50) / results.length),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    refused: sum(({ non2xx, errors }) => non2xx + errors),
  };
}

/** Transactions a second that read one balance as the data API does. */
function runPgbench(clients: number, [person]: readonly Person[]): number {
  const directory = mkdtempSync(join(tmpdir(), 'fisga-pgbench-'));
  try {
    const script = join(directory, 'read.sql');
    const claims = JSON.stringify({ sub: person?.id, role: 'authenticated' });
    writeFileSync(
      script,
      `begin;\nselect set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claims}', true);\nselect credits_remaining, credits_total from public.free_credits;\ncommit;\n`,
    );
    const output = execFileSync(
      'pgbench',
      ['-n', '-f', script, '-c', String(clients), '-j', '2', '-T', String(seconds), postgres.url],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return Number(/tps = ([\d.]+)/u.exec(output)?.[1]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function signUpMany(publishableKey: string): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < workers) {
    const few = processes.flatMap(({ url }) => [url, url]);
    people.push(...(await Promise.all(few.map((url) => signUpPerson({ url, publishableKey })))));
  }
  return people;
}

function unique(): number {
  given += 1;
  return given;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
