import { type CreditDisplay, creditDisplaySchema } from '../../shared/credits.ts';

const eventName = 'creditsUpdated';

/** Tells every part of the page what is left after a generation. */
export function dispatchCreditsUpdated(credits: CreditDisplay): void {
  globalThis.dispatchEvent(new CustomEvent<CreditDisplay>(eventName, { detail: credits }));
}

/** Listens for `creditsUpdated`; gives the function that stops listening. */
export function listenCreditsUpdated(listener: (credits: CreditDisplay) => void): () => void {
  const onEvent = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const credits = creditDisplaySchema.safeParse(event.detail);
    if (credits.success) listener(credits.data);
  };
  globalThis.addEventListener(eventName, onEvent);
  return () => globalThis.removeEventListener(eventName, onEvent);
}
