import type { AuthError } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { authClient } from '../../../lib/supabase.ts';

/** Gives the signed-in person a new password, which ends their other sessions. */
async function updatePassword(password: string): Promise<void> {
  const { error } = await authClient.updateUser({ password });
  if (error) throw error;
}

export function useUpdatePassword() {
  return useMutation<void, AuthError, string>({ mutationFn: updatePassword });
}
