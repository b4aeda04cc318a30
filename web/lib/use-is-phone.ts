import { useSyncExternalStore } from 'react';

const phone = '(max-width: 767.98px)';

/** True below the product's phone breakpoint, also while the window is being resized. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhoneNow);
}

/** True if the window is below that breakpoint at this moment. */
export function isPhoneNow(): boolean {
  return matchMedia(phone).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
