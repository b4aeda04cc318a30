import { apiPaths } from '../../../../shared/api-paths.ts';
import type { Plan } from '../../../../shared/plans.ts';
import { callFunction } from '../../../lib/functions.ts';
import { absoluteHref, paths } from '../../../lib/paths.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useLeaving } from '../../../lib/use-leaving.ts';
import { isPortalAddress } from '../portal-address.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).addressOutputSchema;

interface Choice {
  plan: Plan;
  /** False for the change of a running plan. */
  isPurchase: boolean;
}

interface CreateCheckoutOptions {
  /** A purchase was opened, and the page is about to leave for it. */
  onCheckout: (plan: Plan) => void;
  onFailed: () => void;
}

/** Leaves for the checkout, or for the change of a running plan; a failure is told in the browser's own alert. */
export function useCreateCheckout({ onCheckout, onFailed }: CreateCheckoutOptions) {
  return useLeaving<Choice>({
    getAddress: ({ plan }) => createCheckout(plan),
    // The server knows better than this page whether a plan runs already.
    onLeaving: (url, { plan, isPurchase }) => {
      if (isPurchase && !isPortalAddress(url)) onCheckout(plan);
    },
    onError: () => {
      globalThis.alert('Failed to initiate checkout. Please try again.');
      onFailed();
    },
  });
}

async function createCheckout(plan: Plan): Promise<string> {
  const price = getRuntimeConfig().plans.find(({ key }) => key === plan.key);
  if (!price) throw new Error(`No price is configured for ${plan.key}`);
  const { url } = await callFunction(
    apiPaths.createCheckout,
    {
      price_id: price.priceId,
      success_url: absoluteHref(paths.thankYou.getHref({ plano: plan.name })),
      cancel_url: absoluteHref(paths.pricing.getHref()),
      mode: plan.mode,
    },
    { loadSchema },
  );
  return url;
}
