import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { openDatabase } from '../../../lib/supabase.ts';
import type { LastSearch } from '../last-search.ts';
import { keptTreeSchema, treeColumns } from './kept-tree.ts';

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
  const database = await openDatabase();
  const { data, error } = await database
    .from('saved_trees')
    .select(treeColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  if (error) throw error;
  return z.array(keptTreeSchema).parse(data)[0] ?? null;
}
