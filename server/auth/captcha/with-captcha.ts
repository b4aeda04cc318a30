import { z } from 'zod';
import type { AuthCall, AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { CaptchaVerifier, ShownCaptcha } from './captcha-verifier.ts';

const inputSchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string() }).nullable().catch(null),
});

/** Lets a call through for whoever solved the captcha, where there is one, and for the secret API key. */
export function withCaptcha(call: AuthCall): AuthCall {
  return async (context, request) => {
    if (context.captcha !== null && request.apiKey !== 'secret') {
      await requireSolved(context, context.captcha, request);
    }
    return call(context, request);
  };
}

async function requireSolved(
  context: AuthContext,
  captcha: CaptchaVerifier,
  request: AuthRequest,
): Promise<void> {
  const { gotrue_meta_security: proof } = await request.read(inputSchema);
  if (!proof?.captcha_token) {
    throw new AuthError('captcha_failed', {
      message: 'captcha protection: request disallowed (no captcha_token found in request)',
    });
  }
  const shown = { token: proof.captcha_token, address: request.client.address };
  if (!(await isSolved(context, captcha, shown))) throw new AuthError('captcha_failed');
}

/** A provider that cannot tell lets nobody in. It is not our own failure either: clients would send the used token again. */
async function isSolved(
  { log }: AuthContext,
  captcha: CaptchaVerifier,
  shown: ShownCaptcha,
): Promise<boolean> {
  try {
    return await captcha.isSolved(shown);
  } catch (error) {
    log.error({ err: error }, 'captcha provider failed');
    return false;
  }
}
