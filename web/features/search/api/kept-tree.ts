import { z } from 'zod';
import { questionBlocksSchema } from '../../../../shared/hook-tree.ts';
import type { LastSearch } from '../last-search.ts';

export const treeColumns = 'id, topic, variant, engine, questions, created_at';

/** A row of kept trees as a search. */
export const keptTreeSchema = z
  .object({
    id: z.uuid(),
    topic: z.string(),
    variant: z.int(),
    engine: z.string(),
    questions: questionBlocksSchema,
    created_at: z.string(),
  })
  .transform(({ id, topic, variant, engine, questions, created_at }): LastSearch => {
    const data = { id, topic, engine, questions, reused: true };
    return { topic, variant, data, timestamp: Date.parse(created_at) };
  });
