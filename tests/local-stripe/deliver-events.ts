// Webhooks: signed, in any order, more than once, at the same time.
import Stripe from 'stripe';
import type { StripeState } from './stripe-state.ts';

export interface Delivery {
  secret: string;
  /** The endpoint; with `fetch` alone, an address that only the signature needs. */
  url?: string;
  /** Takes the request instead of the network, for instance `app.fetch`. */
  fetch?: (request: Request) => Response | Promise<Response>;
  /** Another order: the same seed gives the same one. */
  shuffle?: boolean | number;
  /** How often each event is sent; 1 without it. */
  times?: number;
  /** All at once, or this many at a time; one after the other without it. */
  parallel?: boolean | number;
  /** Unix seconds in the signature; the real time without it, for the endpoint checks against that. */
  signedAt?: number;
}

/** Posts the events and returns the statuses in the order of sending, 0 where nothing answered. Any 2xx delivers an event. */
export async function deliverEvents(
  state: StripeState,
  events: readonly Stripe.Event[],
  delivery: Delivery,
): Promise<number[]> {
  const { times = 1, shuffle = false, parallel = false } = delivery;
  const repeated = Array.from({ length: times }, () => events).flat();
  const ordered = shuffle === false ? repeated : shuffled(repeated, Number(shuffle));
  const width = parallel === true ? ordered.length : Math.max(1, Number(parallel));
  const statuses: number[] = [];
  const next = ordered.entries();
  const work = async () => {
    for (const [position, event] of next) statuses[position] = await deliverOne(state, event, delivery);
  };
  await Promise.all(Array.from({ length: width }, work));
  return statuses;
}

/** Events that no endpoint has taken yet, oldest first. */
export function undeliveredEvents({ events }: StripeState): Stripe.Event[] {
  return [...events.values()].filter((event) => event.pending_webhooks > 0);
}

async function deliverOne(state: StripeState, event: Stripe.Event, delivery: Delivery): Promise<number> {
  const status = await post(signedRequest(event, delivery), delivery.fetch ?? fetch);
  const kept = state.events.get(event.id);
  if (status >= 200 && status < 300 && kept !== undefined) kept.pending_webhooks = 0;
  return status;
}

/** The webhook of one event as Stripe sends it. */
export function signedRequest(event: Stripe.Event, { url, fetch, secret, signedAt }: Delivery): Request {
  if (url === undefined && fetch === undefined) throw new Error('Deliver to where? Give a url or a fetch');
  // Stripe's own layout: an endpoint that parses and writes the body again breaks the signature.
  const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
  const timestamp = signedAt ?? Math.floor(Date.now() / 1000);
  return new Request(url ?? 'http://webhook.local/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body: payload,
  });
}

async function post(
  request: Request,
  send: (request: Request) => Response | Promise<Response>,
): Promise<number> {
  try {
    const response = await send(request);
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** Fisher and Yates, with a small generator so that a failing order can be had again. */
function shuffled<T>(entries: readonly T[], seed: number): T[] {
  const cards = [...entries];
  let state = seed;
  for (let last = cards.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
  }
  return cards;
}
