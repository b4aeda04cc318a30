import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { openDatabase } from '../../../lib/supabase.ts';
import type { LastSearch } from '../last-search.ts';

/** One kept tree; null when the account has none of that id. */
export function useKeptTree(choice: { userId: string; treeId: string }) {
  return useQuery(keptTreeQuery(choice));
}

function keptTreeQuery({ userId, treeId }: { userId: string; treeId: string }) {
  return queryOptions({
    queryKey: ['kept-tree', userId, treeId],
    queryFn: ({ signal }) => getKeptTree({ userId, treeId }, signal),
  });
}

async function getKeptTree(
  { userId, treeId }: { userId: string; treeId: string },
  signal: AbortSignal,
): Promise<LastSearch | null> {
  if (!z.uuid().safeParse(treeId).success) return null;
  const [database, { keptTreesSchema, treeColumns }] = await Promise.all([
    openDatabase(),
    import('./kept-tree.ts'),
  ]);
  const { data, error } = await database
    .from('saved_trees')
    .select(treeColumns)
    .eq('user_id', userId)
    .eq('id', treeId)
    .abortSignal(signal);
  if (error) throw error;
  return keptTreesSchema.parse(data)[0] ?? null;
}
