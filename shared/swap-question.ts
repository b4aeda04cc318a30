import { z } from 'zod';
import { questionsPerTree } from './hook-tree.ts';
import { questionBlockSchema } from './hook-tree-schema.ts';

/** How often each question of a tree may be exchanged, free of charge. */
export const swapsPerQuestion = 2;

export const swapQuestionInputSchema = z.object({
  tree_id: z.uuid(),
  /** 1 to 4, as the questions stand in the tree. */
  question: z.int().min(1).max(questionsPerTree),
});
export type SwapQuestionInput = z.input<typeof swapQuestionInputSchema>;

export const swapQuestionOutputSchema = z.object({
  tree_id: z.uuid(),
  question: z.int(),
  block: questionBlockSchema,
  /** Who wrote the tree as it stands now. */
  engine: z.string(),
  swaps_left: z.int(),
  /** False where another variant would repeat hooks: an exchange uses some up. */
  has_more: z.boolean().default(true),
});
export type SwapQuestionOutput = z.infer<typeof swapQuestionOutputSchema>;
