import { queryOptions, useQuery } from '@tanstack/react-query';
import { openDatabase } from '../../../lib/supabase.ts';
import type { LastSearch } from '../last-search.ts';

/** The newest set this account has on the server, for a tab that remembers none: after a new sign-in, on another device. */
export function useLastTree({ userId, isWanted }: { userId: string; isWanted: boolean }) {
  return useQuery({ ...lastTreeQuery(userId), enabled: isWanted });
}

function lastTreeQuery(userId: string) {
  return queryOptions({
    queryKey: ['last-tree', userId],
    queryFn: ({ signal }) => getLastTree(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function getLastTree(userId: string, signal: AbortSignal): Promise<LastSearch | null> {
  const [database, { keptTreesSchema, treeColumns }] = await Promise.all([
    openDatabase(),
    import('./kept-tree.ts'),
  ]);
  const { data, error } = await database
    .from('saved_trees')
    .select(treeColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  if (error) throw error;
  return keptTreesSchema.parse(data)[0] ?? null;
}
