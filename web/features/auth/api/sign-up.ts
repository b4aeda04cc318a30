import type { AuthError, Session } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { absoluteHref, paths } from '../../../lib/paths.ts';
import { authClient } from '../../../lib/supabase.ts';
import type { Credentials } from '../credentials.ts';

/** Creates an account; null means that the e-mail must be confirmed before there is a session. */
async function signUp({ email, password }: Credentials): Promise<Session | null> {
  const { data, error } = await authClient.signUp({
    email,
    password,
    options: { emailRedirectTo: absoluteHref(paths.secondStep.getHref()) },
  });
  if (error) throw error;
  return data.session;
}

export function useSignUp() {
  return useMutation<Session | null, AuthError, Credentials>({ mutationFn: signUp });
}
