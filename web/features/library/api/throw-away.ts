import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openDatabase } from '../../../lib/supabase.ts';
import { keptWorkQuery, type WorkKind } from './get-kept-work.ts';

/** Deletes a search or a script for good. Asked for again, it costs a credit again. */
export function useThrowAway({ userId, kind }: { userId: string; kind: WorkKind }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => throwAway(kind, id),
    onSuccess: (_nothing, id) =>
      queryClient.setQueryData(keptWorkQuery({ userId, kind }).queryKey, (data) =>
        data ? { ...data, pages: data.pages.map((page) => page.filter((work) => work.id !== id)) } : data,
      ),
  });
}

async function throwAway(kind: WorkKind, id: string): Promise<void> {
  const table = kind === 'searches' ? 'saved_trees' : 'saved_scripts';
  const database = await openDatabase();
  const { error } = await database.from(table).delete().eq('id', id);
  if (error) throw error;
}
