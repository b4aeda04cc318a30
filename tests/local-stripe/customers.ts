import type Stripe from 'stripe';
import { listPage } from './list-page.ts';
import { mergeMetadata } from './metadata.ts';
import { refuseUnplayed } from './stripe-errors.ts';
import { requireObject, type StripeState } from './stripe-state.ts';

const played = ['address', 'description', 'email', 'metadata', 'name', 'phone', 'preferred_locales'];

/** POST /v1/customers */
export function createCustomer(
  state: StripeState,
  { params }: { params: Stripe.CustomerCreateParams },
): Stripe.Customer {
  refuseUnplayed('customers.create', params, played);
  const customer = buildCustomer(state);
  applyParams(customer, params);
  state.objects.customers.set(customer.id, customer);
  return customer;
}

/** GET /v1/customers/:id */
export function retrieveCustomer({ objects }: StripeState, { id }: { id: string }): Stripe.Customer {
  return requireObject(objects.customers, 'customer', id);
}

/** POST /v1/customers/:id */
export function updateCustomer(
  { objects }: StripeState,
  { id, params }: { id: string; params: Stripe.CustomerUpdateParams },
): Stripe.Customer {
  const customer = requireObject(objects.customers, 'customer', id);
  refuseUnplayed('customers.update', params, played);
  applyParams(customer, params);
  return customer;
}

/** GET /v1/customers */
export function listCustomers(
  { objects }: StripeState,
  { params }: { params: Stripe.CustomerListParams },
): Stripe.ApiList<Stripe.Customer> {
  const { email } = params;
  return listPage(objects.customers, {
    url: '/v1/customers',
    params,
    matches: (customer) => email === undefined || customer.email === email,
  });
}

function applyParams(
  customer: Stripe.Customer,
  params: Stripe.CustomerCreateParams | Stripe.CustomerUpdateParams,
): void {
  const { address, metadata, ...plain } = params;
  delete plain.expand;
  Object.assign(customer, plain);
  customer.metadata = mergeMetadata(customer.metadata, metadata);
  if (address !== undefined) customer.address = address ? fullAddress(address) : null;
}

function fullAddress(address: Stripe.AddressParam): Stripe.Address {
  const {
    city = null,
    country = null,
    line1 = null,
    line2 = null,
    postal_code = null,
    state = null,
  } = address;
  return { city, country, line1, line2, postal_code, state };
}

function buildCustomer(state: StripeState): Stripe.Customer {
  return {
    id: state.createId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: state.clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: state.createId('INV').slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
