import { z } from 'zod';
import { httpUrl } from '../shared/http-url.ts';
import { type Catalogue, sandboxCatalogue } from './billing/catalogue.ts';
import type { StripeSettings } from './billing/stripe/stripe-provider.ts';
import { isLoopback } from './http/loopback.ts';

const startingWith = (pattern: RegExp) => z.string().regex(pattern).optional();

/** The variables that say who sells the plans. */
export const checkoutVariables = {
  CHECKOUT: z.literal('sandbox').optional(),
  NODE_ENV: z.string().optional(),
  STRIPE_SECRET_KEY: startingWith(/^[rs]k_(test|live)_\S+$/),
  STRIPE_WEBHOOK_SECRET: startingWith(/^whsec_\S+$/),
  STRIPE_PRICE_ESSENCIAL: startingWith(/^price_\S+$/),
  STRIPE_PRICE_ILIMITADO: startingWith(/^price_\S+$/),
  STRIPE_API_BASE: httpUrl.optional(),
};
const checkoutSchema = z.object(checkoutVariables);
type CheckoutValues = z.output<typeof checkoutSchema>;

const stripeVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ESSENCIAL',
  'STRIPE_PRICE_ILIMITADO',
] as const;

/** One issue for each variable without which it is not clear who sells the plans, or whether they cost anything. */
export function findCheckoutIssues(values: CheckoutValues & { PUBLIC_URL?: string | undefined }) {
  const issue = (name: string, message: string) => ({ code: 'custom' as const, path: [name], message });
  const absent = stripeVariables.filter((name) => values[name] === undefined);
  if (absent.length > 0 && absent.length < stripeVariables.length) {
    const message = `needed: the checkout is either Stripe's, with ${stripeVariables.join(', ')}, or the sandbox`;
    return absent.map((name) => issue(name, message));
  }
  const hasStripe = absent.length === 0;
  if (hasStripe && values.CHECKOUT === 'sandbox')
    return [issue('CHECKOUT', "must be empty with Stripe's keys: they sell the plans")];
  if (!hasStripe && values.CHECKOUT === undefined && isForPeople(values)) {
    const message = `needed: without ${stripeVariables.join(', ')} plans cost nothing; "sandbox" says that they should not`;
    return [issue('CHECKOUT', message)];
  }
  if (hasStripe && values.STRIPE_PRICE_ESSENCIAL === values.STRIPE_PRICE_ILIMITADO)
    return [issue('STRIPE_PRICE_ILIMITADO', 'must not be the price of STRIPE_PRICE_ESSENCIAL')];
  return [];
}

/** Where plans that cost nothing are likely a mistake. */
function isForPeople({
  PUBLIC_URL,
  NODE_ENV,
}: { PUBLIC_URL?: string | undefined } & CheckoutValues): boolean {
  const url = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL);
  return NODE_ENV === 'production' || (url?.protocol === 'https:' && !isLoopback(url));
}

export function readCheckout(values: CheckoutValues): {
  /** Null is the embedded sandbox checkout. */
  stripe: StripeSettings | null;
  catalogue: Catalogue;
} {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ESSENCIAL: essencial,
    STRIPE_PRICE_ILIMITADO: ilimitado,
  } = values;
  if (!secretKey || !webhookSecret || !essencial || !ilimitado)
    return { stripe: null, catalogue: sandboxCatalogue };
  return {
    stripe: {
      secretKey,
      webhookSecret,
      apiBase: values.STRIPE_API_BASE ?? null,
      priceIds: [essencial, ilimitado],
    },
    catalogue: { PLANO_ESSENTIALS: essencial, PLANO_ILIMITADO: ilimitado },
  };
}
