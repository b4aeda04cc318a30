import Stripe from 'stripe';
import { requireObject, type StripeState } from './stripe-state.ts';

/** A monthly price of the account. */
export interface LocalPrice {
  id: string;
  /** In centavos. */
  amount: number;
  product: string;
  currency?: string;
  isActive?: boolean;
}

/** Fisga's two plans, and a price of the same account that is not Fisga's to sell. */
export const defaultPrices: readonly LocalPrice[] = [
  { id: 'price_essencial', amount: 1990, product: 'prod_essencial' },
  { id: 'price_ilimitado', amount: 2990, product: 'prod_ilimitado' },
  { id: 'price_other', amount: 990, product: 'prod_other' },
];

/** A price as the API shows it. */
export function buildPrice(price: LocalPrice, created: number): Stripe.Price {
  return {
    id: price.id,
    object: 'price',
    active: price.isActive ?? true,
    billing_scheme: 'per_unit',
    created,
    currency: price.currency ?? 'brl',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: price.product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.amount,
    unit_amount_decimal: Stripe.Decimal.from(String(price.amount)),
  };
}

/** The old name of a price, which subscription items still carry beside it. */
export function buildPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** One price by id. */
export function retrievePrice({ objects }: StripeState, { id }: { id: string }): Stripe.Price {
  return requireObject(objects.prices, 'price', id);
}
