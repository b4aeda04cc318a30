import type { Stripe } from 'stripe';
import { type PaymentProvider, ProviderError } from '../payment-provider.ts';
import { requireId, requireObject } from './require-object.ts';
import { callStripe } from './stripe-client.ts';

/** Marks the portal settings that are ours; a change of them below needs a new mark. */
const settingsMark = 'fisga-1';

/** Stripe's customer portal: cards, invoices, cancelling, and a change of plan that starts a whole new month at once. */
export function createStripePortal(
  stripe: Stripe,
  priceIds: readonly string[],
): Pick<PaymentProvider, 'createPortal'> {
  let settings: Promise<string> | null = null;
  const getSettings = () => {
    settings ??= findOrCreateSettings(stripe, priceIds).catch((error: unknown) => {
      settings = null;
      throw error;
    });
    return settings;
  };
  return {
    createPortal: ({ customerId, returnUrl, change }) =>
      callStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await getSettings(),
          return_url: returnUrl,
          locale: 'pt-BR',
          ...(change && { flow_data: await describeChange(stripe, change, returnUrl) }),
        });
        return requireObject(session, 'billing_portal.session').url;
      }),
  };
}

async function describeChange(
  stripe: Stripe,
  { subscriptionId, priceId }: { subscriptionId: string; priceId: string },
  returnUrl: string,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const subscription = requireObject(await stripe.subscriptions.retrieve(subscriptionId), 'subscription');
  const item = requireId(subscription.items.data[0], 'subscription item');
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscriptionId,
      items: [{ id: item, price: priceId, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  };
}

async function findOrCreateSettings(stripe: Stripe, priceIds: readonly string[]): Promise<string> {
  const known = requireObject(
    await stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
    'list',
  );
  const own = known.data.find(({ metadata }) => metadata?.fisga === settingsMark);
  if (own) return own.id;
  const created = await stripe.billingPortal.configurations.create({
    metadata: { fisga: settingsMark },
    features: {
      customer_update: { enabled: true, allowed_updates: ['email', 'tax_id', 'address'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        billing_cycle_anchor: 'now',
        products: await listProducts(stripe, priceIds),
      },
    },
  });
  return requireObject(created, 'billing_portal.configuration').id;
}

async function listProducts(
  stripe: Stripe,
  priceIds: readonly string[],
): Promise<{ product: string; prices: string[] }[]> {
  const products = new Map<string, string[]>();
  for (const priceId of priceIds) {
    const price = requireObject(await stripe.prices.retrieve(priceId), 'price');
    if (price.recurring?.interval !== 'month')
      throw new ProviderError(`Price ${priceId} is not monthly`, { isRefusal: true });
    const product = requireId(price.product, 'product');
    products.set(product, [...(products.get(product) ?? []), priceId]);
  }
  return [...products].map(([product, prices]) => ({ product, prices }));
}
