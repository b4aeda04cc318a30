// Requests a second of the hottest calls beside the same machine's floor: a bare route of the same process (/health). Server and load
// share the machine, so read the ratios. With `--base <checkout>` a server of that checkout is measured in turns with this one.
// Run: npm run bench:requests -- [--base <checkout>] [--database postgres|pglite] [--rounds 5] [--only user,credits]
import { parseArgs } from 'node:util';
import { paidRequest } from '../tests/helpers/known-topics.ts';
import type { ServerProcess } from '../tests/helpers/server-process.ts';
import { readCpuTime } from './cpu-time.ts';
import { measureRequests, type Rate, type RequestKind, signUpForBench } from './measure-requests.ts';
import { type DatabaseKind, withCheckouts } from './with-checkouts.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    database: { type: 'string', default: 'postgres' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const connections = 10;
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const kinds: RequestKind[] = [
  { name: 'floor: GET /health', path: '/health' },
  { name: 'GET /auth/v1/user', path: '/auth/v1/user', isOfPerson: true },
  {
    name: 'credits read',
    path: '/rest/v1/free_credits?select=credits_remaining,credits_total',
    isOfPerson: true,
  },
  { name: 'generate-hooks, new topic', nextBody: createFreshTopics(), ...hooks() },
  {
    name: 'generate-hooks, stored',
    nextBody: () => JSON.stringify({ prompt: 'Bolo de cenoura' }),
    ...hooks(),
  },
];

await withCheckouts(values.base === undefined ? [null] : [values.base, null], databaseKind(), measureAll);

async function measureAll(servers: ServerProcess[], postgresId: number | null): Promise<void> {
  const people = await Promise.all(servers.map(({ url }) => signUpForBench(url)));
  for (const kind of kinds.filter(({ name }) => isWanted(name))) {
    const rates: MeasuredRate[][] = servers.map(() => []);
    // The first round warms up, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { url, child }] of servers.entries()) {
        const spentBefore = readCpuTime(child.pid ?? 0, postgresId);
        // Cards end: whoever asks for trees is another person each round.
        const headers = kind.nextBody === undefined ? people[index] : await signUpForBench(url);
        const rate = await measureRequests(url, kind, { headers: headers ?? {}, seconds, connections });
        const spent = readCpuTime(child.pid ?? 0, postgresId) - spentBefore;
        if (round > 0) rates[index]?.push({ ...rate, cpu: spent / (rate.perSecond * seconds) });
      }
    }
    report(kind.name, rates);
  }
}

/** With the processor's microseconds for each request, server and database together: the other load of a machine changes them least. */
type MeasuredRate = Rate & { cpu: number };

function report(name: string, rates: readonly MeasuredRate[][]): void {
  const medians = rates.map((ofServer) => median(ofServer.map(({ perSecond }) => perSecond)));
  const own = rates.at(-1) ?? [];
  const ratios = own.map(({ perSecond }, round) => perSecond / (rates[0]?.[round]?.perSecond ?? 1));
  const comparison =
    rates.length === 1
      ? `${medians[0]?.toFixed(0)}/s`
      : `base ${medians[0]?.toFixed(0)}/s, now ${medians[1]?.toFixed(0)}/s, ${median(ratios).toFixed(2)} times (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`;
  const cpu = rates.map((ofServer) => median(ofServer.map((rate) => rate.cpu)).toFixed(0)).join(' → ');
  const failed = rates.flat().reduce((sum, rate) => sum + rate.failed, 0);
  process.stdout.write(
    `${name.padEnd(28)} ${comparison}, p50 ${median(own.map(({ p50 }) => p50))} ms, p99 ${median(own.map(({ p99 }) => p99))} ms, ${cpu} µs CPU, ${failed} failed\n`,
  );
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const [lower, upper] = [Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2)];
  return ((sorted[lower] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2;
}

function isWanted(name: string): boolean {
  return values.only === undefined || values.only.split(',').some((part) => name.includes(part));
}

function databaseKind(): DatabaseKind {
  if (values.database === 'postgres' || values.database === 'pglite') return values.database;
  throw new Error(`--database ${values.database}: postgres or pglite`);
}

function hooks() {
  return { path: '/functions/v1/generate-hooks', isOfPerson: true };
}

function createFreshTopics(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return JSON.stringify(paidRequest(count));
  };
}
