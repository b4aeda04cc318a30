import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type CaptchaSettings, locateCaptcha } from '../auth/captcha/captcha-provider.ts';
import { locateTagManager, type TagManagerSettings } from './tag-manager.ts';

interface Site {
  publicUrl: string;
  captcha: CaptchaSettings | null;
  tagManager: TagManagerSettings | null;
}

/**
 * Headers of every answer. The policy allows nothing inline, and from elsewhere only the captcha, the tag manager and the service that
 * keeps the accounts, where configured.
 */
export function securityHeaders(
  { publicUrl, captcha, tagManager }: Site,
  accounts: { kind: 'own' | 'remote'; publicUrl: string },
): MiddlewareHandler {
  const widget = captcha === null ? [] : locateCaptcha(captcha).origins;
  const accountOrigins = accounts.kind === 'own' ? [] : [new URL(accounts.publicUrl).origin];
  const measuring = tagManager === null ? nowhere : locateTagManager(tagManager);
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...widget, ...measuring.scriptOrigins],
      styleSrc: ["'self'", ...widget],
      imgSrc: ["'self'", 'data:', 'blob:', ...measuring.reportOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...accountOrigins, ...widget, ...measuring.reportOrigins],
      ...(captcha === null ? {} : { frameSrc: [...widget] }),
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
    },
    // What the product has no use for, no script that got in shall have either.
    permissionsPolicy: {
      accelerometer: [],
      browsingTopics: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      hid: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      serial: [],
      usb: [],
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // A page of elsewhere that opens this one gets no hold of it; checkouts and sign-ins lead away in the same window.
    crossOriginOpenerPolicy: 'same-origin',
    // The calls are open to any origin all the same: by CORS, which this does not touch.
    crossOriginResourcePolicy: 'same-origin',
  });
  return async (context, next) => {
    await setHeaders(context, next);
    if (context.req.path === sharedPicture) context.header('cross-origin-resource-policy', 'cross-origin');
  };
}

/** What a shared link shows, on whichever site. */
const sharedPicture = '/card.png';
const nowhere = { scriptOrigins: [], reportOrigins: [] };
