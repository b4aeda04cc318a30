// Reserve + commit of a credit on a real, durable PostgreSQL: our code over its pool beside pgbench running the same
// statements, and through the HTTP door with a generator that takes no time. One run, so read the ratios. It needs pgbench
// (Debian: postgresql-contrib or postgresql-client). Run: npm run bench:credits
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toUserId } from '../server/auth/caller.ts';
import { findDifferences } from '../server/billing/find-differences.ts';
import { commitCredit, reserveCredit } from '../server/credits/ledger.ts';
import type { Database } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { asOperator, asService } from '../server/db/roles.ts';
import { saveSetting } from '../server/db/settings.ts';
import { createEmbeddedGenerator } from '../server/generation/embedded.ts';
import { engine } from '../tests/helpers/engine.ts';
import { listTrees } from '../tests/helpers/known-topics.ts';
import { callFunction, type Person, signUpPerson } from '../tests/helpers/people.ts';
import { startPostgresServer } from '../tests/helpers/postgres-server.ts';
import { startTestServer } from '../tests/helpers/test-server.ts';

const clients = 8;
const people = 10_000;
const seconds = 8;
const rounds = 3;

const postgres = await startPostgresServer({ isDurable: true });
const open = () => openPostgres({ url: postgres.url, poolSize: clients, onIdleError: () => {} });
let database = open();
try {
  await prepare(database);
  say('clients and database share all cores');
  await compare();
  pin(postgres.pid(), '0');
  pin(process.pid, '1');
  // Connections run where they were opened: these are new.
  await database.close();
  database = open();
  say('the database has one core, its clients another: as on machines of their own');
  await compare();
  const direct = await runOurs(database);
  const door = await runDoor(database);
  say(
    `through the HTTP door ${door.toFixed(0)}/s = ${(door / direct).toFixed(2)} of ${direct.toFixed(0)}/s without it`,
  );
  say(`${(await asService(database, findDifferences)).length} accounts that do not add up`);
} finally {
  await database.close();
  await postgres.stop();
}

async function compare(): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = runPgbench(postgres.url);
    const ours = await runOurs(database);
    ratios.push(ours / bare);
    say(`  pgbench ${bare.toFixed(0)}/s · our code ${ours.toFixed(0)}/s = ${(ours / bare).toFixed(2)} of it`);
  }
  say(`  median ratio ${median(ratios).toFixed(2)} (goal 0.90)`);
}

/** Keeps a process and what it starts from here on to one core. */
function pin(pid: number, core: string): void {
  execFileSync('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' });
}

async function prepare(target: Database): Promise<void> {
  await migrate(target);
  await saveSetting(target, 'free_credits', 1_000_000);
  await asOperator(target, (transaction) =>
    transaction.query(
      `insert into auth.users (id, email)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.com' from generate_series(1, $1) n`,
      [people],
    ),
  );
}

/** Lifecycles a second of eight workers that run what a request runs. */
async function runOurs(target: Database): Promise<number> {
  let done = 0;
  const end = Date.now() + seconds * 1000;
  const work = async () => {
    while (Date.now() < end) {
      const userId = toUserId(userIdOf(1 + Math.floor(Math.random() * people)));
      const key = randomUUID();
      const { reservation } = await asService(target, (transaction) =>
        reserveCredit(transaction, {
          userId,
          kind: 'generate-hooks',
          workKey: key,
          idempotencyKey: null,
          leaseSeconds: 20,
        }),
      );
      const result = { id: key, topic: key, topic_key: key, variant: 0, engine: 'bench', questions: [] };
      await asService(target, (transaction) => commitCredit(transaction, reservation, result));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return done / seconds;
}

/** New topics a second by way of `generate-hooks`, with a tree that is there at once: what tokens, JSON and HTTP add. */
async function runDoor(target: Database): Promise<number> {
  const [tree] = listTrees('Bolo de cenoura');
  if (tree === undefined) throw new Error('No tree to answer with');
  const { questions } = tree;
  const server = await startTestServer({
    database: { ...target, close: async () => {} },
    context: {
      generator: {
        ...createEmbeddedGenerator(engine),
        writerOf: () => 'model',
        generateTree: async ({ reading: { display: topic } }) => {
          return () => ({
            topic,
            engine: 'bench',
            questions,
            writtenFrom: { source: 'model', name: null },
            isCharged: true,
          });
        },
      },
    },
  });
  const people = await Promise.all(Array.from({ length: clients }, () => signUpPerson(server)));
  let [done, count] = [0, 0];
  const end = Date.now() + seconds * 1000;
  const work = async (person: Person) => {
    while (Date.now() < end) {
      count += 1;
      const { status } = await callFunction(server, person, 'generate-hooks', {
        prompt: `Bolo para ${count + 1} pessoas`,
      });
      if (status === 200) done += 1;
    }
  };
  await Promise.all(people.map(work));
  await server.stop();
  return done / seconds;
}

/** The same statements, in the same transactions, from a program that does nothing else. */
function runPgbench(url: string): number {
  const directory = mkdtempSync(join(tmpdir(), 'fisga-bench-'));
  const script = join(directory, 'lifecycle.sql');
  const role = `select set_config('role', 'service_role', true), set_config('request.jwt.claims', '{"role":"service_role"}', true);`;
  const user = `('00000000-0000-4000-8000-' || lpad((:n)::text, 12, '0'))::uuid`;
  writeFileSync(
    script,
    `\\set n random(1, ${people})
select gen_random_uuid()::text as key \\gset
begin;
${role}
select reservation_id, outcome, attempt from billing.reserve_credit(${user}, 'generate-hooks', :key, null, make_interval(secs => 20)) \\gset
commit;
begin;
${role}
select billing.commit_credit(:reservation_id, :attempt, jsonb_build_object('id', (:key)::text, 'topic', (:key)::text, 'topic_key', (:key)::text, 'variant', 0, 'engine', 'bench', 'questions', '[]'::jsonb)) as outcome;
commit;
`,
  );
  const { hostname, port, pathname, username } = new URL(url);
  const printed = execFileSync(
    'pgbench',
    [
      '-n',
      '-M',
      'extended',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      script,
      '-h',
      hostname,
      '-p',
      port,
      '-U',
      username,
      pathname.slice(1),
    ],
    { encoding: 'utf8' },
  );
  rmSync(directory, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1]);
}

function userIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
