import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type CaptchaSettings, locateCaptcha } from '../auth/captcha/captcha-provider.ts';
import { locateTagManager, type TagManagerSettings } from './tag-manager.ts';

interface Site {
  publicUrl: string;
  captcha: CaptchaSettings | null;
  tagManager: TagManagerSettings | null;
}

/** Headers of every answer. The policy allows nothing inline, and from elsewhere only the captcha and the tag manager, where configured. */
export function securityHeaders({ publicUrl, captcha, tagManager }: Site): MiddlewareHandler {
  const widget = captcha === null ? [] : locateCaptcha(captcha).origins;
  const measuring = tagManager === null ? nowhere : locateTagManager(tagManager);
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...widget, ...measuring.scriptOrigins],
      styleSrc: ["'self'", ...widget],
      imgSrc: ["'self'", 'data:', 'blob:', ...measuring.reportOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...widget, ...measuring.reportOrigins],
      ...(captcha === null ? {} : { frameSrc: [...widget] }),
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: false,
  });
}

const nowhere = { scriptOrigins: [], reportOrigins: [] };
