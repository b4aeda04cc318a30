// What a customer does on Stripe's payment page. Each act returns the events it made, in order.
import type Stripe from 'stripe';
import { closeSession } from './checkout-sessions.ts';
import { createCustomer } from './customers.ts';
import { recordEvent } from './events.ts';
import { fullPeriodLine } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice, payInvoice } from './invoices.ts';
import { idOf, requireObject, type StripeState } from './stripe-state.ts';
import { createSubscription } from './subscription-object.ts';

/** Pays: subscription, paid invoice, complete session. */
export function completeSession(state: StripeState, id: string): Stripe.Event[] {
  const session = requirePayableSession(state, id);
  const order = requireObject(state.orders, 'order', id);
  const customer = customerOf(state, session);
  const subscription = createSubscription(state, order, customer);
  const now = state.clock.now();
  const invoice = draftInvoice(state, subscription, {
    reason: 'subscription_create',
    lines: [fullPeriodLine(subscription)],
    period: { start: now, end: now },
  });
  finalizeInvoice(state, invoice);
  payInvoice(state, invoice);
  Object.assign(session, {
    customer: customer.id,
    customer_details: customerDetails(customer),
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  } satisfies Partial<Stripe.Checkout.Session>);
  return [
    recordEvent(state, 'customer.subscription.created', subscription),
    recordEvent(state, 'invoice.paid', invoice),
    recordEvent(state, 'checkout.session.completed', session),
  ];
}

/** Walks away: the clock goes on until the session has expired. */
export function abandonSession(state: StripeState, id: string): Stripe.Event[] {
  const session = requireOpenSession(state, id);
  state.clock.advanceTo(Math.max(state.clock.now(), session.expires_at));
  return [closeSession(state, session)];
}

/** The card is declined on the page: the session stays open, and no event tells of it. */
export function declineSession(state: StripeState, id: string): Stripe.Event[] {
  requirePayableSession(state, id);
  return [];
}

function requirePayableSession(state: StripeState, id: string): Stripe.Checkout.Session {
  const session = requireOpenSession(state, id);
  if (session.expires_at <= state.clock.now()) throw new Error(`${id} expired at ${session.expires_at}`);
  return session;
}

function requireOpenSession({ objects }: StripeState, id: string): Stripe.Checkout.Session {
  const session = requireObject(objects.sessions, 'checkout.session', id);
  if (session.status !== 'open') throw new Error(`${id} is ${session.status}; its page cannot be used`);
  return session;
}

function customerOf(state: StripeState, session: Stripe.Checkout.Session): Stripe.Customer {
  if (session.customer !== null)
    return requireObject(state.objects.customers, 'customer', idOf(session.customer));
  return createCustomer(state, { params: { email: session.customer_email ?? 'pessoa@example.com' } });
}

function customerDetails(customer: Stripe.Customer): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: customer.address ?? null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: customer.phone ?? null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
