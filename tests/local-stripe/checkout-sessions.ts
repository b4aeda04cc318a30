// Checkout Sessions in subscription mode, the only one Fisga uses.
import type Stripe from 'stripe';
import { requireSoundSession } from './checkout-rules.ts';
import { recordEvent } from './events.ts';
import { listPage } from './list-page.ts';
import { mergeMetadata } from './metadata.ts';
import { invalidRequest, refuseUnplayed } from './stripe-errors.ts';
import {
  type CheckoutOrder,
  idOf,
  requireObject,
  requireReference,
  type StripeState,
} from './stripe-state.ts';

const secondsPerDay = 86_400;

/** POST /v1/checkout/sessions */
export function createCheckoutSession(
  state: StripeState,
  { params }: { params: Stripe.Checkout.SessionCreateParams },
): Stripe.Checkout.Session {
  const order = requireSoundSession(state, params);
  const session = buildSession(state, params, order);
  state.objects.sessions.set(session.id, session);
  state.orders.set(session.id, order);
  return session;
}

/** GET /v1/checkout/sessions/:id */
export function retrieveCheckoutSession(
  { objects }: StripeState,
  { id }: { id: string },
): Stripe.Checkout.Session {
  return requireObject(objects.sessions, 'checkout.session', id);
}

/** GET /v1/checkout/sessions */
export function listCheckoutSessions(
  { objects }: StripeState,
  { params }: { params: Stripe.Checkout.SessionListParams },
): Stripe.ApiList<Stripe.Checkout.Session> {
  const { customer, subscription, status, created, limit, ending_before, starting_after } = params;
  const page = { created, limit, ending_before, starting_after };
  refuseUnplayed('checkout.sessions.list', params, [
    'customer',
    'subscription',
    'status',
    ...Object.keys(page),
  ]);
  if (customer !== undefined) requireReference(objects.customers, 'customer', customer, 'customer');
  return listPage(objects.sessions, {
    url: '/v1/checkout/sessions',
    params: page,
    matches: (session) =>
      (customer === undefined || isSame(session.customer, customer)) &&
      (subscription === undefined || isSame(session.subscription, subscription)) &&
      (status === undefined || session.status === status),
  });
}

/** POST /v1/checkout/sessions/:id/expire */
export function expireCheckoutSession(state: StripeState, { id }: { id: string }): Stripe.Checkout.Session {
  const session = requireObject(state.objects.sessions, 'checkout.session', id);
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  closeSession(state, session);
  return session;
}

/** The session can no longer be paid. */
export function closeSession(state: StripeState, session: Stripe.Checkout.Session): Stripe.Event {
  session.status = 'expired';
  session.url = null;
  return recordEvent(state, 'checkout.session.expired', session);
}

function isSame(field: string | { id: string } | null, id: string): boolean {
  return field !== null && idOf(field) === id;
}

function buildSession(
  state: StripeState,
  params: Stripe.Checkout.SessionCreateParams,
  order: CheckoutOrder,
): Stripe.Checkout.Session {
  const id = state.createId('cs_test');
  const now = state.clock.now();
  const amount = (order.price.unit_amount ?? 0) * order.quantity;
  return {
    ...structuredClone(neverSet),
    id,
    object: 'checkout.session',
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: now,
    currency: order.price.currency,
    customer: params.customer ?? null,
    customer_creation: params.customer === undefined ? 'always' : null,
    customer_email: params.customer_email ?? null,
    expires_at: params.expires_at ?? now + secondsPerDay,
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    mode: 'subscription',
    payment_method_collection: params.payment_method_collection ?? 'always',
    success_url: params.success_url ?? null,
    ui_mode: 'hosted_page',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
}

const neverSet = {
  adaptive_pricing: null,
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
