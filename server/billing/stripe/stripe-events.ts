import type { Stripe } from 'stripe';
import { handledEventTypes } from '../handled-events.ts';
import type { PaymentProvider, ProviderEvent } from '../payment-provider.ts';
import { readSignedEvent, toProviderEvent } from '../signed-event.ts';
import { callStripe } from './stripe-client.ts';

/** Stripe's webhook events: as they come in, and those that no webhook took. */
export function createStripeEvents(
  stripe: Stripe,
  webhookSecret: string,
): Pick<PaymentProvider, 'readEvent' | 'listUndelivered'> {
  return {
    readEvent: (body, signature) => readSignedEvent(body, signature, webhookSecret),
    async *listUndelivered() {
      // The list has the newest first; effects are wanted in the order things happened.
      const events: ProviderEvent[] = [];
      await callStripe(async () => {
        const list = stripe.events.list({
          delivery_success: false,
          types: [...handledEventTypes],
          limit: 100,
        });
        for await (const event of list) events.push(toProviderEvent(event));
      });
      yield* events.reverse();
    },
  };
}
