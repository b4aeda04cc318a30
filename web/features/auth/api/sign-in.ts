import type { AuthError, Session } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';
import type { CaptchaProof } from '../captcha/use-captcha.ts';
import type { Credentials } from '../credentials.ts';

/** Signs in with e-mail and password; rejects with the account service's `AuthError`. */
async function signIn({ email, password, captchaToken }: Credentials & CaptchaProof): Promise<Session> {
  const { data, error } = await (await getAuthClient()).signInWithPassword({
    email,
    password,
    options: { captchaToken },
  });
  if (error) throw error;
  return data.session;
}

export function useSignIn() {
  return useMutation<Session, AuthError, Credentials & CaptchaProof>({ mutationFn: signIn });
}
