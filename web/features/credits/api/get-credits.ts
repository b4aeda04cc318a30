import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import type { CreditBalance } from '../../../lib/access.ts';
import { listenCreditsUpdated } from '../../../lib/credits-updated.ts';
import { getRow } from '../../../lib/get-row.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useSession } from '../../../lib/session.tsx';
import { applyCredits, type CreditRecords, deriveAccess } from '../access-rules.ts';

/** What the signed-in person may do. Several parts of a page may ask; the server is asked once. */
export function useAccess() {
  const { user } = useSession();
  return useQuery({
    ...creditsQuery(user?.id ?? ''),
    enabled: user !== null,
    select: selectAccess,
  });
}

/** Keeps the cached credits in step with `creditsUpdated`; mounted once, by the shell of the signed-in screens. */
export function useCreditsUpdates(): void {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.id;

  useEffect(() => {
    if (!userId) return;
    const { queryKey } = creditsQuery(userId);
    return listenCreditsUpdated((credits) => {
      queryClient.setQueryData(queryKey, (records) => records && applyCredits(records, credits));
    });
  }, [userId, queryClient]);
}

/** The credit records of one person. */
export function creditsQuery(userId: string) {
  return queryOptions({
    queryKey: ['credits', userId],
    queryFn: ({ signal }) => getCredits(userId, signal),
  });
}

const balanceSchema = z
  .object({ credits_remaining: z.int(), credits_total: z.int() })
  .transform((row): CreditBalance => ({ remaining: row.credits_remaining, total: row.credits_total }));
const monthlyBalanceSchema = z
  .object({ credits_remaining: z.int(), credits_total: z.int(), reset_date: z.string() })
  .transform((row) => ({
    remaining: row.credits_remaining,
    total: row.credits_total,
    resetsAt: Date.parse(row.reset_date),
  }));
const customerSchema = z.object({ customer_id: z.string() });
const subscriptionSchema = z
  .object({ status: z.string(), price_id: z.string().nullable() })
  .transform((row) => ({ status: row.status, priceId: row.price_id }));

async function getCredits(userId: string, signal: AbortSignal): Promise<CreditRecords> {
  const [free, customer] = await Promise.all([
    getRow(
      { table: 'free_credits', columns: balanceColumns, where: ['user_id', userId] },
      balanceSchema,
      signal,
    ),
    getRow(
      { table: 'stripe_customers', columns: 'customer_id', where: ['user_id', userId] },
      customerSchema,
      signal,
    ),
  ]);
  if (!customer) return { free, subscription: null, subscriptionCredits: null };

  const where: [string, string] = ['customer_id', customer.customer_id];
  const [subscription, subscriptionCredits] = await Promise.all([
    getRow({ table: 'stripe_subscriptions', columns: 'status,price_id', where }, subscriptionSchema, signal),
    getRow(
      { table: 'subscription_credits', columns: `${balanceColumns},reset_date`, where },
      monthlyBalanceSchema,
      signal,
    ),
  ]);
  return { free, subscription, subscriptionCredits };
}

const balanceColumns = 'credits_remaining,credits_total';

function selectAccess(records: CreditRecords) {
  return deriveAccess(records, { plans: getRuntimeConfig().plans, now: Date.now() });
}
