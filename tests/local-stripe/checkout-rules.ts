// What Stripe refuses in a Checkout Session although every parameter is of the right type.
import type Stripe from 'stripe';
import { invalidRequest, notPlayed, parameterMissing, refuseUnplayed } from './stripe-errors.ts';
import { type CheckoutOrder, requireReference, type StripeState } from './stripe-state.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const played = [
  'allow_promotion_codes',
  'allowed_payment_method_types',
  'billing_address_collection',
  'cancel_url',
  'client_reference_id',
  'currency',
  'customer',
  'customer_email',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_method_collection',
  'subscription_data',
  'success_url',
  'ui_mode',
];

/** What the session sells, or Stripe's refusal. */
export function requireSoundSession(state: StripeState, params: Params): CheckoutOrder {
  refuseUnplayed('checkout.sessions.create', params, played);
  if (params.mode !== 'subscription') throw notPlayed(`checkout.sessions.create in mode ${params.mode}`);
  if ((params.ui_mode ?? 'hosted_page') !== 'hosted_page') throw notPlayed(`ui_mode ${params.ui_mode}`);
  requireAddresses(params);
  requireCustomer(state, params);
  requireExpiry(state, params);
  if ((params.client_reference_id?.length ?? 0) > 200) {
    throw invalidRequest('Invalid string: must be at most 200 characters', { param: 'client_reference_id' });
  }
  return requireOrder(state, params);
}

function requireAddresses({ success_url: success, cancel_url: cancel }: Params): void {
  if (success === undefined) throw parameterMissing('success_url');
  for (const [param, address] of Object.entries({ success_url: success, cancel_url: cancel })) {
    // The placeholder is filled in by Stripe and is no legal part of an address before that.
    if (address !== undefined && !URL.canParse(address.replace('{CHECKOUT_SESSION_ID}', 'id'))) {
      throw invalidRequest('Not a valid URL', { code: 'url_invalid', param });
    }
  }
}

function requireCustomer({ objects }: StripeState, { customer, customer_email: email }: Params): void {
  if (customer === undefined) return;
  if (email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  requireReference(objects.customers, 'customer', customer, 'customer');
}

function requireExpiry({ clock }: StripeState, { expires_at: expiresAt }: Params): void {
  if (expiresAt === undefined) return;
  const minutes = (expiresAt - clock.now()) / 60;
  if (minutes >= 30 && minutes <= 24 * 60) return;
  throw invalidRequest(
    minutes < 30
      ? 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
      : 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  );
}

function requireOrder({ objects }: StripeState, params: Params): CheckoutOrder {
  const { line_items: items = [], subscription_data: subscriptionData = {} } = params;
  const [item, ...more] = items;
  if (item === undefined) throw parameterMissing('line_items');
  if (more.length > 0) throw notPlayed('a session with several line items');
  refuseUnplayed('checkout.sessions.create line_items', item, ['price', 'quantity']);
  refuseUnplayed('checkout.sessions.create subscription_data', subscriptionData, [
    'billing_mode',
    'description',
    'metadata',
  ]);
  if (item.price === undefined) throw parameterMissing('line_items[0][price]');
  const price = requireReference(objects.prices, 'price', item.price, 'line_items[0][price]');
  if (!price.active) {
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      param: 'line_items[0][price]',
    });
  }
  if (item.quantity === undefined) throw parameterMissing('line_items[0][quantity]');
  return { price, quantity: item.quantity, subscriptionData };
}
