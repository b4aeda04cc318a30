import type Stripe from 'stripe';
import { parameterMissing, refuseUnplayed } from './stripe-errors.ts';
import { requireReference, type StripeState } from './stripe-state.ts';

// The change itself is confirmed by the customer: see the act `upgrade`.
function requireChange(
  { objects }: StripeState,
  flow: Stripe.BillingPortal.SessionCreateParams.FlowData | undefined,
): void {
  if (flow === undefined) return;
  const change = flow.subscription_update_confirm;
  if (flow.type !== 'subscription_update_confirm' || change === undefined)
    throw parameterMissing('flow_data[subscription_update_confirm]');
  const param = 'flow_data[subscription_update_confirm]';
  const { items } = requireReference(objects.subscriptions, 'subscription', change.subscription, param);
  for (const { id, price } of change.items) {
    if (price !== undefined) requireReference(objects.prices, 'price', price, param);
    if (!items.data.some((item) => item.id === id)) throw parameterMissing(`${param}[items][0][id]`);
  }
}

/** POST /v1/billing_portal/sessions */
export function createPortalSession(
  state: StripeState,
  { params }: { params: Stripe.BillingPortal.SessionCreateParams },
): Stripe.BillingPortal.Session {
  refuseUnplayed('billingPortal.sessions.create', params, [
    'configuration',
    'flow_data',
    'customer',
    'locale',
    'return_url',
  ]);
  if (params.customer === undefined) throw parameterMissing('customer');
  requireReference(state.objects.customers, 'customer', params.customer, 'customer');
  if (params.configuration !== undefined) {
    const { portalConfigurations } = state.objects;
    requireReference(portalConfigurations, 'configuration', params.configuration, 'configuration');
  }
  requireChange(state, params.flow_data);
  const id = state.createId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: params.configuration ?? 'bpc_local',
    created: state.clock.now(),
    customer: params.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `https://billing.stripe.com/p/session/${id}`,
  };
}
