import { z } from 'zod';
import { questionBlocksSchema } from '../../../../shared/hook-tree-schema.ts';
import type { LastSearch } from '../last-search.ts';

export const treeColumns = 'id, topic, variant, engine, questions, created_at';

const keptTreeSchema = z
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

/** Rows of kept trees as searches. */
export const keptTreesSchema = z.array(keptTreeSchema);
