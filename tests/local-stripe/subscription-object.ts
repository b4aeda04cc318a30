import type Stripe from 'stripe';
import { buildPlan } from './prices.ts';
import type { CheckoutOrder, StripeState } from './stripe-state.ts';
import { endOfPeriod } from './test-clock.ts';

/** A new active subscription whose first month begins now. */
export function createSubscription(
  state: StripeState,
  order: CheckoutOrder,
  customer: Stripe.Customer,
): Stripe.Subscription {
  const id = state.createId('sub');
  const now = state.clock.now();
  const subscription = {
    ...structuredClone(neverSet),
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    billing_mode: billingMode(order.subscriptionData),
    created: now,
    currency: order.price.currency,
    customer: customer.id,
    default_payment_method: state.createId('pm'),
    description: order.subscriptionData.description ?? null,
    items: {
      object: 'list',
      data: [createItem(state, id, order)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: stringMetadata(order.subscriptionData.metadata),
    start_date: now,
  } satisfies Stripe.Subscription;
  state.objects.subscriptions.set(id, subscription);
  return subscription;
}

/** The one item of a subscription; the period lives here since basil. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** Notes that the subscription will end: `atPeriodEnd` is how the API and the dashboard say it, a bare date how the portal does. */
export function scheduleCancel(
  state: StripeState,
  subscription: Stripe.Subscription,
  { at, atPeriodEnd }: { at: number; atPeriodEnd: boolean },
): void {
  if (subscription.cancel_at === at && subscription.cancel_at_period_end === atPeriodEnd) return;
  subscription.cancel_at = at;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.canceled_at = state.clock.now();
  subscription.cancellation_details = cancellation('cancellation_requested');
}

/** Takes a scheduled end back, whichever way it was set. */
export function unscheduleCancel(subscription: Stripe.Subscription): void {
  subscription.cancel_at = null;
  subscription.cancel_at_period_end = false;
  subscription.canceled_at = null;
  subscription.cancellation_details = cancellation(null);
}

/** The end: nothing brings a canceled subscription back. */
export function endSubscription(
  { clock }: StripeState,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= clock.now();
  subscription.ended_at = clock.now();
  subscription.cancellation_details = {
    ...(subscription.cancellation_details ?? cancellation(null)),
    reason,
  };
}

function createItem(
  state: StripeState,
  subscription: string,
  { price, quantity }: CheckoutOrder,
): Stripe.SubscriptionItem {
  const now = state.clock.now();
  return {
    id: state.createId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: endOfPeriod(now, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: buildPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

function billingMode({
  billing_mode: mode,
}: CheckoutOrder['subscriptionData']): Stripe.Subscription.BillingMode {
  return mode?.type === 'classic'
    ? { type: 'classic', flexible: null }
    : { type: 'flexible', flexible: { proration_discounts: 'included' } };
}

function cancellation(
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): Stripe.Subscription.CancellationDetails {
  return { comment: null, feedback: null, feedback_option: null, reason };
}

function stringMetadata(metadata: Stripe.MetadataParam | undefined): Stripe.Metadata {
  return Object.fromEntries(Object.entries(metadata ?? {}).map(([name, value]) => [name, String(value)]));
}

const neverSet = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: cancellation(null),
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: 'active',
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;
