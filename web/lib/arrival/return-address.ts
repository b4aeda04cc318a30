import { absoluteHref } from '../paths.ts';
import { randomText, toBase64Url } from './random-text.ts';
import { storeRequest } from './sign-in-requests.ts';

/** No link of a mail lives longer. */
const mailSeconds = 24 * 60 * 60;
/** A flow at a provider and its auth code live five minutes each. */
const providerSeconds = 10 * 60;

/** The full address of a screen for a mail's link, with a state by which this browser knows its own request again. */
export function mailReturnAddress(href: string): string {
  return withState(href, storeRequest({ seconds: mailSeconds }));
}

interface ProviderReturn {
  redirectTo: string;
  queryParams: { code_challenge: string; code_challenge_method: 's256' | 'plain' };
}

/** The same for a provider, whose answer is an auth code that the stored verifier exchanges. `userId` is of a linking. */
export async function providerReturn(href: string, userId?: string): Promise<ProviderReturn> {
  const verifier = randomText();
  const state = storeRequest({ seconds: providerSeconds, verifier, ...(userId && { userId }) });
  return { redirectTo: withState(href, state), queryParams: await challengeOf(verifier) };
}

function withState(href: string, state: string): string {
  const url = new URL(absoluteHref(href));
  url.searchParams.set('state', state);
  return url.href;
}

// Browsers hash in secure contexts alone; plain http in a local network has none.
async function challengeOf(verifier: string): Promise<ProviderReturn['queryParams']> {
  if (!globalThis.isSecureContext) return { code_challenge: verifier, code_challenge_method: 'plain' };
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { code_challenge: toBase64Url(new Uint8Array(hash)), code_challenge_method: 's256' };
}
