import { z } from 'zod';
import { materialsPerHook } from './materials-per-hook.ts';

/** The materials and the price of a hook before it is unlocked. */
export const materialsOfferSchema = z.object({
  /** Materials that no other hook of the tree gave; null where they are only known once they are searched for. */
  fresh: z.int().nonnegative().max(materialsPerHook).nullable(),
  already_yours: z.int().nonnegative().max(materialsPerHook).nullable(),
  /** Whether it takes a credit from a person who has no plan without credits; null as `fresh`. */
  costs_credit: z.boolean().nullable(),
  /** Whether a script comes with it; null as `fresh`. */
  has_script: z.boolean().nullable(),
});
export type MaterialsOffer = z.infer<typeof materialsOfferSchema>;
