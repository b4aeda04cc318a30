import type { z } from 'zod';
import type { creditDisplaySchema, creditSummarySchema } from './credits-schema.ts';

/** `remaining` of an unlimited plan. */
export const unlimitedCredits = -1;

export type CreditSummary = z.infer<typeof creditSummarySchema>;
export type CreditDisplay = z.infer<typeof creditDisplaySchema>;

export function isUnlimited(credits: Pick<CreditDisplay, 'credits_remaining'>): boolean {
  return credits.credits_remaining === unlimitedCredits;
}
