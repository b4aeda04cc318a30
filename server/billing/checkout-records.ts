import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';

export interface OpenCheckout {
  session_id: string;
  price_id: string;
  /** Opened within the last minute: a second click, not a second thought. */
  is_fresh: boolean;
}

/** Sessions of the person that may still be payable, the oldest first. Stripe closes one by itself within a day. */
export async function listOpenCheckouts(transaction: Transaction, userId: UserId): Promise<OpenCheckout[]> {
  const { rows } = await transaction.query<OpenCheckout>(
    `select session_id, price_id, created_at > now() - interval '1 minute' as is_fresh from billing.checkouts
     where user_id = $1 and status = 'open' and created_at > now() - interval '2 days' order by created_at`,
    [userId],
  );
  return rows;
}

/** How many sessions the person ever opened. */
export async function countCheckouts(transaction: Transaction, userId: UserId): Promise<number> {
  const row = firstRow(
    await transaction.query<{ count: number }>(
      'select count(*)::integer as count from billing.checkouts where user_id = $1',
      [userId],
    ),
  );
  return row?.count ?? 0;
}

/** Whether this subscription is the person's own. */
export async function isOwnSubscription(
  transaction: Transaction,
  userId: UserId,
  subscriptionId: string,
): Promise<boolean> {
  const row = firstRow(
    await transaction.query<{ is_own: boolean }>(
      `select exists (select from public.stripe_subscriptions subscription
         join public.stripe_customers customer on customer.customer_id = subscription.customer_id
         where customer.user_id = $1 and subscription.subscription_id = $2) as is_own`,
      [userId, subscriptionId],
    ),
  );
  return row?.is_own ?? false;
}

/** Whether one of the person's checkout sessions is this one. */
export async function isOwnCheckout(
  transaction: Transaction,
  userId: UserId,
  sessionId: string,
): Promise<boolean> {
  const row = firstRow(
    await transaction.query<{ is_own: boolean }>(
      'select exists (select from billing.checkouts where user_id = $1 and session_id = $2) as is_own',
      [userId, sessionId],
    ),
  );
  return row?.is_own ?? false;
}

/** Whether the invoice's credits were given. */
export async function isCredited(transaction: Transaction, invoiceId: string): Promise<boolean> {
  const row = firstRow(
    await transaction.query<{ is_credited: boolean }>(
      `select exists (select from billing.ledger
         where source = 'invoice:' || $1 and bucket = 'subscription' and entry = 'grant') as is_credited`,
      [invoiceId],
    ),
  );
  return row?.is_credited ?? false;
}
