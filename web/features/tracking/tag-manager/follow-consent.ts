import type { TagManager } from '../../../../shared/runtime-config.ts';
import type { ConsentChoice } from '../consent/consent.ts';
import { updateConsent } from './consent-mode.ts';
import { isTagManagerLoaded, loadTagManager } from './load-tag-manager.ts';
import { removeMeasuringCookies } from './remove-cookies.ts';

const longestWait = 3_000;

/** Does what the person chose; null has not chosen. Gives the function that calls off what has not happened yet. */
export function followConsent(choice: ConsentChoice | null, tagManager: TagManager): () => void {
  const isAccepted = choice === 'accepted';
  if (isTagManagerLoaded()) updateConsent(isAccepted ? 'granted' : 'denied');
  else if (isAccepted) return whenIdle(() => loadTagManager(tagManager));
  if (choice === 'refused') removeMeasuringCookies();
  return () => {};
}

// What the person came for goes first.
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}
