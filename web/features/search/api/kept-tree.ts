import { z } from 'zod';
import { questionBlocksSchema } from '../../../../shared/hook-tree-schema.ts';
import { writtenFromSchema } from '../../../../shared/written-from.ts';
import type { LastSearch } from '../last-search.ts';

export const treeColumns = 'id, topic, variant, engine, questions, written_from, care, created_at';

const keptTreeSchema = z
  .object({
    id: z.uuid(),
    topic: z.string(),
    variant: z.int(),
    engine: z.string(),
    questions: questionBlocksSchema,
    written_from: writtenFromSchema.default({ source: 'card', name: null }),
    care: z.string().nullable().default(null),
    created_at: z.string(),
  })
  .transform(({ id, topic, variant, engine, questions, written_from, care, created_at }): LastSearch => {
    // Of a card the server says only when asked that there is no other set.
    const has_more = written_from.source !== 'told' && written_from.source !== 'kind';
    const data = { id, topic, engine, questions, written_from, care, has_more, near: [], reused: true };
    return { topic, variant, data, timestamp: Date.parse(created_at) };
  });

/** Rows of kept trees as searches. */
export const keptTreesSchema = z.array(keptTreeSchema);
