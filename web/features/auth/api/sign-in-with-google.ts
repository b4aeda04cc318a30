import { providerReturn } from '../../../lib/arrival/return-address.ts';
import { getAuthClient } from '../../../lib/auth.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';

/** Leaves for Google, which sends the person back to the second step. */
async function signInWithGoogle(): Promise<void> {
  const { error } = await (await getAuthClient()).signInWithOAuth({
    provider: 'google',
    options: await providerReturn(paths.secondStep.getHref()),
  });
  if (error) throw error;
}

export function useSignInWithGoogle() {
  return useCall(signInWithGoogle);
}
