import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BuscaReferenciasAnswer } from '../../../../shared/busca-referencias.ts';
import { openDatabase } from '../../../lib/supabase.ts';

/** What the screen shows of an answer, whether it came now or was kept by the account. */
export type DeliveredMaterials = Pick<
  BuscaReferenciasAnswer,
  'references' | 'script' | 'background' | 'engine' | 'charged' | 'reused'
>;

/** What the account already has for this hook; null when nothing was unlocked yet. */
export function useSavedMaterials(choice: { userId: string; hook: string }) {
  return useQuery(savedMaterialsQuery(choice));
}

/** The kept materials of one hook of one person. */
export function savedMaterialsQuery({ userId, hook }: { userId: string; hook: string }) {
  return queryOptions({
    queryKey: ['saved-materials', userId, hook],
    queryFn: ({ signal }) => getSavedMaterials({ userId, hook }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function getSavedMaterials(
  { userId, hook }: { userId: string; hook: string },
  signal: AbortSignal,
): Promise<DeliveredMaterials | null> {
  const [database, { savedScriptsSchema }] = await Promise.all([
    openDatabase(),
    import('../saved-scripts.ts'),
  ]);
  const { data, error } = await database
    .from('saved_scripts')
    .select('materials, script, background, engine, charged')
    .eq('user_id', userId)
    .eq('hook', hook)
    .limit(1)
    .abortSignal(signal);
  if (error) throw error;
  const saved = savedScriptsSchema.parse(data)[0];
  if (!saved) return null;
  const { materials, ...kept } = saved;
  return { references: materials, ...kept, reused: false };
}
