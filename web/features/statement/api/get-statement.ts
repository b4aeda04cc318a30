import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { openDatabase } from '../../../lib/supabase.ts';
import type { Movement } from '../movement.ts';

const pageSize = 50;

/** Every movement of the person's credits, the newest first, a page at a time. */
export function useStatement(userId: string) {
  return useInfiniteQuery(statementQuery(userId));
}

/** The credit statement of one person. */
export function statementQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['credit-statement', userId],
    queryFn: ({ pageParam, signal }) => getPage(pageParam, signal),
    initialPageParam: null as number | null,
    // From a movement on rather than from a place on: new ones push the places down.
    getNextPageParam: (last: Movement[]) => (last.length === pageSize ? (last.at(-1)?.id ?? null) : null),
    // Every search and every payment adds to it.
    staleTime: 0,
    select: (data: InfiniteData<Movement[]>) => data.pages.flat(),
  });
}

async function getPage(before: number | null, signal: AbortSignal): Promise<Movement[]> {
  const [database, { movementsSchema }] = await Promise.all([openDatabase(), import('../movement.ts')]);
  const all = database
    .from('credit_statement')
    .select('id,created_at,entry,bucket,delta,balance_after,kind,subject');
  const { data, error } = await (before === null ? all : all.lt('id', before))
    .order('id', { ascending: false })
    .limit(pageSize)
    .abortSignal(signal);
  if (error) throw error;
  return movementsSchema.parse(data);
}
