import { toUserId, type UserId } from '../../server/auth/caller.ts';
import type { Database } from '../../server/db/database.ts';
import { asAccountService, asOperator, asService } from '../../server/db/roles.ts';

/** A person made straight in the database, with this many free credits and their opening ledger row. */
export async function createAccount(database: Database, freeCredits: number): Promise<UserId> {
  await asOperator(database, (transaction) =>
    transaction.query(
      `insert into private.settings (name, value) values ('free_credits', $1)
       on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(freeCredits)],
    ),
  );
  const { rows } = await asAccountService(database, (transaction) =>
    transaction.query<{ id: string }>(
      'insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id',
      [`${crypto.randomUUID()}@example.com`],
    ),
  );
  return toUserId(rows[0]?.id ?? '');
}

/** Gives a person a paid period, as the payment provider's events would. `remaining` -1 is unlimited. */
export async function subscribe(
  database: Database,
  userId: UserId,
  {
    remaining,
    total,
    status = 'active',
    resetInDays = 30,
  }: { remaining: number; total: number; status?: string; resetInDays?: number },
): Promise<void> {
  const customer = `cus_${crypto.randomUUID()}`;
  await asOperator(database, async (transaction) => {
    await transaction.query('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', [
      userId,
      customer,
    ]);
    await transaction.query(
      `insert into public.stripe_subscriptions (customer_id, status, subscription_id, price_id) values ($1, $2, $3, 'price')`,
      [customer, status, `sub_${crypto.randomUUID()}`],
    );
    await transaction.query(
      `insert into public.subscription_credits (customer_id, credits_remaining, credits_total, reset_date, period_key)
       values ($1, $2, $3, now() + make_interval(days => $4), 'in_1')`,
      [customer, remaining, total, resetInDays],
    );
    await transaction.query(
      `insert into billing.ledger (user_id, bucket, period_key, entry, delta, balance_after, source)
       values ($1, 'subscription', 'in_1', 'grant', $2, $2, $3)`,
      [userId, remaining, `invoice:${customer}`],
    );
  });
}

export interface Balances {
  free: number;
  subscription: number | null;
  /** Sum of the ledger's deltas by bucket: equal to the balance when nothing was lost. */
  ledgerFree: number;
  ledgerSubscription: number;
}

/** What a person has, by balance and by ledger. */
export async function readBalances(database: Database, userId: UserId): Promise<Balances> {
  return asService(database, async (transaction) => {
    const { rows } = await transaction.query<Balances>(
      `select
        (select credits_remaining from public.free_credits where user_id = $1) as free,
        (select balance.credits_remaining from public.subscription_credits balance
          join public.stripe_customers customer on customer.customer_id = balance.customer_id
          where customer.user_id = $1) as subscription,
        (select coalesce(sum(delta), 0)::integer from billing.ledger where user_id = $1 and bucket = 'free') as "ledgerFree",
        (select coalesce(sum(delta), 0)::integer from billing.ledger where user_id = $1 and bucket = 'subscription') as "ledgerSubscription"`,
      [userId],
    );
    const row = rows[0];
    if (row === undefined) throw new Error('No balances');
    return row;
  });
}
