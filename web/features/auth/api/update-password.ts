import type { AuthError } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';

/** Gives the signed-in person a new password, which ends their other sessions. */
async function updatePassword(password: string): Promise<void> {
  const { error } = await (await getAuthClient()).updateUser({ password });
  if (error) throw error;
}

export function useUpdatePassword() {
  return useMutation<void, AuthError, string>({ mutationFn: updatePassword });
}
