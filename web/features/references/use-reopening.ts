import { useMutation } from '@tanstack/react-query';
import { useSavedMaterials } from './api/get-saved-materials.ts';

/** Looks again for what the account has stored for a hook. It only reads, so it can charge nothing. */
export function useReopening(choice: { userId: string; hook: string }) {
  const { refetch } = useSavedMaterials(choice);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await refetch({ throwOnError: true })).data ?? null,
  });
  return {
    reopen: () => mutate(),
    isReopening: isPending,
    problem: isPending ? null : problemOf(data, error),
  };
}

function problemOf(found: object | null | undefined, error: Error | null): string | null {
  if (error) return 'Não conseguimos procurar agora. Tente de novo.';
  return found === null ? 'Esta conta ainda não desbloqueou este gancho.' : null;
}
