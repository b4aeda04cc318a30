import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { plans } from '../../../../shared/plans.ts';
import { getRow } from '../../../lib/get-row.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
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

const customerSchema = z.object({ customer_id: z.string() });
const seconds = z
  .int()
  .nullable()
  .transform((value) => (value === null ? null : new Date(value * 1000)));
const subscriptionSchema = z
  .object({
    subscription_id: z.string(),
    status: z.string(),
    price_id: z.string().nullable(),
    current_period_start: seconds,
    current_period_end: seconds,
    cancel_at_period_end: z.boolean(),
    cancel_at: seconds,
  })
  .transform(
    (row): Subscription => ({
      subscriptionId: row.subscription_id,
      status: row.status,
      plan: findPlan(row.price_id),
      periodStart: row.current_period_start,
      periodEnd: row.current_period_end,
      // The provider's own page sets the date and leaves the other one false.
      isEnding: row.cancel_at_period_end || row.cancel_at !== null,
      endsAt: row.cancel_at ?? row.current_period_end,
    }),
  );
const columns =
  'id,status,price_id,subscription_id,current_period_start,current_period_end,cancel_at_period_end,cancel_at';

async function getSubscription(userId: string, signal: AbortSignal): Promise<Subscription | null> {
  const customer = await getRow(
    { table: 'stripe_customers', columns: 'customer_id', where: ['user_id', userId] },
    customerSchema,
    signal,
  );
  if (!customer) return null;
  return getRow(
    { table: 'stripe_subscriptions', columns, where: ['customer_id', customer.customer_id] },
    subscriptionSchema,
    signal,
  );
}

function findPlan(priceId: string | null) {
  const key = getRuntimeConfig().plans.find((plan) => plan.priceId === priceId)?.key;
  return key ? plans[key] : null;
}
