import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type CaptchaSettings, locateCaptcha } from '../auth/captcha/captcha-provider.ts';

interface Site {
  publicUrl: string;
  captcha: CaptchaSettings | null;
}

/** Headers of every answer. The policy allows nothing inline, and from elsewhere only the captcha, where one is asked for. */
export function securityHeaders({ publicUrl, captcha }: Site): MiddlewareHandler {
  const widget = captcha === null ? [] : locateCaptcha(captcha).origins;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...widget],
      styleSrc: ["'self'", ...widget],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...widget],
      ...(captcha === null ? {} : { frameSrc: [...widget] }),
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      manifestSrc: ["'self'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: false,
  });
}
