import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRow } from '../../../lib/get-row.ts';
import type { Subscription } from '../subscription.ts';

/** The person's subscription; null when they never had one. */
export function useSubscription(userId: string) {
  return useQuery(subscriptionQuery(userId));
}

/** The subscription of one person. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ['subscription', userId],
    queryFn: ({ signal }) => getSubscription(userId, signal),
    // It changes on other people's pages: the provider's, and ours in another tab.
    staleTime: 0,
  });
}

const columns =
  'id,status,price_id,subscription_id,current_period_start,current_period_end,cancel_at_period_end,cancel_at';

async function getSubscription(userId: string, signal: AbortSignal): Promise<Subscription | null> {
  const customer = await getRow(
    {
      table: 'stripe_customers',
      columns: 'customer_id',
      where: ['user_id', userId],
      loadSchema: async () => (await loadRows()).customerSchema,
    },
    signal,
  );
  if (!customer) return null;
  return getRow(
    {
      table: 'stripe_subscriptions',
      columns,
      where: ['customer_id', customer.customer_id],
      loadSchema: async () => (await loadRows()).subscriptionSchema,
    },
    signal,
  );
}

const loadRows = () => import('../subscription-rows.ts');
