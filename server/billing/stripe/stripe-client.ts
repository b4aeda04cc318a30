import { Stripe } from 'stripe';
import { ProviderError } from '../payment-provider.ts';

/** Events and objects are read in this version: the webhook endpoint must be created with the same one. */
export const stripeApiVersion = '2026-10-28.endive';

// Three times this is below what a request may take: whoever waits for a silent Stripe is told what is wrong, not that we were slow.
const timeoutMilliseconds = 7_000;
const mostRetries = 2;

/** The official client, towards Stripe or whatever `apiBase` names. */
export function createStripeClient({
  secretKey,
  apiBase,
}: {
  secretKey: string;
  apiBase: string | null;
}): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMilliseconds,
    maxNetworkRetries: mostRetries,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : Number(base.port),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** Runs a call to Stripe; what it throws becomes a `ProviderError` that says whether Stripe said no or did not answer. */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    throw new ProviderError(`Stripe: ${error instanceof Error ? error.message : String(error)}`, {
      isRefusal,
      cause: error,
    });
  }
}
