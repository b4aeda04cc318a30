import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '../../server/auth/caller.ts';
import {
  commitCredit,
  expireStale,
  extendLease,
  type Reservation,
  releaseCredit,
  reserveCredit,
} from '../../server/credits/ledger.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { createAccount, readBalances, subscribe } from '../helpers/accounts.ts';
import { openTestDatabase } from '../helpers/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const service = <Result>(work: (transaction: Transaction) => Promise<Result>) => asService(database, work);

function reserve(
  userId: UserId,
  workKey: string,
  options: { idempotencyKey?: string; leaseSeconds?: number } = {},
) {
  return service((transaction) =>
    reserveCredit(transaction, {
      userId,
      kind: 'generate-hooks',
      workKey,
      idempotencyKey: options.idempotencyKey ?? null,
      leaseSeconds: options.leaseSeconds ?? 60,
    }),
  );
}
const tree = (topicKey: string) => ({
  id: randomUUID(),
  topic: topicKey,
  topic_key: topicKey,
  variant: 0,
  engine: 'test',
  questions: [],
});
const commit = (reservation: Reservation, topicKey: string) =>
  service((transaction) => commitCredit(transaction, reservation, tree(topicKey)));
const release = (reservation: Reservation) =>
  service((transaction) => releaseCredit(transaction, reservation));
const storedTrees = async (userId: UserId) =>
  service(async (transaction) => {
    const result = await transaction.query('select 1 from public.saved_trees where user_id = $1', [userId]);
    return result.rows.length;
  });

describe('reserving', () => {
  it('lets exactly ten of 200 parallel works have ten credits', async () => {
    const userId = await createAccount(database, 10);
    const works = Array.from({ length: 200 }, async (_, index) => {
      for (;;) {
        const { outcome, reservation } = await reserve(userId, `work-${index}|0`);
        if (outcome === 'too_many_open') continue;
        return outcome === 'reserved' ? await commit(reservation, `work-${index}`) : outcome;
      }
    });
    const outcomes = await Promise.all(works);
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'insufficient')).toHaveLength(190);
    expect(await readBalances(database, userId)).toMatchObject({ free: 0, ledgerFree: 0 });
  });

  it.each([
    { name: 'free credits', remaining: null },
    { name: 'a subscription', remaining: 50 },
    { name: 'an unlimited plan', remaining: -1 },
  ])('holds at most three works at once on $name, and takes nothing for a fourth', async ({ remaining }) => {
    const userId = await createAccount(database, 50);
    if (remaining !== null) await subscribe(database, userId, { remaining, total: remaining });
    const before = await readBalances(database, userId);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => reserve(userId, `work-${index}`)),
    );
    const held = outcomes.filter(({ outcome }) => outcome === 'reserved');
    expect(held).toHaveLength(3);
    expect(outcomes.filter(({ outcome }) => outcome === 'too_many_open')).toHaveLength(37);
    for (const { reservation } of held) await release(reservation);
    expect(await readBalances(database, userId)).toEqual(before);
    expect((await reserve(userId, 'work-39')).outcome).toBe('reserved');
  });

  it('gives back what the person’s own dead works hold before it refuses', async () => {
    const userId = await createAccount(database, 3);
    for (const work of ['a', 'b', 'c']) await reserve(userId, work, { leaseSeconds: 0 });
    expect(await readBalances(database, userId)).toMatchObject({ free: 0 });
    expect((await reserve(userId, 'd')).outcome).toBe('reserved');
    expect(await readBalances(database, userId)).toMatchObject({ free: 2, ledgerFree: 2 });
  });

  it('holds one credit however often the same work is asked for at once', async () => {
    const userId = await createAccount(database, 10);
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => reserve(userId, 'same')));
    expect(outcomes.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'in_progress')).toHaveLength(59);
    expect(await readBalances(database, userId)).toMatchObject({ free: 9, ledgerFree: 9 });
  });

  it('refuses an idempotency key that paid for other work', async () => {
    const userId = await createAccount(database, 10);
    await reserve(userId, 'first', { idempotencyKey: 'key' });
    expect((await reserve(userId, 'second', { idempotencyKey: 'key' })).outcome).toBe('key_conflict');
    expect(await readBalances(database, userId)).toMatchObject({ free: 9 });
  });

  it('lets two people use the same key', async () => {
    const one = await createAccount(database, 1);
    const other = await createAccount(database, 1);
    expect((await reserve(one, 'work', { idempotencyKey: 'shared' })).outcome).toBe('reserved');
    expect((await reserve(other, 'work', { idempotencyKey: 'shared' })).outcome).toBe('reserved');
  });

  it('can be tried again after credits arrive', async () => {
    const userId = await createAccount(database, 0);
    expect((await reserve(userId, 'later')).outcome).toBe('insufficient');
    await subscribe(database, userId, { remaining: 1, total: 120 });
    expect((await reserve(userId, 'later')).outcome).toBe('reserved');
  });
});

