import { z } from 'zod';
import { questionDemandSchema } from './demand.ts';
import { mechanisms } from './mechanisms.ts';

export const questionsPerTree = 4;
export const hooksPerQuestion = 4;
export const maximumTopicLength = 300;

export const hookTextSchema = z.string().min(1).max(400);
export const mechanismSchema = z.enum(mechanisms);

/** One question and its four spoken hooks, in the flat shape of the public contract. */
export const questionBlockSchema = z.object({
  question: hookTextSchema,
  hook_1: hookTextSchema,
  hook_2: hookTextSchema,
  hook_3: hookTextSchema,
  hook_4: hookTextSchema,
  hook_1_mechanism: mechanismSchema,
  hook_2_mechanism: mechanismSchema,
  hook_3_mechanism: mechanismSchema,
  hook_4_mechanism: mechanismSchema,
  /** Absent for a question that no search box is known to suggest. */
  question_demand: questionDemandSchema.optional(),
});
export type QuestionBlock = z.infer<typeof questionBlockSchema>;

export const questionBlocksSchema = z.array(questionBlockSchema).length(questionsPerTree);

export interface HookNode {
  hook: string;
  mechanism: QuestionBlock['hook_1_mechanism'];
}

/** The four hooks of a block as a list, in their order. */
export function hooksOf(block: QuestionBlock): [HookNode, HookNode, HookNode, HookNode] {
  return [
    { hook: block.hook_1, mechanism: block.hook_1_mechanism },
    { hook: block.hook_2, mechanism: block.hook_2_mechanism },
    { hook: block.hook_3, mechanism: block.hook_3_mechanism },
    { hook: block.hook_4, mechanism: block.hook_4_mechanism },
  ];
}
