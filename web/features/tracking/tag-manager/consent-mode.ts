import { openDataLayer } from '../data-layer.ts';

type ConsentState = 'granted' | 'denied';

/** Denies everything, by Google's Consent Mode (v2), ahead of all that was told. Called once, before a container reads the list. */
export function denyByDefault(): void {
  openDataLayer().unshift(toCommand('consent', 'default', toSignals('denied')));
}

/** Grants what was denied, ahead of the events: nobody has read the list yet, and they are to count. */
export function grantFromTheBeginning(): void {
  openDataLayer().splice(1, 0, toCommand('consent', 'update', toSignals('granted')));
}

/** Tells a container that is running what the person says now. */
export function updateConsent(state: ConsentState): void {
  openDataLayer().push(toCommand('consent', 'update', toSignals(state)));
}

function toSignals(state: ConsentState) {
  return {
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  };
}

/** Google takes a command for one only when it is an `arguments` object; an array it reads as something else. */
function toCommand(..._words: ['consent', 'default' | 'update', ReturnType<typeof toSignals>]): object {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}
