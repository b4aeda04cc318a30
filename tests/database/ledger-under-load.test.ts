import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId, type UserId } from '../../server/auth/caller.ts';
import {
  claimEvent,
  drawTicket,
  grantOnInvoicePaid,
  recordCustomer,
  recordSubscription,
} from '../../server/billing/billing-records.ts';
import { findDifferences } from '../../server/billing/find-differences.ts';
import {
  commitCredit,
  expireStale,
  type Reservation,
  type ReserveOutcome,
  releaseCredit,
  reserveCredit,
} from '../../server/credits/ledger.ts';
import { type Database, firstRow, type Transaction } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { createAccount, readBalances, subscribe } from '../helpers/accounts.ts';
import { createPostgresDatabase, isRealPostgres } from '../helpers/test-database.ts';

const connections = 32;

/** What only shows with many connections at once: the embedded database has one, and takes calls in turn. */
describe.runIf(isRealPostgres)('the ledger under load', () => {
  let database: Database;
  beforeAll(async () => {
    const url = await createPostgresDatabase();
    database = openPostgres({ url, poolSize: connections, onIdleError: () => {} });
  });
  afterAll(() => database.close());

  const service = <Result>(work: (transaction: Transaction) => Promise<Result>) => asService(database, work);
  const reserve = (userId: UserId, workKey: string, leaseSeconds = 60) =>
    service((transaction) =>
      reserveCredit(transaction, {
        userId,
        kind: 'generate-hooks',
        workKey,
        idempotencyKey: null,
        leaseSeconds,
      }),
    );
  const commit = (reservation: Reservation, topicKey: string) =>
    service((transaction) => commitCredit(transaction, reservation, tree(topicKey)));
  const release = (reservation: Reservation) =>
    service((transaction) => releaseCredit(transaction, reservation));
  const sweep = () => service((transaction) => expireStale(transaction, false));
  const storedTrees = async (userId: UserId) => {
    const sql = 'select count(*)::integer as count from public.saved_trees where user_id = $1';
    return firstRow(await service((transaction) => transaction.query<{ count: number }>(sql, [userId])))
      ?.count;
  };

  /** Reserves as soon as fewer than three of the person's works are under way. */
  async function reserveInTurn(userId: UserId, workKey: string, leaseSeconds?: number) {
    for (;;) {
      const answer = await reserve(userId, workKey, leaseSeconds);
      if (answer.outcome !== 'too_many_open') return answer;
      await wait(2);
    }
  }

  it('gives 500 credits to exactly 500 of 3,000 attempts', async () => {
    const userId = await createAccount(database, 500);
    const outcomes = await inParallel(3_000, async (index) => {
      const { outcome, reservation } = await reserveInTurn(userId, `${index}|0`);
      if (outcome === 'reserved') await commit(reservation, String(index));
      return outcome;
    });
    expect(count(outcomes)).toEqual({ reserved: 500, insufficient: 2_500 });
    expect(await readBalances(database, userId)).toMatchObject({ free: 0, ledgerFree: 0 });
    expect(await storedTrees(userId)).toBe(500);
  });

  it('debits one work once, asked for 400 times and committed 100 times', async () => {
    const userId = await createAccount(database, 5);
    const answers = await inParallel(400, () => reserve(userId, 'same|0'));
    expect(count(answers.map(({ outcome }) => outcome))).toEqual({ reserved: 1, in_progress: 399 });
    const held = answers.find(({ outcome }) => outcome === 'reserved');
    if (held === undefined) throw new Error('Nothing was reserved');
    const commits = await inParallel(100, () => commit(held.reservation, 'same'));
    expect(count(commits)).toEqual({ committed: 1, already_committed: 99 });
    expect(await readBalances(database, userId)).toMatchObject({ free: 4, ledgerFree: 4 });
    expect(await storedTrees(userId)).toBe(1);
  });

  it.each([
    { credits: 0, debits: 0 },
    { credits: 1, debits: 1 },
    { credits: 3, debits: 1 },
  ])('debits $debits for one key asked 400 times on $credits credits', async ({ credits, debits }) => {
    const userId = await createAccount(database, credits);
    await inParallel(400, () => reserve(userId, 'same|0'));
    expect(await readBalances(database, userId)).toMatchObject({ free: credits - debits });
  });

  it('ends 2,000 lives, each settled twice, on exactly what was delivered', async () => {
    const userId = await createAccount(database, 1_000);
    const delivered = await inParallel(2_000, async (index) => {
      const { outcome, reservation } = await reserveInTurn(userId, `${index}|0`);
      if (outcome !== 'reserved') return 0;
      const settle = () => (index % 3 === 0 ? commit(reservation, String(index)) : release(reservation));
      const settled = await Promise.all([settle(), settle()]);
      return settled.includes('committed') ? 1 : 0;
    });
    const sum = delivered.reduce((total: number, one) => total + one, 0);
    expect(sum).toBeGreaterThan(300);
    expect(await readBalances(database, userId)).toMatchObject({
      free: 1_000 - sum,
      ledgerFree: 1_000 - sum,
    });
    expect(await storedTrees(userId)).toBe(sum);
  }, 180_000);

  it('gives back what a terminated connection held, refuses its late commit, and lets it be tried again', async () => {
    const userId = await createAccount(database, 1);
    const { reservation } = await reserve(userId, 'topic|0', 3);
    await asOperator(database, (transaction) =>
      transaction.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    // Every idle connection of the pool is dead now: what is asked next must not be the one to learn it.
    expect(await Promise.all(Array.from({ length: 4 }, () => readBalances(database, userId)))).toHaveLength(
      4,
    );
    const sweepAndRead = async () => {
      await sweep();
      return (await readBalances(database, userId)).free;
    };
    expect(await sweepAndRead()).toBe(0);
    await expect.poll(sweepAndRead, { timeout: 10_000, interval: 300 }).toBe(1);
    expect(await commit(reservation, 'topic')).toBe('expired');
    expect(await readBalances(database, userId)).toMatchObject({ free: 1, ledgerFree: 1 });
    const again = await reserve(userId, 'topic|0');
    expect(again.outcome).toBe('reserved');
    expect(await commit(again.reservation, 'topic')).toBe('committed');
  });

  it('stores what it commits and gives back the rest, 300 commits against eight sweepers', async () => {
    const userId = await createAccount(database, 300);
    const isOver = { value: false };
    const sweepers = Array.from({ length: 8 }, async () => {
      while (!isOver.value) await sweep();
    });
    const outcomes = await inParallel(300, async (index) => {
      const { outcome, reservation } = await reserveInTurn(userId, `${index}|0`, index % 2 === 0 ? 0 : 60);
      return outcome === 'reserved' ? await commit(reservation, String(index)) : outcome;
    });
    isOver.value = true;
    await Promise.all(sweepers);
    await sweep();
    const committed = outcomes.filter((outcome) => outcome === 'committed').length;
    expect(committed).toBeGreaterThanOrEqual(150);
    expect(await storedTrees(userId)).toBe(committed);
    expect(await readBalances(database, userId)).toMatchObject({
      free: 300 - committed,
      ledgerFree: 300 - committed,
    });
  });

  describe('a paid invoice', () => {
    const month = 30 * 86_400;
    const start = 1_795_000_000;

    async function openSubscription() {
      const userId = await createAccount(database, 0);
      const [customerId, subscriptionId] = [`cus_${randomUUID()}`, `sub_${randomUUID()}`];
      await service(async (transaction) => {
        const { ticket } = await drawTicket(transaction, null);
        await recordCustomer(transaction, userId, customerId);
        await recordSubscription(transaction, ticket, {
          customerId,
          subscriptionId,
          userId: toUserId(userId),
          status: 'active',
          priceId: 'price_essencial',
          periodStart: start,
          periodEnd: start + month,
          isCancelledAtPeriodEnd: false,
          cancelAt: null,
          latestInvoiceId: null,
          startedAt: start,
        });
      });
      const pay = (invoiceId: string, period: number, eventId = `evt_${randomUUID()}`, credits = 120) =>
        service(async (transaction) => {
          const event = { eventId, type: 'invoice.paid', objectId: invoiceId, apiVersion: null };
          if (!(await claimEvent(transaction, event))) return 'duplicate_event';
          return grantOnInvoicePaid(transaction, {
            invoiceId,
            customerId,
            subscriptionId,
            credits,
            start: start + period * month,
            end: start + (period + 1) * month,
          });
        });
      return { userId, customerId, pay };
    }

    it('grants once: one event 200 times at once, another event of it, and an older invoice late', async () => {
      const { userId, pay } = await openSubscription();
      const [first, second] = [`in_${randomUUID()}`, `in_${randomUUID()}`];
      const outcomes = await inParallel(200, () => pay(second, 1, `evt_of_${second}`));
      expect(count(outcomes)).toEqual({ granted: 1, duplicate_event: 199 });
      expect(await pay(second, 1)).toBe('duplicate_invoice');
      expect(await pay(first, 0)).toBe('stale_period');
      expect(await readBalances(database, userId)).toMatchObject({
        subscription: 120,
        ledgerSubscription: 120,
      });
    });

    it('gives nothing back into the period it began, nor into an unlimited one', async () => {
      const { userId, pay } = await openSubscription();
      await pay(`in_${randomUUID()}`, 0);
      const held = await reserve(userId, 'across a renewal|0');
      await pay(`in_${randomUUID()}`, 1);
      await release(held.reservation);
      expect(await readBalances(database, userId)).toMatchObject({
        subscription: 120,
        ledgerSubscription: 120,
      });
      const again = await reserve(userId, 'across an upgrade|0');
      await pay(`in_${randomUUID()}`, 2, undefined, -1);
      await release(again.reservation);
      expect(await readBalances(database, userId)).toMatchObject({
        subscription: -1,
        ledgerSubscription: -1,
      });
    });

    it('is kept for later when nobody knows the customer, and refused with credits below none', async () => {
      const { pay, customerId } = await openSubscription();
      const eventId = `evt_${randomUUID()}`;
      const grant = { invoiceId: 'in_x', subscriptionId: 'sub_x', credits: 120, start, end: start + month };
      const attempt = service(async (transaction) => {
        const event = { eventId, type: 'invoice.paid', objectId: 'in_x', apiVersion: null };
        await claimEvent(transaction, event);
        return grantOnInvoicePaid(transaction, { ...grant, customerId: 'cus_nobody' });
      });
      await expect(attempt).rejects.toThrow('nobody is customer');
      const { isKnown } = await service((transaction) => drawTicket(transaction, eventId));
      expect(isKnown).toBe(false);
      for (const credits of [0, -2, -120]) {
        await expect(pay(`in_${randomUUID()}`, 0, undefined, credits)).rejects.toThrow('gives credits');
      }
      expect(customerId).toMatch(/^cus_/);
    });
  });

  it('adds up over everybody who was here, and says who does not', async () => {
    expect(await service(findDifferences)).toEqual([]);
    const userId = await createAccount(database, 3);
    await subscribe(database, userId, { remaining: 7, total: 120 });
    await asOperator(database, (transaction) =>
      transaction.query('update public.free_credits set credits_remaining = 9 where user_id = $1', [userId]),
    );
    expect(await service(findDifferences)).toEqual([
      { user_id: userId, bucket: 'free', ledger: '3', balance: 9 },
    ]);
  });
});

async function inParallel<Result>(
  times: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const indexes = Array.from({ length: times }, (_, index) => index).values();
  const worker = async () => {
    for (const index of indexes) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return results;
}

function count(outcomes: readonly (ReserveOutcome | string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function tree(topicKey: string) {
  return {
    id: randomUUID(),
    topic: topicKey,
    topic_key: topicKey,
    variant: 0,
    engine: 'test',
    questions: [],
  };
}
