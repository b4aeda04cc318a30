import { z } from 'zod';

/** A creator answers on a phone; longer is a paragraph. */
export const longestFact = 200;
export const longestKey = 40;
/** Four groups of a question and five lines. */
const mostFacts = 24;

/** Answers to the questions of a topic that we do not know, by the key of the question. */
export const factsSchema = z
  .record(z.string().max(longestKey), z.string().max(longestFact))
  .refine((facts) => Object.keys(facts).length <= mostFacts);
export type Facts = z.infer<typeof factsSchema>;

/** A question as people ask it, or a line that opens its answer. */
export const factForms = ['question', 'sentence'] as const;

export const factQuestionSchema = z.object({
  key: z.string(),
  label: z.string(),
  form: z.enum(factForms),
  example: z.string(),
  /** The question that a line answers. */
  follows: z.string().nullable(),
});
export type FactQuestion = z.infer<typeof factQuestionSchema>;

/** What a refusal with the code `topic_unclear` says beside its sentence. */
export const topicUnclearSchema = z.object({
  /** As it was read, mended. */
  topic: z.string(),
  /** What it may be, the likeliest first; the general ideas of each can be asked for. */
  kinds: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Topics that we know, the nearest first. */
  near: z.array(z.string()),
  questions: z.array(factQuestionSchema),
  /** Where help is, when the topic may hide pain or danger. */
  care: z.string().nullable(),
  /** What this person told about the topic before. */
  told: factsSchema,
});
export type TopicUnclear = z.infer<typeof topicUnclearSchema>;
