import type { AuthError } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';
import { absoluteHref, paths } from '../../../lib/paths.ts';

/** Leaves for Google, which sends the person back to the second step. */
async function signInWithGoogle(): Promise<void> {
  const { error } = await (await getAuthClient()).signInWithOAuth({
    provider: 'google',
    options: { redirectTo: absoluteHref(paths.secondStep.getHref()) },
  });
  if (error) throw error;
}

export function useSignInWithGoogle() {
  return useMutation<void, AuthError>({ mutationFn: signInWithGoogle });
}
