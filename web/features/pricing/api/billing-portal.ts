import { apiPaths } from '../../../../shared/api-paths.ts';
import { callFunction } from '../../../lib/functions.ts';
import { absoluteHref, paths } from '../../../lib/paths.ts';
import { useLeaving } from '../../../lib/use-leaving.ts';

const loadSchema = async () => (await import('../../../../shared/billing.ts')).addressOutputSchema;

/** Leaves for the page where invoices and the card are, which leads back to the plans. */
export function useBillingPortal({ onError }: { onError: (error: Error) => void }) {
  return useLeaving<void>({ getAddress: openPortal, onError });
}

async function openPortal(): Promise<string> {
  const { url } = await callFunction(
    apiPaths.billingPortal,
    { return_url: absoluteHref(paths.pricing.getHref()) },
    { loadSchema },
  );
  return url;
}
