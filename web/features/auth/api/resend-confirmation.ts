import type { AuthError } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { absoluteHref, paths } from '../../../lib/paths.ts';
import { authClient } from '../../../lib/supabase.ts';

/** Asks for the mail that confirms a new account once more. */
async function resendConfirmation(email: string): Promise<void> {
  const { error } = await authClient.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: absoluteHref(paths.secondStep.getHref()) },
  });
  if (error) throw error;
}

export function useResendConfirmation() {
  return useMutation<void, AuthError, string>({ mutationFn: resendConfirmation });
}
