// Every call that the local Stripe answers.
import {
  createCheckoutSession,
  expireCheckoutSession,
  listCheckoutSessions,
  retrieveCheckoutSession,
} from './checkout-sessions.ts';
import { createCustomer, listCustomers, retrieveCustomer, updateCustomer } from './customers.ts';
import { retrieveDispute } from './disputes.ts';
import { listEvents, retrieveEvent } from './events.ts';
import type { FormParams } from './form-body.ts';
import { listInvoices, retrieveInvoice } from './invoices.ts';
import { listInvoicePayments, retrieveCharge, retrievePaymentIntent } from './payments.ts';
import { createPortalConfiguration, listPortalConfigurations } from './portal-configurations.ts';
import { createPortalSession } from './portal-sessions.ts';
import { retrievePrice } from './prices.ts';
import { createRefund } from './refunds.ts';
import type { RequestName, RequestTypes } from './request-types.ts';
import type { StripeState } from './stripe-state.ts';
import {
  cancelSubscription,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from './subscriptions.ts';
import { validateParams } from './validate-params.ts';

interface Route {
  method: string;
  pattern: RegExp;
  validate(form: FormParams): { expand?: string[] };
  answer(state: StripeState, call: { id: string; params: object }): object;
}

/** The route of an address with the id in it, or undefined. */
export function findRoute(method: string, path: string): { route: Route; id: string } | undefined {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match !== null) return { route, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}

const routes: readonly Route[] = [
  route('POST /v1/customers', 'customerCreate', createCustomer),
  route('GET /v1/customers', 'customerList', listCustomers),
  route('GET /v1/customers/:id', 'customerRetrieve', retrieveCustomer),
  route('POST /v1/customers/:id', 'customerUpdate', updateCustomer),
  route('GET /v1/prices/:id', 'priceRetrieve', retrievePrice),
  route('POST /v1/checkout/sessions', 'checkoutSessionCreate', createCheckoutSession),
  route('GET /v1/checkout/sessions', 'checkoutSessionList', listCheckoutSessions),
  route('GET /v1/checkout/sessions/:id', 'checkoutSessionRetrieve', retrieveCheckoutSession),
  route('POST /v1/checkout/sessions/:id/expire', 'checkoutSessionExpire', expireCheckoutSession),
  route('GET /v1/subscriptions', 'subscriptionList', listSubscriptions),
  route('GET /v1/subscriptions/:id', 'subscriptionRetrieve', retrieveSubscription),
  route('POST /v1/subscriptions/:id', 'subscriptionUpdate', updateSubscription),
  route('DELETE /v1/subscriptions/:id', 'subscriptionCancel', cancelSubscription),
  route('GET /v1/invoices', 'invoiceList', listInvoices),
  route('GET /v1/invoices/:id', 'invoiceRetrieve', retrieveInvoice),
  route('GET /v1/invoice_payments', 'invoicePaymentList', listInvoicePayments),
  route('GET /v1/payment_intents/:id', 'paymentIntentRetrieve', retrievePaymentIntent),
  route('GET /v1/charges/:id', 'chargeRetrieve', retrieveCharge),
  route('POST /v1/refunds', 'refundCreate', createRefund),
  route('GET /v1/disputes/:id', 'disputeRetrieve', retrieveDispute),
  route('POST /v1/billing_portal/configurations', 'portalConfigurationCreate', createPortalConfiguration),
  route('GET /v1/billing_portal/configurations', 'portalConfigurationList', listPortalConfigurations),
  route('POST /v1/billing_portal/sessions', 'portalSessionCreate', createPortalSession),
  route('GET /v1/events', 'eventList', listEvents),
  route('GET /v1/events/:id', 'eventRetrieve', retrieveEvent),
];

function route<Name extends RequestName>(
  address: string,
  name: Name,
  answer: (state: StripeState, call: { id: string; params: RequestTypes[Name] }) => object,
): Route {
  const [method = '', path = ''] = address.split(' ');
  return {
    method,
    pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    validate: (form) => validateParams(name, form) as { expand?: string[] },
    // `params` is what `validate` of the same route returned.
    answer: (state, { id, params }) => answer(state, { id, params: params as RequestTypes[Name] }),
  };
}
