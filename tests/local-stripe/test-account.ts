import Stripe from 'stripe';
import { type LocalStripe, type LocalStripeOptions, startLocalStripe } from './local-stripe.ts';

export interface TestAccount {
  stripe: LocalStripe;
  /** The official client, pointed at it. */
  sdk: Stripe;
}

/** A local Stripe and the official client for it, which tries once and says when a network fails it. */
export async function openTestAccount(options?: LocalStripeOptions): Promise<TestAccount> {
  const stripe = await startLocalStripe(options);
  const sdk = new Stripe(stripe.apiKey, {
    ...stripe.sdkOptions,
    maxNetworkRetries: 0,
    timeout: 2_000,
    telemetry: false,
  });
  return { stripe, sdk };
}

/** The parameters Fisga opens a Checkout Session with. */
export function sessionParams(customer: string, price: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    client_reference_id: 'user-1',
    metadata: { user_id: 'user-1' },
    subscription_data: { metadata: { user_id: 'user-1' } },
    success_url: 'https://fisga.example/assinatura?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://fisga.example/planos',
    locale: 'pt-BR',
    allowed_payment_method_types: ['card'],
  };
}

export interface Sale {
  customer: string;
  session: string;
  subscription: string;
  invoice: string;
  events: Stripe.Event[];
}

/** A customer who chose a plan and paid. */
export async function sellPlan({ stripe, sdk }: TestAccount, price = 'price_essencial'): Promise<Sale> {
  const customer = await sdk.customers.create({ email: 'ana@example.com', metadata: { user_id: 'user-1' } });
  const { id } = await sdk.checkout.sessions.create(sessionParams(customer.id, price));
  const events = stripe.complete(id);
  const { subscription, invoice } = await sdk.checkout.sessions.retrieve(id);
  return {
    customer: customer.id,
    session: id,
    subscription: String(subscription),
    invoice: String(invoice),
    events,
  };
}

/** The types of the events, in order. */
export function typesOf(events: readonly Stripe.Event[]): string[] {
  return events.map(({ type }) => type);
}
