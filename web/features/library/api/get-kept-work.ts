import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type WrittenFrom, writtenFromSchema } from '../../../../shared/written-from.ts';
import { openDatabase } from '../../../lib/supabase.ts';

/** What an account keeps: searches with their hooks, scripts with their materials. */
export type WorkKind = 'searches' | 'scripts';

/** One line of the library. */
export interface KeptWork {
  id: string;
  /** The topic of a search; the hook of a script. */
  text: string;
  /** Which set of its topic a search is; 0 is the first. Always 0 for a script. */
  variant: number;
  /** What a search was written from; null for a script. */
  writtenFrom: WrittenFrom | null;
  createdAt: Date;
}

const pageSize = 100;
const createdAt = z.string().transform((text) => new Date(text));
const searchSchema = z
  .object({
    id: z.uuid(),
    topic: z.string(),
    variant: z.int(),
    written_from: writtenFromSchema.default({ source: 'card', name: null }),
    created_at: createdAt,
  })
  .transform(
    ({ id, topic, variant, written_from, created_at }): KeptWork => ({
      id,
      text: topic,
      variant,
      writtenFrom: written_from,
      createdAt: created_at,
    }),
  );
const scriptSchema = z.object({ id: z.uuid(), hook: z.string(), created_at: createdAt }).transform(
  ({ id, hook, created_at }): KeptWork => ({
    id,
    text: hook,
    variant: 0,
    writtenFrom: null,
    createdAt: created_at,
  }),
);

/** The newest first, a page at a time. */
export function useKeptWork(choice: { userId: string; kind: WorkKind }) {
  return useInfiniteQuery(keptWorkQuery(choice));
}

/** The kept work of one kind of one person. */
export function keptWorkQuery({ userId, kind }: { userId: string; kind: WorkKind }) {
  return infiniteQueryOptions({
    queryKey: ['kept-work', userId, kind],
    queryFn: ({ pageParam, signal }) => getPage({ userId, kind, from: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: KeptWork[], all) => (last.length === pageSize ? all.length * pageSize : null),
    // Every search and every script that is made adds to it.
    staleTime: 0,
    select: (data: InfiniteData<KeptWork[]>) => data.pages.flat(),
  });
}

async function getPage(
  { userId, kind, from }: { userId: string; kind: WorkKind; from: number },
  signal: AbortSignal,
): Promise<KeptWork[]> {
  const database = await openDatabase();
  const rows =
    kind === 'searches'
      ? database.from('saved_trees').select('id, topic, variant, written_from, created_at')
      : database.from('saved_scripts').select('id, hook, created_at');
  const { data, error } = await rows
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  if (error) throw error;
  return z.array(kind === 'searches' ? searchSchema : scriptSchema).parse(data);
}
