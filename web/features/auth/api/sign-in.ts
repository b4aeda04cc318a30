import type { Session } from '@supabase/auth-js';
import { getAuthClient } from '../../../lib/auth.ts';
import { useCall } from '../../../lib/use-call.ts';
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
  return useCall(signIn);
}
