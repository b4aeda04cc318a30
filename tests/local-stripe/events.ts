// The log of what happened. Only types that Fisga's endpoint subscribes to are made; a real account makes many more.
import Stripe from 'stripe';
import { listPage } from './list-page.ts';
import { invalidRequest } from './stripe-errors.ts';
import { requireObject, type StripeState, takeSnapshot } from './stripe-state.ts';

/** The object each type of event carries. */
export interface EventObjects {
  'checkout.session.completed': Stripe.Checkout.Session;
  'checkout.session.expired': Stripe.Checkout.Session;
  'customer.subscription.created': Stripe.Subscription;
  'customer.subscription.updated': Stripe.Subscription;
  'customer.subscription.deleted': Stripe.Subscription;
  'invoice.paid': Stripe.Invoice;
  'invoice.payment_failed': Stripe.Invoice;
  'charge.refunded': Stripe.Charge;
  'charge.dispute.created': Stripe.Dispute;
  'charge.dispute.closed': Stripe.Dispute;
}

/** Writes one event with a snapshot of the object, and what changed since `before` where that is given. */
export function recordEvent<Type extends keyof EventObjects>(
  state: StripeState,
  type: Type,
  object: EventObjects[Type],
  before?: EventObjects[Type],
): Stripe.Event {
  const snapshot = takeSnapshot(object);
  const event = {
    id: state.createId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: state.clock.now(),
    data: {
      object: snapshot,
      ...(before === undefined
        ? {}
        : { previous_attributes: changedAttributes(takeSnapshot(before), snapshot) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: state.request ?? { id: null, idempotency_key: null },
    type,
  } satisfies Stripe.EventBase;
  // The pairs of type and object are right by EventObjects; the union of 200 events cannot see it.
  state.events.set(event.id, event as Stripe.Event);
  return event as Stripe.Event;
}

/** `customer.subscription.updated`, unless nothing changed. */
export function recordUpdate(
  state: StripeState,
  subscription: Stripe.Subscription,
  before: Stripe.Subscription,
): Stripe.Event[] {
  const changes = changedAttributes(takeSnapshot(before), takeSnapshot(subscription));
  return Object.keys(changes).length === 0
    ? []
    : [recordEvent(state, 'customer.subscription.updated', subscription, before)];
}

/** One event by id. */
export function retrieveEvent(state: StripeState, { id }: { id: string }): Stripe.Event {
  return requireObject(state.events, 'event', id);
}

const thirtyDays = 30 * 86_400;

/** Newest first, of the last thirty days. */
export function listEvents(
  state: StripeState,
  { params }: { params: Stripe.EventListParams },
): Stripe.ApiList<Stripe.Event> {
  const { type, types, delivery_success: isDelivered } = params;
  if (type !== undefined && types !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: type, types.');
  }
  const wanted = types ?? (type === undefined ? undefined : [type]);
  const oldest = state.clock.now() - thirtyDays;
  return listPage(state.events, {
    url: '/v1/events',
    params,
    matches: (event) =>
      event.created >= oldest &&
      (wanted === undefined || wanted.some((pattern) => matchesType(event.type, pattern))) &&
      (isDelivered === undefined || isDelivered === (event.pending_webhooks === 0)),
  });
}

function matchesType(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

type Attributes = { [name: string]: unknown };

/** Old values of what differs: hashes key by key, arrays whole, keys that are new as null. */
function changedAttributes(before: object, after: object): Attributes {
  const old: Attributes = { ...before };
  const current: Attributes = { ...after };
  const changes: Attributes = {};
  for (const name of new Set([...Object.keys(old), ...Object.keys(current)])) {
    const [was, is] = [old[name], current[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    changes[name] = isHash(was) && isHash(is) ? changedAttributes(was, is) : (was ?? null);
  }
  return changes;
}

function isHash(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
