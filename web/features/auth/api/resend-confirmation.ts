import { mailReturnAddress } from '../../../lib/arrival/return-address.ts';
import { getAuthClient } from '../../../lib/auth.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { CaptchaProof } from '../captcha/use-captcha.ts';

interface MailRequest extends CaptchaProof {
  email: string;
}

/** Asks for the mail that confirms a new account once more. */
async function resendConfirmation({ email, captchaToken }: MailRequest): Promise<void> {
  const { error } = await (await getAuthClient()).resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: mailReturnAddress(paths.secondStep.getHref()), captchaToken },
  });
  if (error) throw error;
}

export function useResendConfirmation() {
  return useCall(resendConfirmation);
}
