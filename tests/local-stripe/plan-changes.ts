// A change of plan in the middle of a month, billed at once.
import type Stripe from 'stripe';
import { fullPeriodLine, type LineDraft, remainingTimeLine, unusedTimeLines } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice, payInvoice } from './invoices.ts';
import { buildPlan } from './prices.ts';
import type { StripeState } from './stripe-state.ts';
import { itemOf } from './subscription-object.ts';
import { endOfPeriod } from './test-clock.ts';

export interface PriceChange {
  price: Stripe.Price;
  /** Give the unused time back, and charge for the rest where the period stays. */
  prorate: boolean;
  /** A new month begins now. */
  resetAnchor: boolean;
}

/** Moves the subscription to the price and returns the paid invoice, or null where nothing is to be billed now. */
export function changePrice(
  state: StripeState,
  subscription: Stripe.Subscription,
  { price, prorate, resetAnchor }: PriceChange,
): Stripe.Invoice | null {
  const now = state.clock.now();
  const item = itemOf(subscription);
  if (!resetAnchor && item.price.id === price.id) return null;
  const lines: LineDraft[] = prorate ? unusedTimeLines(state, subscription) : [];
  const period = { start: item.current_period_start, end: now };
  item.price = price;
  item.plan = buildPlan(price);
  if (resetAnchor) {
    beginPeriod(subscription, now);
    lines.push(fullPeriodLine(subscription));
  } else if (prorate) lines.push(remainingTimeLine(subscription, price, now));
  if (lines.length === 0) return null;
  const invoice = draftInvoice(state, subscription, { reason: 'subscription_update', lines, period });
  finalizeInvoice(state, invoice);
  payInvoice(state, invoice);
  return invoice;
}

function beginPeriod(subscription: Stripe.Subscription, now: number): void {
  const item = itemOf(subscription);
  subscription.billing_cycle_anchor = now;
  item.current_period_start = now;
  item.current_period_end = endOfPeriod(now, now);
  // "At period end" follows the period; a date set by the portal does not.
  if (subscription.cancel_at_period_end) subscription.cancel_at = item.current_period_end;
}
