import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';
import { accountOverviewQuery } from './get-account-overview.ts';

/** Signs the person out everywhere but here. */
export function useEndOtherSessions(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountOverviewQuery(userId).queryKey }),
  });
}

async function endOtherSessions(): Promise<void> {
  const { error } = await (await getAuthClient()).signOut({ scope: 'others' });
  if (error) throw error;
}
