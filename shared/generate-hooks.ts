import { z } from 'zod';
import { appErrorBodySchema } from './app-error-body.ts';
import { creditSummarySchema } from './credits-schema.ts';
import { maximumVariant, questionsPerTree } from './hook-tree.ts';
import {
  answeredBlockSchema,
  hookTextSchema,
  mechanismSchema,
  questionBlockSchema,
  questionBlocksSchema,
} from './hook-tree-schema.ts';
import { factsSchema, longestKey } from './topic-unclear.ts';
import { writtenFromSchema } from './written-from.ts';

export const generateHooksInputSchema = z.object({
  prompt: z.string(),
  variant: z.int().min(0).max(maximumVariant).default(0),
  /** What the person told about a topic that we do not know, by the key of the question; see `topicUnclearSchema`. */
  facts: factsSchema.optional(),
  /** Asks for the general ideas of a kind. */
  kind: z.string().max(longestKey).optional(),
});
export type GenerateHooksInput = z.input<typeof generateHooksInputSchema>;

export const generateHooksOutputSchema = z.object({
  id: z.uuid(),
  topic: z.string(),
  questions: questionBlocksSchema,
  credits: creditSummarySchema,
  engine: z.string(),
  written_from: writtenFromSchema,
  /** Where help is, for a topic that may hurt. */
  care: z.string().nullable(),
  /** False where another variant would repeat hooks of this one. */
  has_more: z.boolean(),
  /** Topics near this one, the nearest first, where it has no more. */
  near: z.array(z.string()),
  /** True when this is the stored answer of an earlier request: nothing was charged. */
  reused: z.boolean(),
});
export type GenerateHooksOutput = z.infer<typeof generateHooksOutputSchema>;

/**
 * The answer as the browser reads it. Only `questions` and `credits` must be there, as the specification has it: without an id the tree
 * cannot be found again at the server.
 */
export const generateHooksAnswerSchema = generateHooksOutputSchema.extend({
  id: z.uuid().nullable().default(null),
  /** Empty: as it was typed. */
  topic: z.string().default(''),
  questions: z.array(answeredBlockSchema).length(questionsPerTree),
  credits: creditSummarySchema.partial({ type: true }),
  /** Empty: not told. */
  engine: z.string().default(''),
  written_from: writtenFromSchema.default({ source: 'card', name: null }),
  care: z.string().nullable().default(null),
  has_more: z.boolean().default(true),
  near: z.array(z.string()).default([]),
  reused: z.boolean().default(false),
});
export type GenerateHooksAnswer = z.infer<typeof generateHooksAnswerSchema>;

/**
 * Events of the `text/event-stream` form: a question and its hooks as they are written, the whole block once it has its four, and
 * exactly one `tree-end` or `tree-error` last.
 */
export const treeEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('question-start'), index: z.int(), question: hookTextSchema }),
  z.object({
    type: z.literal('hook-add'),
    index: z.int(),
    place: z.int(),
    hook: hookTextSchema,
    mechanism: mechanismSchema,
  }),
  z.object({ type: z.literal('question-add'), index: z.int(), block: questionBlockSchema }),
  z.object({ type: z.literal('tree-end'), output: generateHooksOutputSchema }),
  z.object({ type: z.literal('tree-error'), status: z.int(), body: appErrorBodySchema }),
]);
export type TreeEvent = z.infer<typeof treeEventSchema>;
