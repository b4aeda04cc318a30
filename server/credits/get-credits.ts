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
       where customer.user_id = $1 and now() < balance.reset_date + interval '1 day'
         and exists (select from public.stripe_subscriptions subscription
           where subscription.customer_id = customer.customer_id
             and subscription.status in ('active', 'trialing', 'past_due'))
         and not exists (select from billing.disputes dispute
           where dispute.customer_id = customer.customer_id and dispute.is_open)`,
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
