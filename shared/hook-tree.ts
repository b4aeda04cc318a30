import type { z } from 'zod';
import type { answeredBlockSchema, questionBlockSchema } from './hook-tree-schema.ts';

// Without schemas: the browser needs this at once, and what it parses only later.
export const questionsPerTree = 4;
export const hooksPerQuestion = 4;
export const maximumTopicLength = 300;
export const maximumHookLength = 400;
/** Another set for the same topic is another variant: 0 is the first, 1 the second, and so on. */
export const maximumVariant = 99;

export type QuestionBlock = z.infer<typeof questionBlockSchema>;

/** A block as the browser reads it; see `answeredBlockSchema`. */
export type AnsweredBlock = z.infer<typeof answeredBlockSchema>;

export interface HookNode<Block extends AnsweredBlock = QuestionBlock> {
  hook: string;
  mechanism: Block['hook_1_mechanism'];
}

/** The four hooks of a block as a list, in their order. */
export function hooksOf<Block extends AnsweredBlock>(
  block: Block,
): [HookNode<Block>, HookNode<Block>, HookNode<Block>, HookNode<Block>] {
  return [
    { hook: block.hook_1, mechanism: block.hook_1_mechanism },
    { hook: block.hook_2, mechanism: block.hook_2_mechanism },
    { hook: block.hook_3, mechanism: block.hook_3_mechanism },
    { hook: block.hook_4, mechanism: block.hook_4_mechanism },
  ];
}
