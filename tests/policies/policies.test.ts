import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator } from '../../server/db/roles.ts';
import { subscribe } from '../helpers/accounts.ts';
import { openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { type Expected, type Operation, policyTable, type Role } from './policy-table.ts';

let server: TestServer;
let victim: Person;
let customerId: string;
let clients: Record<Role, SupabaseClient>;

interface Attack {
  key: Record<string, unknown>;
  change: Record<string, unknown>;
  row: Record<string, unknown>;
}

/** How to find the victim's row of each table, what somebody would write, and what they would insert. */
const attacks = (): Record<string, Attack> => ({
  free_credits: {
    key: { user_id: victim.id },
    change: { credits_remaining: 9999 },
    row: { user_id: victim.id, credits_remaining: 9, credits_total: 9 },
  },
  subscription_credits: {
    key: { customer_id: customerId },
    change: { credits_remaining: -1 },
    row: { customer_id: customerId, credits_remaining: -1, credits_total: -1, reset_date: '2099-01-01' },
  },
  stripe_customers: {
    key: { user_id: victim.id },
    change: { customer_id: `cus_${randomUUID()}` },
    row: { user_id: victim.id, customer_id: `cus_${randomUUID()}` },
  },
  stripe_subscriptions: {
    key: { customer_id: customerId },
    change: { status: 'active' },
    row: {
      customer_id: customerId,
      status: 'active',
      subscription_id: `sub_${randomUUID()}`,
      price_id: 'price',
    },
  },
  // A window into the ledger: the victim alone has movements of a subscription.
  credit_statement: {
    key: { bucket: 'subscription' },
    change: { delta: 9999 },
    row: { entry: 'grant', bucket: 'free', delta: 9, balance_after: 9 },
  },
  profiles: {
    key: { id: victim.id },
    change: { phone: '+5511900000000' },
    row: { id: victim.id, phone: '+5511911111111' },
  },
  saved_trees: {
    key: { user_id: victim.id },
    change: { topic: 'outro' },
    row: { id: randomUUID(), user_id: victim.id, topic: 'x', topic_key: 'y', engine: 'e', questions: [] },
  },
  told_topics: {
    key: { user_id: victim.id },
    change: { topic: 'outro' },
    row: { user_id: victim.id, topic_key: 'x', topic: 'X', facts: {} },
  },
  saved_scripts: {
    key: { user_id: victim.id },
    change: { hook: 'outro' },
    row: {
      id: randomUUID(),
      user_id: victim.id,
      hook: 'x',
      hook_key: 'y',
      materials: [],
      engine: 'e',
      charged: false,
    },
  },
});

beforeAll(async () => {
  server = await startTestServer();
  victim = await signUpPerson(server);
  const stranger = await signUpPerson(server);
  clients = {
    anon: openClient(server),
    stranger: stranger.client,
    owner: victim.client,
    service: openClient(server, server.secretKey),
  };
});
afterAll(() => server.stop());

beforeEach(resetVictim);

async function resetVictim() {
  const reset = (sql: string) =>
    asOperator(server.database, (transaction) => transaction.query(sql, [victim.id]));
  await reset('delete from public.stripe_customers where user_id = $1');
  await reset('delete from public.profiles where id = $1');
  await reset('delete from public.saved_scripts where user_id = $1');
  await reset('delete from public.saved_trees where user_id = $1');
  await reset('delete from public.told_topics where user_id = $1');
  await subscribe(server.database, toUserId(victim.id), { remaining: 5, total: 120 });
  await reset("insert into public.profiles (id, phone) values ($1, '+5511922222222')");
  await reset(
    `insert into public.saved_trees (id, user_id, topic, topic_key, engine, questions) values (gen_random_uuid(), $1, 't', 't', 'e', '[]')`,
  );
  await reset(
    `insert into public.told_topics (user_id, topic_key, topic, facts) values ($1, 't', 'T', '{"erro": "x"}')`,
  );
  await reset(
    `insert into public.saved_scripts (id, user_id, hook, hook_key, materials, engine, charged) values (gen_random_uuid(), $1, 'h', 'h', '[]', 'e', false)`,
  );
  const { rows } = await asOperator(server.database, (transaction) =>
    transaction.query<{ customer_id: string }>(
      'select customer_id from public.stripe_customers where user_id = $1',
      [victim.id],
    ),
  );
  customerId = rows[0]?.customer_id ?? '';
}

/** Everything the victim has, to see that an attack changed nothing. */
async function snapshot(table: string) {
  const { rows } = await asOperator(server.database, (transaction) =>
    transaction.query(`select * from public."${table}" order by 1::text`),
  );
  return rows;
}

async function attempt(role: Role, table: string, operation: Operation): Promise<Expected> {
  const { key, change, row } = requireAttack(table);
  const client = clients[role];
  if (operation === 'insert') {
    // The row must be free, or a duplicate would hide the missing right.
    if (table === 'profiles' || table === 'stripe_customers') await removeRow(table);
    const { error } = await client.from(table).insert(row);
    return outcome(error, 1);
  }
  const request =
    operation === 'select'
      ? client.from(table).select().match(key)
      : operation === 'update'
        ? client.from(table).update(change).match(key).select()
        : client.from(table).delete().match(key).select();
  const { data, error } = await request;
  return outcome(error, data?.length ?? 0);
}

function requireAttack(table: string): Attack {
  const attack = attacks()[table];
  if (attack === undefined) throw new Error(`Nobody attacks ${table}`);
  return attack;
}

async function removeRow(table: 'profiles' | 'stripe_customers') {
  const column = table === 'profiles' ? 'id' : 'user_id';
  await asOperator(server.database, (transaction) =>
    transaction.query(`delete from public.${table} where ${column} = $1`, [victim.id]),
  );
}

function outcome(error: { code: string } | null, rows: number): Expected {
  if (error === null) return rows === 0 ? 'nothing' : 'allowed';
  expect(error.code).toBe('42501');
  return 'denied';
}

describe.each(Object.keys(policyTable))('%s', (table) => {
  const cases = (['anon', 'stranger', 'owner', 'service'] as const).flatMap((role) =>
    (['select', 'insert', 'update', 'delete'] as const).map((operation) => ({ role, operation })),
  );
  it.each(cases)('$role $operation', async ({ role, operation }) => {
    const expected = policyTable[table]?.[role][operation];
    const before = await snapshot(table);
    expect(await attempt(role, table, operation)).toBe(expected);
    if (expected !== 'allowed' && operation !== 'insert') expect(await snapshot(table)).toEqual(before);
  });
});

describe('ways around', () => {
  it('cannot move a row of one’s own to another person, nor take one over by upsert', async () => {
    const moved = await clients.stranger.from('profiles').upsert({ id: victim.id, phone: '+5511933333333' });
    expect(moved.error?.code).toBe('42501');
    const own = await clients.owner.from('profiles').update({ id: randomUUID() }).eq('id', victim.id);
    expect(own.error?.code).toBe('42501');
    expect(await snapshot('profiles')).toMatchObject([{ id: victim.id, phone: '+5511922222222' }]);
  });

  it('cannot write the columns the product writes', async () => {
    const { error } = await clients.owner
      .from('profiles')
      .update({ created_at: '2000-01-01' })
      .eq('id', victim.id);
    expect(error?.code).toBe('42501');
  });

  it('reads nobody’s rows without a filter, as a stranger', async () => {
    for (const table of Object.keys(policyTable)) {
      const { data, error } = await clients.stranger.from(table).select();
      expect(error).toBeNull();
      const others = (data ?? []).filter((row) =>
        [row.user_id, row.id, row.customer_id].some((id) => id === victim.id || id === customerId),
      );
      expect(others, table).toEqual([]);
    }
  });

  it('cannot reach tables that are not exposed, or functions', async () => {
    for (const table of [
      'reservations',
      'ledger',
      'stripe_events',
      'checkouts',
      'failed_requests',
      'kept_payments',
      'given_allowances',
      'sandbox.objects',
      'users',
      'settings',
      'applied',
      'pg_roles',
      'auth.users',
      'rpc',
    ]) {
      const { error } = await clients.owner.from(table).select();
      expect(error?.code, table).toBe('PGRST205');
    }
    const { error } = await clients.owner.rpc('reserve_credit', { p_user: victim.id });
    expect(error?.code).toBe('PGRST202');
  });

  it.each([
    'billing.commit_credit(gen_random_uuid(), 1, null)',
    'billing.release_credit(gen_random_uuid(), 1, null)',
    'billing.expire_stale(1, true)',
    "billing.reserve_credit(gen_random_uuid(), 'generate-hooks', 'x', null, '1 day')",
    'billing.debit(gen_random_uuid())',
    'billing.store_result(null, null)',
    'billing.undo(null, null)',
    'billing.move_subscription_credits(null, null, null, null, null)',
    'billing.expire_stale_of(gen_random_uuid())',
    'billing.count_open(gen_random_uuid())',
    "billing.grant_on_invoice_paid('in_1', 'cus_1', 'sub_1', 999, 1, 9999999999)",
    "billing.record_subscription(1, 'cus_1', 'sub_1', 'active', 'price', 1, 9999999999, false, null)",
    "billing.record_customer(gen_random_uuid(), 'cus_1')",
    "billing.record_checkout('cs_1', gen_random_uuid(), 'price', 'complete', true, null, null)",
    'billing.record_failed_request(gen_random_uuid())',
    'billing.may_spend(null, null)',
    "billing.record_dispute(1, 'du_1', 'cus_1', 'in_1', 'won', false)",
    "billing.revoke_credits('cus_1', null, 'in_1', 'x')",
    "billing.claim_event('evt_1', 'invoice.paid', 'in_1')",
    "billing.note_event('evt_1', 'granted')",
    'billing.find_differences()',
    "billing.forget_person(gen_random_uuid(), '{}', '[]')",
    "billing.is_forgotten('cus_1', gen_random_uuid())",
    "billing.mark_email('a@example.com')",
    "billing.mark_contact('a@example.com')",
    "billing.claim_contact(gen_random_uuid(), 'a@example.com')",
    "billing.settle_allowance(gen_random_uuid(), 'a@example.com', null)",
    "billing.open_period(null, 'in_1', 'sub_1', 999, now(), now())",
    'billing.return_credit(null)',
    'billing.end_sandbox()',
    'billing.let_go()',
    'billing.store_tree(gen_random_uuid(), null)',
    'billing.store_free_tree(gen_random_uuid(), null)',
    "billing.lock_card(gen_random_uuid(), 'x')",
    "private.keep_told(gen_random_uuid(), 'x', 'x', '{}', 300)",
    "private.note_wanted('x', 'x', null, current_date, 10)",
    'private.list_wanted(10)',
    "private.recall_answer('openalex', 'x', interval '1 day')",
    "private.keep_answer('openalex', 'x', '[]', interval '1 day')",
  ])('cannot call %s with a role of the API', async (call) => {
    const roles =
      /debit|store_result|store_tree|undo|move_|_of\(|count_open|forget_person|mark_|claim_contact|settle_|open_period|return_credit|end_sandbox|let_go/.test(
        call,
      )
        ? ['anon', 'authenticated', 'service_role']
        : ['anon', 'authenticated'];
    for (const role of roles) {
      const run = asOperator(server.database, async (transaction) => {
        await transaction.query("select set_config('role', $1, true)", [role]);
        await transaction.query(`select ${call}`);
      });
      await expect(run, role).rejects.toMatchObject({ code: '42501' });
    }
  });
});
