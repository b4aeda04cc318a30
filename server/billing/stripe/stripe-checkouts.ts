import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { withSessionId } from '../with-session-id.ts';
import { readCheckout } from './read-objects.ts';
import { requireObject } from './require-object.ts';
import { callStripe } from './stripe-client.ts';

type Checkouts = Pick<PaymentProvider, 'createCheckout' | 'getCheckout' | 'expireCheckout'>;

/** Stripe's own payment page, for cards alone. */
export function createStripeCheckouts(stripe: Stripe): Checkouts {
  return {
    createCheckout: ({ userId, customerId, priceId, successUrl, cancelUrl, requestKey }) =>
      callStripe(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: priceId, quantity: 1 }],
            client_reference_id: userId,
            metadata: { user_id: userId, price_id: priceId },
            subscription_data: { metadata: { user_id: userId } },
            success_url: withSessionId(successUrl, '{CHECKOUT_SESSION_ID}'),
            cancel_url: cancelUrl,
            locale: 'pt-BR',
            allowed_payment_method_types: ['card'],
          },
          { idempotencyKey: requestKey },
        );
        return readCheckout(requireObject(session, 'checkout.session'));
      }),
    getCheckout: (sessionId) =>
      callStripe(async () =>
        readCheckout(requireObject(await stripe.checkout.sessions.retrieve(sessionId), 'checkout.session')),
      ),
    expireCheckout: (sessionId) =>
      callStripe(async () => {
        const session = requireObject(await stripe.checkout.sessions.retrieve(sessionId), 'checkout.session');
        if (session.status === 'open')
          requireObject(await stripe.checkout.sessions.expire(sessionId), 'checkout.session');
      }),
  };
}
