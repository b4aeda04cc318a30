import { type CreditDisplay, type CreditSummary, unlimitedCredits } from '../../shared/credits.ts';
import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';

/** The credits the next generation would use: those of a running subscription, else the free ones. */
export async function getCredits(transaction: Transaction, userId: UserId): Promise<CreditDisplay> {
  const subscription = firstRow(
    await transaction.query<Omit<CreditDisplay, 'type'>>(
      `select balance.credits_remaining, balance.credits_total
       from public.stripe_customers customer
       join public.subscription_credits balance on balance.customer_id = customer.customer_id
       where customer.user_id = $1 and billing.may_spend(customer.customer_id, balance.reset_date)`,
      [userId],
    ),
  );
  const free = firstRow(
    await transaction.query<Omit<CreditDisplay, 'type'>>(
      'select credits_remaining, credits_total from public.free_credits where user_id = $1',
      [userId],
    ),
  );
  const isSubscriptionNext =
    subscription !== null && (subscription.credits_remaining !== 0 || (free?.credits_remaining ?? 0) === 0);
  if (isSubscriptionNext) return { ...subscription, type: 'subscription' };
  return {
    credits_remaining: free?.credits_remaining ?? 0,
    credits_total: free?.credits_total ?? 0,
    type: 'free',
  };
}

/** The same credits in the shape that `generate-hooks` answers. */
export function toCreditSummary(credits: CreditDisplay): CreditSummary {
  return {
    unlimited: credits.credits_remaining === unlimitedCredits,
    remaining: credits.credits_remaining,
    total: credits.credits_total,
    type: credits.type,
  };
}
