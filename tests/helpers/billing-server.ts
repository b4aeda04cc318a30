import type Stripe from 'stripe';
import { openProvider } from '../../server/billing/open-provider.ts';
import type { StripeSettings } from '../../server/billing/stripe/stripe-provider.ts';
import type { Database } from '../../server/db/database.ts';
import { asService } from '../../server/db/roles.ts';
import { readEnvironment } from '../../server/env.ts';
import type { Delivery } from '../local-stripe/deliver-events.ts';
import { type LocalStripe, startLocalStripe } from '../local-stripe/local-stripe.ts';
import { callFunction, type Person, signUpPerson } from './people.ts';
import { openTestDatabase } from './test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface BillingServer {
  server: TestServer;
  stripe: LocalStripe;
  /** How the local Stripe reaches the webhook. */
  webhook: { url: string; secret: string };
  /** Sends events there and answers the statuses. */
  deliver(events: readonly Stripe.Event[], more?: Partial<Delivery>): Promise<number[]>;
  stop(): Promise<void>;
}

const webhookSecret = 'whsec_local_signing_secret';

/** The product with a Stripe account of its own on the loopback; `watch` may stand between it and its database. */
export async function startBillingServer(
  watch: (database: Database) => Database = (database) => database,
): Promise<BillingServer> {
  const stripe = await startLocalStripe();
  const environment = readEnvironment({
    LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: stripe.apiKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ESSENCIAL: 'price_essencial',
    STRIPE_PRICE_ILIMITADO: 'price_ilimitado',
    STRIPE_API_BASE: stripe.url,
  });
  const database = watch(await openTestDatabase());
  const provider = await openProvider({ ...environment, database });
  const server = await startTestServer({ environment, database, context: { provider } });
  const webhook = { url: `${server.url}/functions/v1/stripe-webhook`, secret: webhookSecret };
  return {
    server,
    stripe,
    webhook,
    deliver: (events, more) => stripe.deliver(events, { ...webhook, ...more }),
    async stop() {
      await server.stop();
      await stripe.stop();
    },
  };
}

/** The settings of a provider that talks to a local Stripe. */
export function stripeSettings(stripe: LocalStripe): StripeSettings {
  return {
    secretKey: stripe.apiKey,
    webhookSecret,
    apiBase: stripe.url,
    priceIds: ['price_essencial', 'price_ilimitado'],
  };
}

export interface Buyer extends Person {
  sessionId: string;
  customerId: string;
}

/** Opens a checkout as the person and answers what the function said, with the id of the session it opened. */
export async function openCheckout(
  { server, stripe }: Pick<BillingServer, 'server' | 'stripe'>,
  person: Pick<Person, 'accessToken'>,
  price = 'price_essencial',
) {
  const answer = await callFunction(server, person, 'create-checkout', {
    price_id: price,
    success_url: 'http://127.0.0.1:3000/thank-you?plano=Essencial',
    cancel_url: 'http://127.0.0.1:3000/pricing',
    mode: 'subscription',
  });
  const sessionId = [...stripe.objects.sessions.keys()].at(-1) ?? '';
  return { ...answer, sessionId };
}

/** A person with an open checkout, not yet paid. */
export async function startBuyer(billing: BillingServer, price?: string): Promise<Buyer> {
  const person = await signUpPerson(billing.server);
  const { status, sessionId } = await openCheckout(billing, person, price);
  if (status !== 200) throw new Error(`create-checkout answered ${status}`);
  const session = billing.stripe.objects.sessions.get(sessionId);
  return { ...person, sessionId, customerId: String(session?.customer) };
}

/** What the person may read of their own money. */
export async function readMoney({ client }: Pick<Person, 'client'>) {
  const { data: credits } = await client
    .from('subscription_credits')
    .select('credits_remaining,credits_total')
    .maybeSingle();
  const { data: subscription } = await client
    .from('stripe_subscriptions')
    .select(
      'status,price_id,subscription_id,cancel_at_period_end,cancel_at,current_period_start,current_period_end',
    )
    .maybeSingle();
  return { credits, subscription };
}

/** A person whose plan is paid, with every event of it delivered. */
export async function buyPlan(
  billing: BillingServer,
  price?: string,
): Promise<Buyer & { subscriptionId: string; invoiceId: string }> {
  const buyer = await startBuyer(billing, price);
  const statuses = await billing.deliver(billing.stripe.complete(buyer.sessionId));
  if (statuses.some((status) => status !== 200)) throw new Error(`The webhook answered ${statuses}`);
  const session = billing.stripe.objects.sessions.get(buyer.sessionId);
  return { ...buyer, subscriptionId: String(session?.subscription), invoiceId: String(session?.invoice) };
}

/** Σ of the subscription's ledger, how many of its rows grant, and how many balances differ from it. */
export async function readLedger({ server }: BillingServer, { id }: Pick<Person, 'id'>) {
  const { rows } = await asService(server.database, (transaction) =>
    transaction.query<{ sum: number; grants: number; differences: number }>(
      `select coalesce(sum(delta), 0)::integer as sum, (count(*) filter (where entry = 'grant'))::integer as grants,
         (select count(*)::integer from billing.find_differences() where user_id = $1) as differences
       from billing.ledger where user_id = $1 and bucket = 'subscription'`,
      [id],
    ),
  );
  return rows[0];
}
