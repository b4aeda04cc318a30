import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import type { BillingContext } from './billing-context.ts';
import { findCustomer, recordCheckout } from './billing-records.ts';
import { listOpenCheckouts } from './checkout-records.ts';
import type { ProviderPayment } from './payment-provider.ts';

/** A person who can be charged no more. */
export interface SettledCustomer {
  /** Subscriptions that are over at the provider, whatever our copy says. */
  ended: string[];
  payments: ProviderPayment[];
}

/**
 * Makes sure at the provider that the person pays nothing any more: open checkouts can be paid no longer, then running
 * subscriptions end at once. Throws when the provider does not answer; each step may be repeated.
 */
export async function settleCustomer(billing: BillingContext, userId: UserId): Promise<SettledCustomer> {
  const { database, provider } = billing;
  const known = await asService(database, async (transaction) => ({
    customerId: await findCustomer(transaction, userId),
    subscriptionId: await findSubscriptionId(transaction, userId),
    open: await listOpenCheckouts(transaction, userId),
  }));
  if (known.customerId === null) return { ended: [], payments: [] };
  for (const { session_id } of known.open) await closeCheckout(billing, userId, session_id);
  // After the checkouts: one of them may have been paid a moment ago.
  const running = await provider.listSubscriptions(known.customerId);
  for (const { subscriptionId } of running) await provider.endSubscription(subscriptionId);
  return {
    ended: [known.subscriptionId, ...running.map(({ subscriptionId }) => subscriptionId)].filter(
      (id) => id !== null,
    ),
    payments: await provider.listPayments(known.customerId),
  };
}

async function closeCheckout(
  { database, provider }: BillingContext,
  userId: UserId,
  sessionId: string,
): Promise<void> {
  await provider.expireCheckout(sessionId);
  const checkout = await provider.getCheckout(sessionId);
  const { priceId } = checkout;
  if (priceId === null) return;
  await asService(database, (transaction) => recordCheckout(transaction, { ...checkout, userId, priceId }));
}

/** The one we know of. The provider lists those that run; this one is over when it is not among them. */
async function findSubscriptionId(transaction: Transaction, userId: UserId): Promise<string | null> {
  const row = firstRow(
    await transaction.query<{ subscription_id: string }>(
      `select subscription.subscription_id from public.stripe_subscriptions subscription
       join public.stripe_customers customer on customer.customer_id = subscription.customer_id
       where customer.user_id = $1`,
      [userId],
    ),
  );
  return row?.subscription_id ?? null;
}

/** Keeps what the law asks of the person's payments and lets the rest go; `deleteUser` follows in the same transaction. */
export async function forgetPerson(
  transaction: Transaction,
  userId: UserId,
  { ended, payments }: SettledCustomer,
): Promise<'forgotten' | 'gone' | 'busy'> {
  const kept = payments.map(({ invoiceId, subscriptionId, amount, currency, paidAt }) => ({
    invoice_id: invoiceId,
    subscription_id: subscriptionId,
    amount,
    currency,
    paid_at: paidAt,
  }));
  const row = firstRow(
    await transaction.query<{ outcome: 'forgotten' | 'gone' | 'busy' }>(
      'select billing.forget_person($1, $2, $3) as outcome',
      [userId, ended, JSON.stringify(kept)],
    ),
  );
  if (row === null) throw new Error('A billing function answered no row');
  return row.outcome;
}
