import { z } from 'zod';

/** Services that tell what people type into their search boxes. Their lists carry no volumes: nothing of them is "mais pesquisado". */
export const demandSources = ['google', 'youtube', 'brave'] as const;
export type QuestionDemandSource = (typeof demandSources)[number];

/** Where a question that people type was read: shown as "sugestão de busca", with source and date. */
export const questionDemandSchema = z.object({
  source: z.enum(demandSources),
  /** As people typed it. */
  query: z.string(),
  /** YYYY-MM-DD, the day on which the service said so. */
  askedOn: z.iso.date(),
});
export type QuestionDemand = z.infer<typeof questionDemandSchema>;

/** A question that people type, as a sentence: "Como dormir melhor?". */
export interface AskedQuestion extends QuestionDemand {
  question: string;
}
