import type { CreditDisplay } from '../../shared/credits.ts';
import { hasShape, isInteger, oneOf, type Shape } from './has-shape.ts';

const eventName = 'creditsUpdated';

/** Tells every part of the page what is left after a generation. */
export function dispatchCreditsUpdated(credits: CreditDisplay): void {
  globalThis.dispatchEvent(new CustomEvent<CreditDisplay>(eventName, { detail: credits }));
}

/** Listens for `creditsUpdated`; gives the function that stops listening. */
export function listenCreditsUpdated(listener: (credits: CreditDisplay) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent && hasShape(event.detail, shape)) listener(event.detail);
  };
  globalThis.addEventListener(eventName, onEvent);
  return () => globalThis.removeEventListener(eventName, onEvent);
}

const shape: Shape<CreditDisplay> = {
  credits_remaining: isInteger,
  credits_total: isInteger,
  type: oneOf(['free', 'subscription']),
};
