import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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

/** Whom the server refused for want of credits since the page was opened: the name of their plan alone did not tell the truth. */
const refused = new Set<string>();

/** From now on the details are read on every plan: only they tell that a month was refunded, is not paid yet, or is over. */
export function doubtCredits(userId: string): void {
  refused.add(userId);
}

/** The credit records of one person; the details of a plan's month for Essencial alone, unless there was reason to doubt. */
export function creditsQuery(userId: string) {
  return queryOptions({
    queryKey: ['credits', userId],
    queryFn: ({ signal }) => getCredits(userId, signal),
  });
}

async function getCredits(userId: string, signal: AbortSignal): Promise<CreditRecords> {
  const [free, customer] = await Promise.all([
    getRow(
      {
        table: 'free_credits',
        columns: balanceColumns,
        where: ['user_id', userId],
        loadSchema: async () => (await loadRows()).balanceSchema,
      },
      signal,
    ),
    getRow(
      {
        table: 'stripe_customers',
        columns: 'customer_id',
        where: ['user_id', userId],
        loadSchema: async () => (await loadRows()).customerSchema,
      },
      signal,
    ),
  ]);
  if (!customer) return { free, subscription: null, subscriptionCredits: null };

  const where: [string, string] = ['customer_id', customer.customer_id];
  const subscription = await getRow(
    {
      table: 'stripe_subscriptions',
      columns: 'status,price_id',
      where,
      loadSchema: async () => (await loadRows()).subscriptionSchema,
    },
    signal,
  );
  if (!isEssencial(subscription?.priceId) && !refused.has(userId))
    return { free, subscription, subscriptionCredits: null };
  const subscriptionCredits = await getRow(
    {
      table: 'subscription_credits',
      columns: `${balanceColumns},reset_date`,
      where,
      loadSchema: async () => (await loadRows()).monthlyBalanceSchema,
    },
    signal,
  );
  return { free, subscription, subscriptionCredits };
}

function isEssencial(priceId: string | null | undefined): boolean {
  return getRuntimeConfig().plans.some((plan) => plan.key === 'PLANO_ESSENTIALS' && plan.priceId === priceId);
}

const loadRows = () => import('../credit-rows.ts');
const balanceColumns = 'credits_remaining,credits_total';

function selectAccess(records: CreditRecords) {
  return deriveAccess(records, { plans: getRuntimeConfig().plans, now: Date.now() });
}
