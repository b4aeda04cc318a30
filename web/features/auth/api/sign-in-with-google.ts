import { getAuthClient } from '../../../lib/auth.ts';
import { absoluteHref, paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';

/** Leaves for Google, which sends the person back to the second step. */
async function signInWithGoogle(): Promise<void> {
  const { error } = await (await getAuthClient()).signInWithOAuth({
    provider: 'google',
    options: { redirectTo: absoluteHref(paths.secondStep.getHref()) },
  });
  if (error) throw error;
}

export function useSignInWithGoogle() {
  return useCall(signInWithGoogle);
}
