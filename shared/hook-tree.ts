import { z } from 'zod';
import { mechanisms } from './mechanisms.ts';

export const questionsPerTree = 4;
export const hooksPerQuestion = 4;
export const maximumTopicLength = 300;

const text = z.string().min(1).max(400);
const mechanism = z.enum(mechanisms);

/** One question and its four spoken hooks, in the flat shape of the public contract. */
export const questionBlockSchema = z.object({
  question: text,
  hook_1: text,
  hook_2: text,
  hook_3: text,
  hook_4: text,
  hook_1_mechanism: mechanism,
  hook_2_mechanism: mechanism,
  hook_3_mechanism: mechanism,
  hook_4_mechanism: mechanism,
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
