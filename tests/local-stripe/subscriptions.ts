// Subscriptions as the API shows and changes them. One item each: Fisga sells one plan at a time.
import type Stripe from 'stripe';
import { recordEvent, recordUpdate } from './events.ts';
import { listPage } from './list-page.ts';
import { mergeMetadata } from './metadata.ts';
import { changePrice, type PriceChange } from './plan-changes.ts';
import { invalidRequest, notPlayed, refuseUnplayed, resourceMissing } from './stripe-errors.ts';
import { idOf, requireObject, requireReference, type StripeState, takeSnapshot } from './stripe-state.ts';
import { endSubscription, itemOf, scheduleCancel, unscheduleCancel } from './subscription-object.ts';

/** GET /v1/subscriptions/:id */
export function retrieveSubscription({ objects }: StripeState, { id }: { id: string }): Stripe.Subscription {
  return requireObject(objects.subscriptions, 'subscription', id);
}

/** GET /v1/subscriptions: without a status, everything that is not canceled. */
export function listSubscriptions(
  { objects }: StripeState,
  { params }: { params: Stripe.SubscriptionListParams },
): Stripe.ApiList<Stripe.Subscription> {
  const { customer, price, status, created, limit, ending_before, starting_after } = params;
  const page = { created, limit, ending_before, starting_after };
  refuseUnplayed('subscriptions.list', params, ['customer', 'price', 'status', ...Object.keys(page)]);
  if (customer !== undefined) requireReference(objects.customers, 'customer', customer, 'customer');
  return listPage(objects.subscriptions, {
    url: '/v1/subscriptions',
    params: page,
    matches: (subscription) =>
      (customer === undefined || idOf(subscription.customer) === customer) &&
      (price === undefined || itemOf(subscription).price.id === price) &&
      hasStatus(subscription, status),
  });
}

const played = [
  'billing_cycle_anchor',
  'cancel_at',
  'cancel_at_period_end',
  'cancellation_details',
  'description',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'proration_behavior',
];

/** POST /v1/subscriptions/:id */
export function updateSubscription(
  state: StripeState,
  { id, params }: { id: string; params: Stripe.SubscriptionUpdateParams },
): Stripe.Subscription {
  const subscription = requireObject(state.objects.subscriptions, 'subscription', id);
  refuseUnplayed('subscriptions.update', params, played);
  refuseContradictions(subscription, params);
  const before = takeSnapshot(subscription);
  const change = readPriceChange(state, subscription, params);
  applyCancellation(state, subscription, params);
  const invoice = change === null ? null : changePrice(state, subscription, change);
  subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
  if (params.description !== undefined) subscription.description = params.description || null;
  recordUpdate(state, subscription, before);
  if (invoice !== null) recordEvent(state, 'invoice.paid', invoice);
  return subscription;
}

/** DELETE /v1/subscriptions/:id: at once and for good. */
export function cancelSubscription(
  state: StripeState,
  { id, params }: { id: string; params: Stripe.SubscriptionCancelParams },
): Stripe.Subscription {
  const subscription = requireObject(state.objects.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') throw resourceMissing('subscription', id);
  if (params.invoice_now || params.prorate)
    throw notPlayed('subscriptions.cancel with invoice_now or prorate');
  endSubscription(state, subscription, 'cancellation_requested');
  applyDetails(subscription, params.cancellation_details);
  recordEvent(state, 'customer.subscription.deleted', subscription);
  return subscription;
}

function hasStatus(
  { status }: Stripe.Subscription,
  wanted: Stripe.SubscriptionListParams['status'],
): boolean {
  switch (wanted) {
    case undefined:
      return status !== 'canceled';
    case 'all':
      return true;
    case 'ended':
      return status === 'canceled' || status === 'incomplete_expired';
    default:
      return status === wanted;
  }
}

function refuseContradictions(
  { status }: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): void {
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
    throw invalidRequest(
      'Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.',
    );
  }
  const others = Object.keys(params).filter((name) => !['cancellation_details', 'metadata'].includes(name));
  if (status === 'canceled' && others.some((name) => name !== 'expand')) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
    });
  }
}

function readPriceChange(
  state: StripeState,
  subscription: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): PriceChange | null {
  const { items, billing_cycle_anchor: anchor, proration_behavior: behavior } = params;
  const price = items === undefined ? undefined : requireNewPrice(state, subscription, items);
  const resetAnchor = anchor?.type === 'now';
  if (price === undefined && !resetAnchor) return null;
  if (behavior !== 'always_invoice' && behavior !== 'none') {
    throw notPlayed('a price change with proration_behavior other than always_invoice or none');
  }
  return {
    price: price ?? itemOf(subscription).price,
    prorate: behavior === 'always_invoice',
    resetAnchor,
  };
}

function requireNewPrice(
  { objects }: StripeState,
  subscription: Stripe.Subscription,
  items: Stripe.SubscriptionUpdateParams.Item[],
): Stripe.Price {
  const [change, ...more] = items;
  if (change === undefined || more.length > 0) throw notPlayed('a subscription with several items');
  refuseUnplayed('subscriptions.update items', change, ['id', 'price', 'quantity']);
  if (change.id === undefined) throw notPlayed('adding a second item (items[0][id] was not given)');
  const current = itemOf(subscription);
  if (change.id !== current.id) {
    throw resourceMissing('subscription item', change.id, { param: 'items[0][id]', status: 400 });
  }
  if ((change.quantity ?? 1) !== current.quantity) throw notPlayed('a change of quantity');
  return change.price === undefined
    ? current.price
    : requireReference(objects.prices, 'price', change.price, 'items[0][price]');
}

function applyCancellation(
  state: StripeState,
  subscription: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): void {
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = params;
  const periodEnd = itemOf(subscription).current_period_end;
  if (atPeriodEnd === true) scheduleCancel(state, subscription, { at: periodEnd, atPeriodEnd: true });
  // The date that the portal set is another setting: only `cancel_at: ''` takes it back.
  if (atPeriodEnd === false && subscription.cancel_at_period_end) unscheduleCancel(subscription);
  if (cancelAt === '' || cancelAt === null) unscheduleCancel(subscription);
  else if (cancelAt !== undefined) {
    const at = typeof cancelAt === 'number' ? cancelAt : periodEnd;
    if (at <= state.clock.now()) {
      throw invalidRequest('`cancel_at` must be in the future.', { param: 'cancel_at' });
    }
    scheduleCancel(state, subscription, { at, atPeriodEnd: false });
  }
  applyDetails(subscription, params.cancellation_details);
}

function applyDetails(
  subscription: Stripe.Subscription,
  details: Stripe.SubscriptionUpdateParams.CancellationDetails | undefined,
): void {
  const current = subscription.cancellation_details;
  if (details === undefined || current === null) return;
  if (details.comment !== undefined) current.comment = details.comment || null;
  if (details.feedback !== undefined) current.feedback = details.feedback || null;
}
