import { z } from 'zod';
import { demandSources } from './demand.ts';
import { maximumHookLength, questionsPerTree } from './hook-tree.ts';
import { mechanisms } from './mechanisms.ts';

export const hookTextSchema = z.string().min(1).max(maximumHookLength);
export const mechanismSchema = z.enum(mechanisms);

/** Where a question that people type was read: shown as "sugestão de busca", with source and date. */
export const questionDemandSchema = z.object({
  source: z.enum(demandSources),
  /** As people typed it. */
  query: z.string(),
  /** YYYY-MM-DD, the day on which the service said so. */
  askedOn: z.iso.date(),
});

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
  /** The spoken answer to the question; only the questions of a card have one. */
  question_answer: z.string().optional(),
});

/** The same as the browser reads it: a backend that keeps to the specification does not name mechanisms. */
export const answeredBlockSchema = questionBlockSchema.partial({
  hook_1_mechanism: true,
  hook_2_mechanism: true,
  hook_3_mechanism: true,
  hook_4_mechanism: true,
});

export const questionBlocksSchema = z.array(questionBlockSchema).length(questionsPerTree);
