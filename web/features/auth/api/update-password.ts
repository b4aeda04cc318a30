import { getAuthClient } from '../../../lib/auth.ts';
import { useCall } from '../../../lib/use-call.ts';

/** Gives the signed-in person a new password, which ends their other sessions. */
async function updatePassword(password: string): Promise<void> {
  const { error } = await (await getAuthClient()).updateUser({ password });
  if (error) throw error;
}

export function useUpdatePassword() {
  return useCall(updatePassword);
}
