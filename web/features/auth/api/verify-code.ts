import { getAuthClient } from '../../../lib/auth.ts';
import { useCall } from '../../../lib/use-call.ts';

interface MailedCode {
  email: string;
  code: string;
  /** What the mail was for. */
  type: 'signup' | 'recovery';
}

/** Signs in with the digits of a mail; rejects with the account service's `AuthError`. */
async function verifyCode({ email, code, type }: MailedCode): Promise<void> {
  const { error } = await (await getAuthClient()).verifyOtp({ email, token: code, type });
  if (error) throw error;
}

export function useVerifyCode() {
  return useCall(verifyCode);
}
