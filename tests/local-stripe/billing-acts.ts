// What time does to a subscription, and what its owner does in the portal or at the bank. Each act returns the events
// it made, in order.
import type Stripe from 'stripe';
import { openDispute } from './disputes.ts';
import { recordEvent, recordUpdate } from './events.ts';
import { fullPeriodLine } from './invoice-lines.ts';
import { declineInvoice, draftInvoice, finalizeInvoice, payInvoice } from './invoices.ts';
import { chargeOf } from './payments.ts';
import { changePrice } from './plan-changes.ts';
import { refundCharge } from './refunds.ts';
import { idOf, requireObject, type StripeState, takeSnapshot } from './stripe-state.ts';
import { endSubscription, itemOf, scheduleCancel, unscheduleCancel } from './subscription-object.ts';
import { endOfPeriod } from './test-clock.ts';

const secondsPerHour = 3600;
const retryAfter = 3 * 24 * secondsPerHour;

/** The month ends: the next one is invoiced and, an hour later, paid. Or the subscription ends, where that was scheduled. */
export function renewSubscription(state: StripeState, id: string): Stripe.Event[] {
  const turn = turnPeriod(state, id);
  if (turn.invoice === null) return turn.events;
  payInvoice(state, turn.invoice);
  return [...turn.events, recordEvent(state, 'invoice.paid', turn.invoice)];
}

/** The month ends and the card is declined: the new period has begun, unpaid. */
export function failRenewal(state: StripeState, id: string): Stripe.Event[] {
  const turn = turnPeriod(state, id);
  if (turn.invoice === null) throw new Error(`${id} was scheduled to end and has no renewal that could fail`);
  if (turn.invoice.amount_due === 0) throw new Error(`${id} owes nothing; its renewal cannot fail`);
  const subscription = requireSubscription(state, id, ['active']);
  const before = takeSnapshot(subscription);
  declineInvoice(state, turn.invoice, state.clock.now() + retryAfter);
  subscription.status = 'past_due';
  return [
    ...turn.events,
    recordEvent(state, 'invoice.payment_failed', turn.invoice),
    ...recordUpdate(state, subscription, before),
  ];
}

/** A later try works. */
export function recoverSubscription(state: StripeState, id: string): Stripe.Event[] {
  const subscription = requireSubscription(state, id, ['past_due', 'unpaid']);
  const before = takeSnapshot(subscription);
  const invoice = latestInvoice(state, subscription);
  payInvoice(state, invoice);
  subscription.status = 'active';
  return [recordEvent(state, 'invoice.paid', invoice), ...recordUpdate(state, subscription, before)];
}

/** The last try fails: the account's settings say whether the subscription is canceled or left unpaid. */
export function giveUpSubscription(
  state: StripeState,
  id: string,
  outcome: 'canceled' | 'unpaid' = 'canceled',
): Stripe.Event[] {
  const subscription = requireSubscription(state, id, ['past_due']);
  const before = takeSnapshot(subscription);
  const invoice = latestInvoice(state, subscription);
  declineInvoice(state, invoice, null);
  const failed = recordEvent(state, 'invoice.payment_failed', invoice);
  if (outcome === 'unpaid') {
    subscription.status = 'unpaid';
    return [failed, ...recordUpdate(state, subscription, before)];
  }
  endSubscription(state, subscription, 'payment_failed');
  return [failed, recordEvent(state, 'customer.subscription.deleted', subscription)];
}

/** Canceled in the customer portal: in flexible billing a bare date, and the boolean stays false. */
export function cancelInPortal(state: StripeState, id: string): Stripe.Event[] {
  const subscription = requireSubscription(state, id, ['active', 'past_due']);
  const before = takeSnapshot(subscription);
  scheduleCancel(state, subscription, {
    at: itemOf(subscription).current_period_end,
    atPeriodEnd: subscription.billing_mode.type === 'classic',
  });
  return recordUpdate(state, subscription, before);
}

/** The cancellation taken back in the customer portal. */
export function resumeInPortal(state: StripeState, id: string): Stripe.Event[] {
  const subscription = requireSubscription(state, id, ['active', 'past_due']);
  const before = takeSnapshot(subscription);
  unscheduleCancel(subscription);
  return recordUpdate(state, subscription, before);
}

/** Another plan from now on: unused time given back, a whole new month billed at once. */
export function upgradeSubscription(state: StripeState, id: string, priceId: string): Stripe.Event[] {
  const subscription = requireSubscription(state, id, ['active']);
  const price = requireObject(state.objects.prices, 'price', priceId);
  const before = takeSnapshot(subscription);
  const invoice = changePrice(state, subscription, { price, prorate: true, resetAnchor: true });
  const updated = recordUpdate(state, subscription, before);
  return invoice === null ? updated : [...updated, recordEvent(state, 'invoice.paid', invoice)];
}

/** Refunded in the dashboard; without an amount, all that is left. */
export function refundInvoice(state: StripeState, invoice: string, amount?: number): Stripe.Event[] {
  return [refundCharge(state, chargeOf(state, invoice), { amount }).event];
}

/** The customer goes to the bank about an invoice. */
export function disputeInvoice(state: StripeState, invoice: string): Stripe.Event[] {
  return openDispute(state, chargeOf(state, invoice));
}

interface TurnedPeriod {
  /** Finalized and not yet paid; null where the subscription ended instead. */
  invoice: Stripe.Invoice | null;
  events: Stripe.Event[];
}

function turnPeriod(state: StripeState, id: string): TurnedPeriod {
  const subscription = requireSubscription(state, id, ['active']);
  const item = itemOf(subscription);
  const end = item.current_period_end;
  if (subscription.cancel_at !== null && subscription.cancel_at <= end) {
    reach(state, subscription.cancel_at);
    endSubscription(state, subscription, 'cancellation_requested');
    return { invoice: null, events: [recordEvent(state, 'customer.subscription.deleted', subscription)] };
  }
  reach(state, end);
  const before = takeSnapshot(subscription);
  const period = { start: item.current_period_start, end };
  item.current_period_start = end;
  item.current_period_end = endOfPeriod(subscription.billing_cycle_anchor, end);
  const invoice = draftInvoice(state, subscription, {
    reason: 'subscription_cycle',
    lines: [fullPeriodLine(subscription)],
    period,
  });
  const events = recordUpdate(state, subscription, before);
  // Stripe leaves a renewal invoice in draft for an hour.
  reach(state, end + secondsPerHour);
  finalizeInvoice(state, invoice);
  return { invoice, events };
}

function reach({ clock }: StripeState, seconds: number): void {
  clock.advanceTo(Math.max(clock.now(), seconds));
}

function latestInvoice({ objects }: StripeState, subscription: Stripe.Subscription): Stripe.Invoice {
  if (subscription.latest_invoice === null) throw new Error(`${subscription.id} has no invoice`);
  return requireObject(objects.invoices, 'invoice', idOf(subscription.latest_invoice));
}

function requireSubscription(
  { objects }: StripeState,
  id: string,
  statuses: readonly Stripe.Subscription.Status[],
): Stripe.Subscription {
  const subscription = requireObject(objects.subscriptions, 'subscription', id);
  if (!statuses.includes(subscription.status)) {
    throw new Error(`${id} is ${subscription.status}, not ${statuses.join(' or ')}`);
  }
  return subscription;
}
