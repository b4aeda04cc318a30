import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { requireObject } from './require-object.ts';
import { createStripeCheckouts } from './stripe-checkouts.ts';
import { callStripe, createStripeClient, stripeApiVersion } from './stripe-client.ts';
import { createStripeEvents } from './stripe-events.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createStripePortal } from './stripe-portal.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | null;
  priceIds: readonly string[];
}

/** Stripe itself, over the official client. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(settings);
  return {
    kind: 'stripe',
    apiVersion: stripeApiVersion,
    createCustomer: (person) => createCustomer(stripe, person),
    ...createStripeCheckouts(stripe),
    ...createStripePortal(stripe, settings.priceIds),
    ...createStripeSubscriptions(stripe),
    ...createStripePayments(stripe),
    ...createStripeEvents(stripe, settings.webhookSecret),
    tellWebhook: null,
  };
}

function createCustomer(
  stripe: Stripe,
  { userId, email, requestKey }: Parameters<PaymentProvider['createCustomer']>[0],
): Promise<string> {
  return callStripe(async () => {
    const customer = await stripe.customers.create(
      { metadata: { user_id: userId }, preferred_locales: ['pt-BR'], ...(email !== null && { email }) },
      { idempotencyKey: requestKey },
    );
    return requireObject(customer, 'customer').id;
  });
}
