import type { CheckoutStatus } from '../../../shared/billing.ts';
import { FunctionError } from '../../lib/function-error.ts';

/** `paid` is paid with its credits still on their way. */
export type CheckoutStage = 'waiting' | 'credited' | 'paid' | 'unpaid' | 'failed';

const longestWait = 20;
// Who comes back has paid by card or has not: a moment is enough for the provider to notice.
const longestUnpaidWait = 4;

interface Answer {
  status: CheckoutStatus | undefined;
  error: Error | null;
  /** Since the first question. */
  seconds: number;
}

/** What is known of a purchase after so many seconds of asking. */
export function stageOf({ status, error, seconds }: Answer): CheckoutStage {
  if (status?.is_credited) return 'credited';
  if (status?.is_paid) return seconds < longestWait ? 'waiting' : 'paid';
  if (error instanceof FunctionError && error.status < 500) return 'failed';
  if (status) return seconds < longestUnpaidWait ? 'waiting' : 'unpaid';
  return seconds < longestWait ? 'waiting' : 'failed';
}
