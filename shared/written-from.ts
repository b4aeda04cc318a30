import { z } from 'zod';
import { treeSources } from './tree-sources.ts';

/** What a tree was written from, as the person is told. */
export const writtenFromSchema = z.object({
  source: z.enum(treeSources),
  /** The larger topic, or the kind: "um prato". */
  name: z.string().nullable(),
});
export type WrittenFrom = z.infer<typeof writtenFromSchema>;
