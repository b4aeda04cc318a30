import type { AuthError, Session } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { getAuthClient } from '../../../lib/auth.ts';
import { absoluteHref, paths } from '../../../lib/paths.ts';
import type { CaptchaProof } from '../captcha/use-captcha.ts';
import type { Credentials } from '../credentials.ts';

/** Creates an account; null means that the e-mail must be confirmed before there is a session. */
async function signUp({
  email,
  password,
  captchaToken,
}: Credentials & CaptchaProof): Promise<Session | null> {
  const { data, error } = await (await getAuthClient()).signUp({
    email,
    password,
    options: { emailRedirectTo: absoluteHref(paths.secondStep.getHref()), captchaToken },
  });
  if (error) throw error;
  return data.session;
}

export function useSignUp() {
  return useMutation<Session | null, AuthError, Credentials & CaptchaProof>({ mutationFn: signUp });
}
