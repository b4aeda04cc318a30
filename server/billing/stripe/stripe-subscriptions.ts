import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { readSubscription } from './read-objects.ts';
import { requireObject } from './require-object.ts';
import { callStripe } from './stripe-client.ts';

type Subscriptions = Pick<
  PaymentProvider,
  'getSubscription' | 'listSubscriptions' | 'setCancelAtPeriodEnd' | 'endSubscription'
>;

const overStatuses = ['canceled', 'incomplete_expired', 'incomplete'];

/** Stripe's subscriptions, read and ended. */
export function createStripeSubscriptions(stripe: Stripe): Subscriptions {
  return {
    getSubscription: (id) =>
      callStripe(async () =>
        readSubscription(requireObject(await stripe.subscriptions.retrieve(id), 'subscription')),
      ),
    listSubscriptions: (customerId) =>
      callStripe(async () => {
        const list = requireObject(
          await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
          'list',
        );
        return list.data.filter(({ status }) => !overStatuses.includes(status)).map(readSubscription);
      }),
    setCancelAtPeriodEnd: (id, isCancelling) =>
      callStripe(async () => {
        const current = requireObject(await stripe.subscriptions.retrieve(id), 'subscription');
        // The customer portal schedules the end by date and leaves the flag alone; Stripe takes one of both a call.
        const isByDate = !isCancelling && !current.cancel_at_period_end && current.cancel_at !== null;
        const updated = await stripe.subscriptions.update(
          id,
          isByDate ? { cancel_at: '' } : { cancel_at_period_end: isCancelling },
        );
        return readSubscription(requireObject(updated, 'subscription'));
      }),
    endSubscription: (id) =>
      callStripe(async () =>
        readSubscription(requireObject(await stripe.subscriptions.cancel(id), 'subscription')),
      ),
  };
}
