import type { z } from 'zod';
import type { questionDemandSchema } from './hook-tree-schema.ts';

/** Services that tell what people type into their search boxes. Their lists carry no volumes: nothing of them is "mais pesquisado". */
export const demandSources = ['google', 'youtube', 'brave'] as const;
export type QuestionDemandSource = (typeof demandSources)[number];

/** Where a question that people type was read. */
export type QuestionDemand = z.infer<typeof questionDemandSchema>;

/** A question that people type, as a sentence: "Como dormir melhor?". */
export interface AskedQuestion extends QuestionDemand {
  question: string;
}
