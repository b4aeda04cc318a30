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

/**
 * What makes the person's next request of a kind another one than all before: how many sessions they opened, and how often the
 * provider failed on the way. It answers the same key with what it answered first, a failure too.
 */
export async function readRequestSeries(transaction: Transaction, userId: UserId): Promise<string> {
  const row = firstRow(
    await transaction.query<{ opened: number; failed: number }>(
      `select (select count(*)::integer from billing.checkouts where user_id = $1) as opened,
         (select count(*)::integer from billing.failed_requests where user_id = $1) as failed`,
      [userId],
    ),
  );
  return `${row?.opened ?? 0}.${row?.failed ?? 0}`;
}

/** Notes that the provider failed to make what the person asked for. */
export async function recordFailedRequest(transaction: Transaction, userId: UserId): Promise<void> {
  await transaction.query('select billing.record_failed_request($1)', [userId]);
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
