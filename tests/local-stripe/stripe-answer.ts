import { LocalStripeError } from './stripe-errors.ts';

export interface StripeAnswer {
  status: number;
  headers: Record<string, string>;
  body: object;
}

/** A refusal as it travels. Anything that is no refusal is a fault of the local Stripe and must be seen in the test. */
export function refusal(error: unknown): StripeAnswer {
  if (error instanceof LocalStripeError) {
    return { status: error.status, headers: neverRetry(error.status), body: { error: error.body } };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 500, headers: neverRetry(500), body: { error: { type: 'api_error', message } } };
}

function neverRetry(status: number): Record<string, string> {
  return status >= 500 ? { 'stripe-should-retry': 'false' } : {};
}
