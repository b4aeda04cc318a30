import { z } from 'zod';
import { toInet } from '../inet.ts';
import { type CaptchaSettings, locateCaptcha } from './captcha-provider.ts';

/** What a browser brings as proof, and where it comes from. */
export interface ShownCaptcha {
  token: string;
  address: string | null;
}

/** The provider of the captcha, as the account service asks it. */
export interface CaptchaVerifier {
  /** Whether the token was given to a person on this site and is used for the first time; throws when the provider cannot tell. */
  isSolved(shown: ShownCaptcha): Promise<boolean>;
}

const timeoutMilliseconds = 5_000;

/** Nothing is asked of the provider before the first token. */
export function openCaptcha(settings: CaptchaSettings): CaptchaVerifier {
  const { verifyUrl, longestToken } = locateCaptcha(settings);
  return {
    async isSolved(shown) {
      if (shown.token.length > longestToken) return false;
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: toForm(settings, shown),
        // The form carries the secret: to nobody else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      return readVerdict(response);
    },
  };
}

function toForm(
  { provider, siteKey, secret }: CaptchaSettings,
  { token, address }: ShownCaptcha,
): URLSearchParams {
  const form = new URLSearchParams({ secret, response: token });
  const remoteAddress = toInet(address);
  if (remoteAddress !== null) form.set('remoteip', remoteAddress);
  // Its secret is the account's: without the site's key, a token of another site would do.
  if (provider === 'hcaptcha') form.set('sitekey', siteKey);
  return form;
}

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/** The provider's words for a token that is wrong, old or used; any other word is about us or itself. */
const tokenFaults = new Set([
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
  'timeout-or-duplicate',
]);

async function readVerdict(response: Response): Promise<boolean> {
  const verdict = verdictSchema.parse(await response.json());
  if (verdict.success && response.ok) return true;
  const faults = verdict['error-codes'];
  if (!verdict.success && faults.every((fault) => tokenFaults.has(fault))) return false;
  throw new Error(`The captcha provider answered ${response.status}: ${faults.join(', ')}`);
}
