import { getAuthClient } from '../../../lib/auth.ts';
import { forgetFormerPerson } from '../../../lib/personal-data.ts';
import { useCall } from '../../../lib/use-call.ts';

/** Ends the session of this browser and leaves nothing of the person in it: no cached answer, no stored search. */
async function signOut(): Promise<void> {
  const { error } = await (await getAuthClient()).signOut({ scope: 'local' });
  if (error) throw error;
  forgetFormerPerson();
}

/** The person's other devices stay signed in. */
export function useSignOut() {
  return useCall(signOut);
}
