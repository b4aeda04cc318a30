import { z } from 'zod';
import { plans } from '../../../shared/plans.ts';
import { getRuntimeConfig } from '../../lib/runtime-config.ts';
import type { Subscription } from './subscription.ts';

export const customerSchema = z.object({ customer_id: z.string() });

const seconds = z
  .int()
  .nullable()
  .transform((value) => (value === null ? null : new Date(value * 1000)));

/** A row of subscriptions as the screens speak of it. */
export const subscriptionSchema = z
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

function findPlan(priceId: string | null) {
  const key = getRuntimeConfig().plans.find((plan) => plan.priceId === priceId)?.key;
  return key ? plans[key] : null;
}
