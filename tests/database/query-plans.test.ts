import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expireStale } from '../../server/credits/ledger.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { growDatabase } from '../helpers/grow-database.ts';
import { callFunction, openClient, signUpPerson } from '../helpers/people.ts';
import { type PostgresServer, startPostgresServer } from '../helpers/postgres-server.ts';
import { isRealPostgres } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

const people = 20_000;
const password = 'segredo-123';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: Plan[] | undefined;
}
const planSchema: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planSchema).optional(),
  }),
);
const loggedSchema = z.object({ 'Query Text': z.string(), Plan: planSchema });
type Logged = z.infer<typeof loggedSchema>;

/** What PostgreSQL itself says of every statement of real requests, those inside of our functions included. */
describe.runIf(isRealPostgres)(`among ${people} people`, () => {
  let postgres: PostgresServer;
  let server: TestServer;

  beforeAll(async () => {
    postgres = await startPostgresServer({
      more: {
        shared_preload_libraries: 'auto_explain',
        logging_collector: 'on',
        log_destination: 'jsonlog',
        log_filename: 'plans',
        'auto_explain.log_format': 'json',
        'auto_explain.log_nested_statements': 'on',
        'auto_explain.log_min_duration': '0',
      },
    });
    const database = openPostgres({ url: postgres.url, onIdleError: () => {} });
    await migrate(database);
    await growDatabase(postgres.url, { people, movementsEach: 3 });
    server = await startTestServer({ database });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  /** All that people do many times a day. */
  async function walk(): Promise<void> {
    const person = await signUpPerson(server);
    const { email } = person;
    const client = openClient(server);
    await client.auth.signInWithPassword({ email, password });
    await client.auth.refreshSession();
    await client.auth.getUser();
    const call = (name: string, body: unknown) => callFunction(server, person, name, body);
    const tree = await call('generate-hooks', { prompt: 'Dormir melhor' });
    const { questions, id } = tree.body as { questions: { hook_1: string }[]; id: string };
    await call('busca-referencias', { hook: questions[0]?.hook_1, tree_id: id });
    await call('account-overview', {});
    await client.from('profiles').upsert({ id: person.id, utm_source: 'amigo' });
    const own = { user_id: person.id };
    await client.from('free_credits').select('credits_remaining').match(own);
    await client.from('stripe_customers').select('customer_id').match(own);
    await client
      .from('saved_trees')
      .select('*')
      .match(own)
      .order('created_at', { ascending: false })
      .limit(1);
    await client.from('saved_scripts').select('*').match(own).order('created_at', { ascending: false });
    await client.from('credit_statement').select('*').order('id', { ascending: false }).limit(50);
    await asService(server.database, (transaction) => expireStale(transaction, false));
    await client.auth.signOut();
  }

  /** What was planned while `work` ran. */
  async function watch(work: () => Promise<unknown>): Promise<Logged[]> {
    const [begin, end] = [crypto.randomUUID(), crypto.randomUUID()];
    const mark = (id: string) =>
      asService(server.database, (transaction) => transaction.query(`select '${id}' as mark`));
    await mark(begin);
    await work();
    await mark(end);
    // The log is written by a process of its own.
    const log = () => readFile(join(postgres.dataDirectory, 'log', 'plans.json'), 'utf8');
    await expect.poll(log).toContain(end);
    const text = await log();
    return text
      .slice(text.indexOf(begin), text.lastIndexOf(end))
      .split('\n')
      .slice(1, -1)
      .flatMap((line) => {
        const message = String(JSON.parse(line).message ?? '');
        const [, plan] = /^duration: [\d.]+ ms {2}plan:\n([\s\S]+)$/u.exec(message) ?? [];
        return plan === undefined ? [] : loggedSchema.parse(JSON.parse(plan));
      });
  }

  /** Which of them read a table of everybody's from its beginning to its end. */
  async function findWholeReads(plans: readonly Logged[]): Promise<string[]> {
    const { rows } = await asOperator(server.database, (transaction) =>
      transaction.query<{ name: string }>(
        `select relname as name from pg_catalog.pg_class where relkind = 'r' and reltuples >= $1`,
        [people / 2],
      ),
    );
    const large = new Set(rows.map(({ name }) => name));
    expect(large.size).toBeGreaterThan(12);
    const scansOf = (plan: Plan): string[] => [
      ...(plan['Node Type'] === 'Seq Scan' && large.has(plan['Relation Name'] ?? '')
        ? [plan['Relation Name'] ?? '']
        : []),
      ...(plan.Plans ?? []).flatMap(scansOf),
    ];
    return plans.flatMap((each) => scansOf(each.Plan).map((table) => `${table}: ${each['Query Text']}`));
  }

  it('reads no table of everybody’s as a whole for what one person does', async () => {
    const plans = await watch(walk);
    const texts = plans.map((each) => each['Query Text']).join('\n');
    expect(plans.length).toBeGreaterThan(100);
    // From each part of the product, and from within its functions.
    for (const table of ['auth.refresh_tokens', 'saved_trees', 'billing.ledger', 'private.rate_limits'])
      expect(texts).toContain(table);
    expect(await findWholeReads(plans)).toEqual([]);
  });

  it('would notice', async () => {
    const plans = await watch(() =>
      asOperator(server.database, (transaction) =>
        transaction.query(`select id from auth.users where encrypted_password = 'x'`),
      ),
    );
    expect(await findWholeReads(plans)).toEqual([
      `users: select id from auth.users where encrypted_password = 'x'`,
    ]);
  });
});
