import { mailReturnAddress } from '../../../lib/arrival/return-address.ts';
import { getAuthClient } from '../../../lib/auth.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { CaptchaProof } from '../captcha/use-captcha.ts';

interface MailRequest extends CaptchaProof {
  email: string;
}

/** Asks for the mail with the way to a new password; answers alike whether the account exists or not. */
async function requestPasswordReset({ email, captchaToken }: MailRequest): Promise<void> {
  const { error } = await (await getAuthClient()).resetPasswordForEmail(email, {
    redirectTo: mailReturnAddress(paths.resetPassword.getHref()),
    captchaToken,
  });
  if (error) throw error;
}

export function useRequestPasswordReset() {
  return useCall(requestPasswordReset);
}
