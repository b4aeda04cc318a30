import type { CaptchaWidgetSettings } from '../../../../shared/runtime-config.ts';
import { getTheme } from '../../../lib/theme.ts';
import { type CaptchaApi, loadCaptchaScript } from './load-captcha-script.ts';

interface CaptchaListener {
  /** Null takes the last one back. */
  onToken(token: string | null): void;
  /** Neither script nor widget came. */
  onFailure(): void;
}

export interface PlacedCaptcha {
  /** Asks anew: each token is good for one request. */
  renew(): void;
  remove(): void;
}

/** Draws the provider's widget into an empty element. */
export function placeCaptcha(
  settings: CaptchaWidgetSettings,
  element: HTMLElement,
  listener: CaptchaListener,
): PlacedCaptcha {
  let widget: { api: CaptchaApi; id: string } | null = null;
  let isRemoved = false;
  const renew = () => {
    listener.onToken(null);
    widget?.api.reset(widget.id);
  };
  const draw = (api: CaptchaApi) => {
    if (isRemoved) return;
    widget = { api, id: api.render(element, toOptions(settings, { ...listener, renew })) };
  };
  loadCaptchaScript(settings)
    .then(draw)
    .catch(() => !isRemoved && listener.onFailure());
  return {
    renew,
    remove() {
      isRemoved = true;
      widget?.api.remove(widget.id);
      widget = null;
    },
  };
}

const portuguese = { turnstile: { language: 'pt-BR' }, hcaptcha: { hl: 'pt-BR' } };

function toOptions(
  { provider, siteKey }: CaptchaWidgetSettings,
  { onToken, onFailure, renew }: CaptchaListener & { renew: () => void },
) {
  return {
    ...portuguese[provider],
    sitekey: siteKey,
    theme: getTheme(),
    callback: onToken,
    'expired-callback': renew,
    'error-callback': () => {
      onFailure();
      return true; // told to the person, so the provider need not write to the console
    },
  };
}
