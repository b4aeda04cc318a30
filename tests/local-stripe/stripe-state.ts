import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { resourceMissing } from './stripe-errors.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** Everything that exists, by id, oldest first. Read it in tests; change it only through calls and acts. */
export interface StripeObjects {
  prices: Map<string, Stripe.Price>;
  customers: Map<string, Stripe.Customer>;
  sessions: Map<string, Stripe.Checkout.Session>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  paymentIntents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  portalConfigurations: Map<string, Stripe.BillingPortal.Configuration>;
}

/** What a Checkout Session will make once it is paid; Stripe keeps it and does not show it. */
export interface CheckoutOrder {
  price: Stripe.Price;
  quantity: number;
  subscriptionData: Stripe.Checkout.SessionCreateParams.SubscriptionData;
}

export interface StripeState {
  clock: TestClock;
  objects: StripeObjects;
  orders: Map<string, CheckoutOrder>;
  events: Map<string, Stripe.Event>;
  /** The API call being answered; null while a customer or time acts. */
  request: Stripe.Event.Request | null;
  createId(prefix: string): string;
}

/** An account in which nothing has happened yet. */
export function createStripeState(startAt: number, prices: Stripe.Price[]): StripeState {
  // Two local Stripes may meet in one database, so their ids must differ.
  const tag = randomBytes(5).toString('hex');
  let count = 0;
  return {
    clock: createTestClock(startAt),
    objects: {
      prices: new Map(prices.map((price) => [price.id, price])),
      customers: new Map(),
      sessions: new Map(),
      subscriptions: new Map(),
      invoices: new Map(),
      invoicePayments: new Map(),
      paymentIntents: new Map(),
      charges: new Map(),
      refunds: new Map(),
      disputes: new Map(),
      portalConfigurations: new Map(),
    },
    orders: new Map(),
    events: new Map(),
    request: null,
    createId(prefix) {
      count += 1;
      return `${prefix}_${tag}${String(count).padStart(6, '0')}`;
    },
  };
}

/** The object at its own address, or Stripe's 404. */
export function requireObject<T>(all: Map<string, T>, noun: string, id: string): T {
  const found = all.get(id);
  if (found === undefined) throw resourceMissing(noun, id);
  return found;
}

/** The object a parameter refers to, or Stripe's 400. */
export function requireReference<T>(all: Map<string, T>, noun: string, id: string, param: string): T {
  const found = all.get(id);
  if (found === undefined) throw resourceMissing(noun, id, { param, status: 400 });
  return found;
}

/** A copy as it travels: plain JSON, so `Stripe.Decimal` becomes a string. */
export function takeSnapshot<T>(object: T): T {
  return JSON.parse(JSON.stringify(object)) as T;
}

/** The id of a field that Stripe types as id or expanded object. */
export function idOf(value: string | { id: string }): string {
  return typeof value === 'string' ? value : value.id;
}
