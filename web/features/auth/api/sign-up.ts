import type { Session } from '@supabase/auth-js';
import { mailReturnAddress } from '../../../lib/arrival/return-address.ts';
import { getAuthClient } from '../../../lib/auth.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
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
    options: { emailRedirectTo: mailReturnAddress(paths.secondStep.getHref()), captchaToken },
  });
  if (error) throw error;
  return data.session;
}

export function useSignUp() {
  return useCall(signUp);
}
