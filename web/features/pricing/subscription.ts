import type { Plan, PlanKey } from '../../../shared/plans.ts';
import { describeSubscription } from '../../lib/subscription-status.ts';

/** The one subscription of a person, running or over. */
export interface Subscription {
  subscriptionId: string;
  status: string;
  /** Null for a price we do not sell. */
  plan: Plan | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  isEnding: boolean;
  /** When it ends, once it is to end. */
  endsAt: Date | null;
}

/** What a plan's button does: buys it, changes to it, or nothing. */
export type PlanChoice = 'buy' | 'change' | 'current' | 'owing';

/** A running subscription is changed at the provider; a second one is never sold beside it. */
export function choiceOf(key: PlanKey, subscription: Subscription | null): PlanChoice {
  if (!subscription) return 'buy';
  const { isRunning, isPaymentDue } = describeSubscription(subscription);
  if (!isRunning) return 'buy';
  if (subscription.plan?.key === key) return 'current';
  return isPaymentDue ? 'owing' : 'change';
}
