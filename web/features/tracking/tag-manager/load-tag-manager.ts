import type { TagManager } from '../../../../shared/runtime-config.ts';
import { openDataLayer } from '../data-layer.ts';
import { grantFromTheBeginning } from './consent-mode.ts';

let isLoaded = false;

/** Whether a container runs in this page, or is on its way. */
export function isTagManagerLoaded(): boolean {
  return isLoaded;
}

/** Loads the container, once a page. Only for a person who accepted. */
export function loadTagManager({ scriptUrl }: TagManager): void {
  if (isLoaded) return;
  isLoaded = true;
  grantFromTheBeginning();
  openDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}