describe('which credits go first', () => {
  it('spends the subscription before the free allowance, then the allowance', async () => {
    const userId = await createAccount(database, 1);
    await subscribe(database, userId, { remaining: 1, total: 120 });
    await reserve(userId, 'a');
    expect(await readBalances(database, userId)).toMatchObject({ free: 1, subscription: 0 });
    await reserve(userId, 'b');
    expect(await readBalances(database, userId)).toMatchObject({ free: 0, subscription: 0 });
    expect((await reserve(userId, 'c')).outcome).toBe('insufficient');
  });

  it('takes nothing from an unlimited plan', async () => {
    const userId = await createAccount(database, 2);
    await subscribe(database, userId, { remaining: -1, total: -1 });
    const { outcome, reservation } = await reserve(userId, 'a');
    expect(outcome).toBe('reserved');
    await release(reservation);
    expect(await readBalances(database, userId)).toMatchObject({
      free: 2,
      subscription: -1,
      ledgerSubscription: -1,
    });
  });

  it.each([
    { name: 'canceled', status: 'canceled', resetInDays: 30 },
    { name: 'past its period and a day of grace', status: 'active', resetInDays: -2 },
  ])('does not spend a subscription that is $name', async ({ status, resetInDays }) => {
    const userId = await createAccount(database, 1);
    await subscribe(database, userId, { remaining: 5, total: 120, status, resetInDays });
    await reserve(userId, 'a');
    expect(await readBalances(database, userId)).toMatchObject({ free: 0, subscription: 5 });
  });
});

describe('settling', () => {
  it('stores the work and keeps the credit in one step, and repeats change nothing', async () => {
    const userId = await createAccount(database, 3);
    const { reservation } = await reserve(userId, 'topic|0');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => commit(reservation, 'topic')));
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already_committed')).toHaveLength(19);
    expect(await storedTrees(userId)).toBe(1);
    expect((await reserve(userId, 'topic|0')).outcome).toBe('already_committed');
    expect(await readBalances(database, userId)).toMatchObject({ free: 2, ledgerFree: 2 });
  });

  it('gives the credit back once, however often it is released', async () => {
    const userId = await createAccount(database, 3);
    const { reservation } = await reserve(userId, 'topic|0');
    await Promise.all(Array.from({ length: 20 }, () => release(reservation)));
    expect(await commit(reservation, 'topic')).toBe('released');
    expect(await storedTrees(userId)).toBe(0);
    expect(await readBalances(database, userId)).toMatchObject({ free: 3, ledgerFree: 3 });
  });

  it('keeps neither credit nor work when storing fails', async () => {
    const userId = await createAccount(database, 1);
    const { reservation } = await reserve(userId, 'topic|0');
    await expect(
      service((transaction) =>
        commitCredit(transaction, reservation, { ...tree('topic'), questions: 'nonsense' }),
      ),
    ).rejects.toThrow();
    expect(await release(reservation)).toBe('released');
    expect(await readBalances(database, userId)).toMatchObject({ free: 1, ledgerFree: 1 });
  });

  it('gives nothing back into a later period', async () => {
    const userId = await createAccount(database, 0);
    await subscribe(database, userId, { remaining: 1, total: 120 });
    const { reservation } = await reserve(userId, 'a');
    await asOperator(database, (transaction) =>
      transaction.query(
        `update public.subscription_credits balance set credits_remaining = 120, period_key = 'in_2'
         from public.stripe_customers customer
         where customer.customer_id = balance.customer_id and customer.user_id = $1`,
        [userId],
      ),
    );
    await release(reservation);
    expect(await readBalances(database, userId)).toMatchObject({ subscription: 120 });
  });
});

