import Stripe from 'stripe';
import { idOf, type StripeState } from './stripe-state.ts';
import { itemOf } from './subscription-object.ts';

/** What one line of an invoice charges, or gives back where the amount is below zero. */
export interface LineDraft {
  price: Stripe.Price;
  amount: number;
  period: Stripe.InvoiceLineItem.Period;
  isProration: boolean;
  /** The line whose unused time is given back. */
  credited?: Stripe.InvoiceLineItem;
}

/** A whole month at the full price. */
export function fullPeriodLine(subscription: Stripe.Subscription): LineDraft {
  const { price, quantity, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { price, amount: fullAmount(price, quantity), period: { start, end }, isProration: false };
}

/** What the rest of the running period costs at this price. */
export function remainingTimeLine(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  now: number,
): LineDraft {
  const { quantity, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const amount = shareOf(fullAmount(price, quantity), { start, end }, now);
  return { price, amount, period: { start: now, end }, isProration: true };
}

/** Gives back the unused time of everything that was charged for the running period, as flexible billing counts it. */
export function unusedTimeLines(
  { objects, clock }: StripeState,
  subscription: Stripe.Subscription,
): LineDraft[] {
  const now = clock.now();
  const { price } = itemOf(subscription);
  const lines = [...objects.invoices.values()]
    .filter((invoice) => invoice.status === 'paid' && subscriptionIdOf(invoice) === subscription.id)
    .flatMap((invoice) => invoice.lines.data);
  const alreadyCredited = new Set(lines.flatMap(creditedLineIds));
  return lines
    .filter(
      ({ id, amount, period }) =>
        amount > 0 && period.start <= now && now < period.end && !alreadyCredited.has(id),
    )
    .map((line) => ({
      price,
      amount: -shareOf(line.amount, line.period, now),
      period: { start: now, end: line.period.end },
      isProration: true,
      credited: line,
    }));
}

/** A line as the API shows it. */
export function buildLine(
  state: StripeState,
  subscription: Stripe.Subscription,
  invoice: string,
  draft: LineDraft,
): Stripe.InvoiceLineItem {
  const { price, amount, period } = draft;
  const quantity = itemOf(subscription).quantity ?? 1;
  return {
    id: state.createId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: `${quantity} × ${price.product} (${draft.isProration ? 'proration' : 'monthly'})`,
    discount_amounts: [],
    discountable: !draft.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: itemDetails(state, subscription, draft),
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: Stripe.Decimal.from(String(quantity)),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** The subscription an invoice bills, or null. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription === undefined ? null : idOf(subscription);
}

function itemDetails(
  state: StripeState,
  subscription: Stripe.Subscription,
  { isProration, credited }: LineDraft,
): Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails {
  return {
    invoice_item: isProration ? state.createId('ii') : null,
    proration: isProration,
    proration_details: {
      credited_items:
        credited?.invoice === undefined || credited.invoice === null
          ? null
          : { invoice: credited.invoice, invoice_line_items: [credited.id] },
    },
    subscription: subscription.id,
    subscription_item: itemOf(subscription).id,
  };
}

function creditedLineIds({ parent }: Stripe.InvoiceLineItem): string[] {
  return parent?.subscription_item_details?.proration_details?.credited_items?.invoice_line_items ?? [];
}

function fullAmount(price: Stripe.Price, quantity = 1): number {
  return (price.unit_amount ?? 0) * quantity;
}

function shareOf(amount: number, { start, end }: Stripe.InvoiceLineItem.Period, now: number): number {
  return Math.round((amount * (end - now)) / (end - start));
}
