import type { AuthError } from '@supabase/auth-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';
import { clearVisit } from '../../../lib/storage.ts';

/** Ends the session of this browser; the person's other devices stay signed in. */
async function signOut(): Promise<void> {
  const { error } = await (await getAuthClient()).signOut({ scope: 'local' });
  if (error) throw error;
}

/** Signs out and leaves nothing of the person behind: no cached answer, no stored search. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation<void, AuthError>({
    mutationFn: signOut,
    onSuccess: () => {
      queryClient.clear();
      clearVisit();
    },
  });
}
