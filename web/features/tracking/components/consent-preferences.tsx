import { reopenConsent, useConsent } from '../consent/consent-store.ts';

/** Brings the question about measuring back, for somebody who answered it; nothing before that, while it is asked anyway. */
export function ConsentPreferences() {
  if (useConsent() === null) return null;
  return (
    <button
      type="button"
      onClick={reopenConsent}
      className="-ml-1 inline-flex min-h-11 items-center rounded-control px-1 text-ink-soft text-sm underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
    >
      Preferências de medição
    </button>
  );
}
