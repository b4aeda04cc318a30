import { z } from 'zod';
import { planKeys } from './plans.ts';

/** What `GET /config.json` tells the browser, so that one build serves every environment. */
export const runtimeConfigSchema = z.object({
  /** Origin of `/auth/v1` and `/rest/v1`; empty means the page's own origin. */
  supabaseUrl: z.string(),
  publishableKey: z.string(),
  plans: z.array(z.object({ key: z.enum(planKeys), priceId: z.string() })),
  googleEnabled: z.boolean(),
  freeCredits: z.int(),
  /** No money moves: checkout and portal are the demonstration's own pages. */
  isSandboxCheckout: z.boolean(),
  isMailConfirmationRequired: z.boolean(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
