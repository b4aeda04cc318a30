import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import type { Plan } from '../../../../shared/plans.ts';
import { callFunction } from '../../../lib/functions.ts';
import { absoluteHref, paths } from '../../../lib/paths.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';

const outputSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Opens a checkout for a plan and gives the address to leave for. */
async function createCheckout(plan: Plan): Promise<string> {
  const price = getRuntimeConfig().plans.find(({ key }) => key === plan.key);
  if (!price) throw new Error(`No price is configured for ${plan.key}`);
  const { url } = await callFunction(
    '/functions/v1/create-checkout',
    {
      price_id: price.priceId,
      success_url: absoluteHref(paths.thankYou.getHref({ plano: plan.name })),
      cancel_url: absoluteHref(paths.pricing.getHref()),
      mode: plan.mode,
    },
    { schema: outputSchema },
  );
  return url;
}

/** Leaves for the checkout; a failure is told in the browser's own alert. */
export function useCreateCheckout() {
  return useMutation({
    mutationFn: createCheckout,
    onSuccess: (url) => globalThis.location.assign(url),
    onError: () => globalThis.alert('Failed to initiate checkout. Please try again.'),
  });
}
