import { type RefCallback, useCallback, useRef, useState } from 'react';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { type PlacedCaptcha, placeCaptcha } from './place-captcha.ts';

/** What a call that asks for a captcha is given, beside its own input. */
export interface CaptchaProof {
  /** Absent where no captcha is configured. */
  captchaToken: string | undefined;
}

type Progress = { state: 'waiting' | 'failed' } | { state: 'solved'; token: string };

export interface Captcha {
  isAsked: boolean;
  state: Progress['state'];
  /** The person may go on: it is solved, or none is asked for. */
  isReady: boolean;
  /** Where the widget is drawn. */
  place: RefCallback<HTMLElement>;
  /** Does the work with the token, which is used up then, whatever came of it. */
  spend<Result>(work: (proof: CaptchaProof) => Promise<Result>): Promise<Result>;
}

/** The captcha of one form. */
export function useCaptcha(): Captcha {
  const { captcha: settings } = getRuntimeConfig();
  const [progress, setProgress] = useState<Progress>({ state: 'waiting' });
  const placed = useRef<PlacedCaptcha | null>(null);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (settings === null || element === null) return;
      placed.current = placeCaptcha(settings, element, {
        onToken: (token) => setProgress(token === null ? { state: 'waiting' } : { state: 'solved', token }),
        onFailure: () => setProgress({ state: 'failed' }),
      });
      return () => {
        placed.current?.remove();
        placed.current = null;
      };
    },
    [settings],
  );

  return {
    isAsked: settings !== null,
    state: progress.state,
    isReady: settings === null || progress.state === 'solved',
    place,
    async spend(work) {
      try {
        return await work({ captchaToken: progress.state === 'solved' ? progress.token : undefined });
      } finally {
        placed.current?.renew();
      }
    },
  };
}
