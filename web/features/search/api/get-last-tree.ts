import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { questionBlocksSchema } from '../../../../shared/hook-tree.ts';
import { database } from '../../../lib/supabase.ts';
import type { LastSearch } from '../last-search.ts';

const lastTreeSchema = z
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
  const { data, error } = await database()
    .from('saved_trees')
    .select('id, topic, variant, engine, questions, created_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  if (error) throw error;
  return z.array(lastTreeSchema).parse(data)[0] ?? null;
}
