import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '../../server/billing/find-differences.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asService } from '../../server/db/roles.ts';
import { paidRequest } from '../helpers/known-topics.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { type PostgresServer, startPostgresServer } from '../helpers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { isRealPostgres } from '../helpers/test-database.ts';

const freeCredits = 500;

describe.runIf(isRealPostgres)('two servers on one database', () => {
  let postgres: PostgresServer;
  let servers: ServerProcess[];
  let publishableKey: string;
  beforeAll(async () => {
    postgres = await startPostgresServer({ isDurable: true });
    const environment = {
      DATABASE_URL: postgres.url,
      // Behind one address, as a load balancer puts them: tokens name it as their issuer.
      PUBLIC_URL: 'http://fisga.example',
      CALLS_PER_MINUTE: '1000000',
      FREE_CREDITS: String(freeCredits),
      LOG_LEVEL: 'fatal',
    };
    servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
    const config = await fetch(`${servers[0]?.url}/config.json`);
    publishableKey = ((await config.json()) as { publishableKey: string }).publishableKey;
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await postgres.stop();
  });

  const server = (index: number) => ({ url: servers[index % 2]?.url ?? '', publishableKey });
  const signUp = () => signUpPerson(server(0) as Parameters<typeof signUpPerson>[0]);
  const ask = (index: number, person: Person, request: { prompt: string }) =>
    callFunction(
      server(index) as Parameters<typeof callFunction>[0],
      person,
      'generate-hooks',
      request,
    ).catch(() => ({ status: 0, body: null }));

  async function readState(person: Person) {
    const database = openPostgres({ url: postgres.url, poolSize: 1, onIdleError: () => {} });
    try {
      return await asService(database, async (transaction) => {
        const { rows } = await transaction.query<{ remaining: number; stored: number; committed: number }>(
          `select (select credits_remaining from public.free_credits where user_id = $1) as remaining,
             (select count(*)::integer from public.saved_trees where user_id = $1) as stored,
             (select count(*)::integer from billing.reservations where user_id = $1 and status = 'committed') as committed`,
          [person.id],
        );
        return { ...rows[0], differences: await findDifferences(transaction) };
      });
    } finally {
      await database.close();
    }
  }

  it('take a token of either, and one credit for one work asked of both at once', async () => {
    const person = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index, person, { prompt: 'Bolo de cenoura' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = answers.map(({ body }) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(await readState(person)).toMatchObject({
      remaining: freeCredits - 1,
      stored: 1,
      committed: 1,
      differences: [],
    });
  });

  it('lose nothing when the database is killed three times under load: what was charged is stored, and sums', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, signUp));
    let [delivered, isOver] = [0, false];
    const work = async (worker: number) => {
      for (let index = 0; !isOver; index += 1) {
        const person = people[worker % people.length];
        if (person === undefined) return;
        const { status } = await ask(worker + index, person, paidRequest(index * 8 + worker));
        if (status === 200) delivered += 1;
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const workers = Array.from({ length: 8 }, (_, worker) => work(worker));
    for (let round = 0; round < 3; round += 1) {
      const enough = delivered + 15;
      await expect.poll(() => delivered, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
      await postgres.crash();
    }
    isOver = true;
    await Promise.all(workers);
    // What was held when it died comes back when its lease ends.
    await expect
      .poll(
        async () => {
          const states = await Promise.all(people.map(readState));
          return states.every(({ remaining, stored }) => freeCredits - Number(remaining) === stored);
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(true);
    const states = await Promise.all(people.map(readState));
    const stored = states.reduce((sum, state) => sum + Number(state.stored), 0);
    expect(stored).toBeGreaterThanOrEqual(delivered);
    for (const state of states) {
      expect(state.committed).toBe(state.stored);
      expect(state.remaining).toBeGreaterThanOrEqual(0);
      expect(state.differences).toEqual([]);
    }
  }, 180_000);
});
