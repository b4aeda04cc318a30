import type { CaptchaProviderName } from '../../../shared/runtime-config.ts';

/** The site that this installation is at the provider. */
export interface CaptchaSettings {
  provider: CaptchaProviderName;
  siteKey: string;
  secret: string;
  /** Origin of a stand-in for the provider; null is the provider itself. */
  apiBase: string | null;
}

/** Where a provider is, and what it takes. */
export interface CaptchaPlace {
  verifyUrl: string;
  scriptUrl: string;
  /** What a page's policy must allow the widget. */
  origins: readonly string[];
  longestToken: number;
}

/** The provider's addresses, or the same paths on the stand-in. */
export function locateCaptcha({
  provider,
  apiBase,
}: Pick<CaptchaSettings, 'provider' | 'apiBase'>): CaptchaPlace {
  const { verify, script, origins, longestToken } = providers[provider];
  return {
    verifyUrl: `${apiBase ?? verify.origin}${verify.path}`,
    scriptUrl: `${apiBase ?? script.origin}${script.path}`,
    origins: apiBase === null ? origins : [new URL(apiBase).origin],
    longestToken,
  };
}

const cloudflare = 'https://challenges.cloudflare.com';

const providers = {
  turnstile: {
    verify: { origin: cloudflare, path: '/turnstile/v0/siteverify' },
    script: { origin: cloudflare, path: '/turnstile/v0/api.js?render=explicit' },
    origins: [cloudflare],
    longestToken: 2048,
  },
  hcaptcha: {
    verify: { origin: 'https://api.hcaptcha.com', path: '/siteverify' },
    script: { origin: 'https://js.hcaptcha.com', path: '/1/api.js?render=explicit&recaptchacompat=off' },
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    // It promises no length, and has given tokens of more than 4,000 characters.
    longestToken: 16_384,
  },
} satisfies Record<CaptchaProviderName, object>;
