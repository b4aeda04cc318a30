/** What is left of an allowance; `remaining` -1 is unlimited. */
export interface CreditBalance {
  remaining: number;
  total: number;
}

/** What the signed-in person may do, as the features receive it from their route. */
export interface Access {
  plan: 'none' | 'essencial' | 'ilimitado';
  free: CreditBalance;
  /** Credits of the Essencial plan; null without it. */
  subscription: CreditBalance | null;
  /** True also for an active subscription to a price we do not sell (any more). */
  hasActiveSubscription: boolean;
  canGenerate: boolean;
  canSeeReferences: boolean;
  /** The free allowance is all there is: the screens then show the way to a plan. */
  isFreeOnly: boolean;
  /** Why generation is blocked, shown as `title: message`; null when it is not. */
  blockedReason: BlockedReason | null;
  /** What to say when the server refuses a generation for want of credits, whatever this browser knew of them. */
  refusalReason: BlockedReason;
}

export interface BlockedReason {
  title: string;
  message: string;
}

/** How many credits the next generations may use, subscription and free together; not for an unlimited plan. */
export function spendableCredits(access: Pick<Access, 'free' | 'subscription'>): number {
  return (access.subscription?.remaining ?? 0) + access.free.remaining;
}