describe('a process that dies', () => {
  it('has its credit given back by the sweeper once, and its late settlement refused', async () => {
    const userId = await createAccount(database, 2);
    const { reservation } = await reserve(userId, 'topic|0', { leaseSeconds: 0 });
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => service((transaction) => expireStale(transaction, false))),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await commit(reservation, 'topic')).toBe('expired');
    expect(await storedTrees(userId)).toBe(0);
    expect(await readBalances(database, userId)).toMatchObject({ free: 2, ledgerFree: 2 });
  });

  it('is taken over by the next request without a second debit, and the zombie is fenced off', async () => {
    const userId = await createAccount(database, 2);
    const dead = await reserve(userId, 'topic|0', { leaseSeconds: 0 });
    const next = await reserve(userId, 'topic|0');
    expect(next.outcome).toBe('taken_over');
    expect(await commit(dead.reservation, 'topic')).toBe('fenced');
    expect(await release(dead.reservation)).toBe('fenced');
    expect(await commit(next.reservation, 'topic')).toBe('committed');
    expect(await readBalances(database, userId)).toMatchObject({ free: 1, ledgerFree: 1 });
  });

  it('is not taken over while its heartbeat lives', async () => {
    const userId = await createAccount(database, 2);
    const { reservation } = await reserve(userId, 'topic|0', { leaseSeconds: 0 });
    expect(await service((transaction) => extendLease(transaction, reservation, 60))).toBe(true);
    expect((await reserve(userId, 'topic|0')).outcome).toBe('in_progress');
    expect(await service((transaction) => expireStale(transaction, false))).toBe(0);
  });
});

describe('the ledger', () => {
  it('adds up after 300 mixed lifecycles against concurrent sweepers', async () => {
    const userId = await createAccount(database, 100);
    const lives = Array.from({ length: 300 }, async (_, index) => {
      const { outcome, reservation } = await reserve(userId, `t${index}|0`, {
        leaseSeconds: index % 3 === 0 ? 0 : 60,
      });
      if (outcome !== 'reserved') return 0;
      if (index % 2 === 0) return (await commit(reservation, `t${index}`)) === 'committed' ? 1 : 0;
      await release(reservation);
      return 0;
    });
    const sweeps = Array.from({ length: 10 }, () =>
      service((transaction) => expireStale(transaction, false)),
    );
    const committed = (await Promise.all(lives)).reduce((sum: number, life) => sum + life, 0);
    await Promise.all(sweeps);
    await service((transaction) => expireStale(transaction, false));
    const balances = await readBalances(database, userId);
    expect(balances.free).toBe(100 - committed);
    expect(balances.ledgerFree).toBe(balances.free);
    expect(await storedTrees(userId)).toBe(committed);
  });

  it('can be changed by nobody, not even its owner', async () => {
    await createAccount(database, 1);
    for (const change of ['update billing.ledger set delta = 9', 'delete from billing.ledger']) {
      await expect(asOperator(database, (transaction) => transaction.query(change))).rejects.toThrow(
        /append-only/,
      );
    }
  });
});
