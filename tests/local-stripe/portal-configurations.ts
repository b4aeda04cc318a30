import type Stripe from 'stripe';
import { listPage } from './list-page.ts';
import { refuseUnplayed } from './stripe-errors.ts';
import type { StripeState } from './stripe-state.ts';

/** POST /v1/billing_portal/configurations */
export function createPortalConfiguration(
  state: StripeState,
  { params }: { params: Stripe.BillingPortal.ConfigurationCreateParams },
): Stripe.BillingPortal.Configuration {
  refuseUnplayed('billingPortal.configurations.create', params, ['features', 'metadata']);
  const id = state.createId('bpc');
  const configuration = {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    created: state.clock.now(),
    default_return_url: null,
    // What the portal would offer, as it was asked for; nothing of ours reads it back.
    features: params.features,
    is_default: false,
    livemode: false,
    metadata: params.metadata ?? null,
    updated: state.clock.now(),
  } as unknown as Stripe.BillingPortal.Configuration;
  state.objects.portalConfigurations.set(id, configuration);
  return configuration;
}

/** GET /v1/billing_portal/configurations */
export function listPortalConfigurations(
  { objects }: StripeState,
  { params }: { params: Stripe.BillingPortal.ConfigurationListParams },
): object {
  refuseUnplayed('billingPortal.configurations.list', params, ['active', 'limit']);
  return listPage(objects.portalConfigurations, {
    url: '/v1/billing_portal/configurations',
    params,
    matches: ({ active }) => params.active === undefined || active === params.active,
  });
}
