// A Stripe account on a loopback port, for the official SDK: what the API answers, what customers and time do, and the
// webhooks that follow. It plays what Fisga uses and refuses the rest aloud.
import Stripe from 'stripe';
import type { StripeRequest } from './answer-request.ts';
import {
  cancelInPortal,
  disputeInvoice,
  failRenewal,
  giveUpSubscription,
  recoverSubscription,
  refundInvoice,
  renewSubscription,
  resumeInPortal,
  upgradeSubscription,
} from './billing-acts.ts';
import { abandonSession, completeSession, declineSession } from './checkout-acts.ts';
import { type Delivery, deliverEvents, undeliveredEvents } from './deliver-events.ts';
import { closeDispute } from './disputes.ts';
import { createFaults, type Fault } from './faults.ts';
import { listen } from './http-server.ts';
import { createIdempotencyLog } from './idempotency.ts';
import { buildPrice, defaultPrices, type LocalPrice } from './prices.ts';
import { createStripeState, type StripeObjects, type StripeState } from './stripe-state.ts';
import type { TestClock } from './test-clock.ts';

export interface LocalStripeOptions {
  /** The keys of the account; `sk_test_local` without them. */
  apiKeys?: readonly string[];
  prices?: readonly LocalPrice[];
  /** Unix seconds at which the clock stands; the real time without it. */
  startAt?: number;
}

/** Each act returns the events it made, in order. */
export interface StripeActs {
  complete(session: string): Stripe.Event[];
  abandon(session: string): Stripe.Event[];
  decline(session: string): Stripe.Event[];
  renew(subscription: string): Stripe.Event[];
  failRenewal(subscription: string): Stripe.Event[];
  recover(subscription: string): Stripe.Event[];
  giveUp(subscription: string, outcome?: 'canceled' | 'unpaid'): Stripe.Event[];
  portalCancel(subscription: string): Stripe.Event[];
  portalResume(subscription: string): Stripe.Event[];
  upgrade(subscription: string, price: string): Stripe.Event[];
  refund(invoice: string, options?: { amount?: number }): Stripe.Event[];
  dispute(invoice: string): Stripe.Event[];
  closeDispute(dispute: string, outcome: 'won' | 'lost'): Stripe.Event[];
}

export interface LocalStripe extends StripeActs {
  apiKey: string;
  url: string;
  /** For `new Stripe(apiKey, sdkOptions)`. */
  sdkOptions: { host: string; port: number; protocol: 'http'; apiVersion: typeof Stripe.API_VERSION };
  clock: TestClock;
  objects: StripeObjects;
  /** Everything the account ever told of, oldest first. */
  events(): Stripe.Event[];
  undelivered(): Stripe.Event[];
  deliver(events: readonly Stripe.Event[], delivery: Delivery): Promise<number[]>;
  /** Everything the API was asked, in order. */
  requests: StripeRequest[];
  failNext(fault: Fault): void;
  /** Takes back every failure that is still to come. */
  mend(): void;
  /** From now on each answer takes so many milliseconds. */
  delay(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Opens an account with prices and nothing else, and listens. */
export async function startLocalStripe(options: LocalStripeOptions = {}): Promise<LocalStripe> {
  const {
    apiKeys = ['sk_test_local'],
    prices = defaultPrices,
    startAt = Math.floor(Date.now() / 1000),
  } = options;
  const state = createStripeState(
    startAt,
    prices.map((price) => buildPrice(price, startAt)),
  );
  const faults = createFaults();
  const requests: StripeRequest[] = [];
  let delay = 0;
  const account = { state, apiKeys, idempotency: createIdempotencyLog() };
  const { port, stop } = await listen({ account, faults, requests, delay: () => delay });
  return {
    ...createActs(state),
    apiKey: apiKeys[0] ?? '',
    url: `http://127.0.0.1:${port}`,
    sdkOptions: { host: '127.0.0.1', port, protocol: 'http', apiVersion: Stripe.API_VERSION },
    clock: state.clock,
    objects: state.objects,
    events: () => [...state.events.values()],
    undelivered: () => undeliveredEvents(state),
    deliver: (events, delivery) => deliverEvents(state, events, delivery),
    requests,
    failNext: faults.failNext,
    mend: faults.mend,
    delay(milliseconds) {
      delay = milliseconds;
    },
    stop,
  };
}

function createActs(state: StripeState): StripeActs {
  return {
    complete: (session) => completeSession(state, session),
    abandon: (session) => abandonSession(state, session),
    decline: (session) => declineSession(state, session),
    renew: (subscription) => renewSubscription(state, subscription),
    failRenewal: (subscription) => failRenewal(state, subscription),
    recover: (subscription) => recoverSubscription(state, subscription),
    giveUp: (subscription, outcome) => giveUpSubscription(state, subscription, outcome),
    portalCancel: (subscription) => cancelInPortal(state, subscription),
    portalResume: (subscription) => resumeInPortal(state, subscription),
    upgrade: (subscription, price) => upgradeSubscription(state, subscription, price),
    refund: (invoice, { amount } = {}) => refundInvoice(state, invoice, amount),
    dispute: (invoice) => disputeInvoice(state, invoice),
    closeDispute: (dispute, outcome) => closeDispute(state, dispute, outcome),
  };
}
