import type { Stripe } from 'stripe';
import { z } from 'zod';
import {
  type ProviderCheckout,
  ProviderError,
  type ProviderInvoice,
  type ProviderPayment,
  type ProviderSubscription,
} from '../payment-provider.ts';
import { idOf, requireId } from './require-object.ts';

export function readCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  return {
    sessionId: session.id,
    userId: readUserId(session.metadata),
    customerId: idOf(session.customer),
    priceId: session.metadata?.price_id ?? null,
    status: statuses.find((status) => status === session.status) ?? 'open',
    isPaid: session.status === 'complete' && session.payment_status === 'paid',
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    url: session.status === 'open' ? session.url : null,
  };
}

const statuses = ['complete', 'expired'] as const;

/** Its period stands on its item, and a cancellation in either of two fields. */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  if (item === undefined) {
    throw new ProviderError(`Subscription ${subscription.id} has no item`, { isRefusal: false });
  }
  return {
    subscriptionId: subscription.id,
    customerId: requireId(subscription.customer, 'customer'),
    userId: readUserId(subscription.metadata),
    status: subscription.status,
    priceId: item.price.id,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    isCancelledAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: subscription.cancel_at,
    latestInvoiceId: idOf(subscription.latest_invoice),
    startedAt: subscription.start_date,
  };
}

export function readInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  return {
    invoiceId: requireId(invoice, 'invoice'),
    customerId: idOf(invoice.customer),
    subscriptionId: readSubscriptionId(invoice),
    isPaid: invoice.status === 'paid',
    periods: invoice.lines.data.flatMap((line) => {
      const priceId = idOf(line.pricing?.price_details?.price);
      const isAdjustment = line.parent?.subscription_item_details?.proration !== false;
      if (priceId === null || isAdjustment) return [];
      return [{ priceId, start: line.period.start, end: line.period.end }];
    }),
  };
}

export function readPayment(invoice: Stripe.Invoice): ProviderPayment {
  return {
    invoiceId: requireId(invoice, 'invoice'),
    subscriptionId: readSubscriptionId(invoice),
    amount: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: invoice.status_transitions.paid_at ?? invoice.created,
  };
}

function readSubscriptionId({ parent }: Stripe.Invoice): string | null {
  return parent?.type === 'subscription_details' ? idOf(parent.subscription_details?.subscription) : null;
}

const ownUserId = z.uuid();

/** Whom we noted when we opened the checkout; null for objects that others made. */
function readUserId(metadata: Stripe.Metadata | null): string | null {
  const parsed = ownUserId.safeParse(metadata?.user_id);
  return parsed.success ? parsed.data : null;
}
