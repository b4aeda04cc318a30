import { z } from 'zod';

/** What is left after a generation, as `generate-hooks` answers it. `remaining` is -1 when unlimited. */
export const creditSummarySchema = z.object({
  unlimited: z.boolean(),
  remaining: z.int(),
  total: z.int(),
  /** Which credits these are, for the `creditsUpdated` event. */
  type: z.enum(['free', 'subscription']),
});

/** The credits object the screens show; also the detail of the `creditsUpdated` browser event. */
export const creditDisplaySchema = z.object({
  credits_remaining: z.int(),
  credits_total: z.int(),
  type: z.enum(['free', 'subscription']),
});
