import { type CreditDisplay, unlimitedCredits } from '../../../shared/credits.ts';
import type { Access } from '../../lib/access.ts';

/** The credits that the next unlocking would use, as the banner shows them. */
export function creditsShown({ plan, subscription, free }: Access): CreditDisplay {
  if (plan === 'ilimitado') {
    return { credits_remaining: unlimitedCredits, credits_total: unlimitedCredits, type: 'subscription' };
  }
  const isFromPlan = subscription !== null && (subscription.remaining > 0 || free.remaining === 0);
  const balance = isFromPlan ? subscription : free;
  return {
    credits_remaining: balance.remaining,
    credits_total: balance.total,
    type: isFromPlan ? 'subscription' : 'free',
  };
}
