// `expand[]=data.customer`: puts objects in the place of their ids, in a copy.
import type Stripe from 'stripe';
import { invalidRequest } from './stripe-errors.ts';
import {
  type CheckoutOrder,
  idOf,
  type StripeObjects,
  type StripeState,
  takeSnapshot,
} from './stripe-state.ts';

type Hash = { [name: string]: unknown };

/** The answer as it travels, with the asked-for fields expanded; four levels at most. */
export function expandAnswer(state: StripeState, answer: object, paths: readonly string[] = []): Hash {
  const copy = takeSnapshot(answer) as Hash;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > 4 + (names[0] === 'data' ? 1 : 0)) {
      throw invalidRequest(`You cannot expand more than 4 levels of a property (${path}).`, {
        param: 'expand',
      });
    }
    expandPath(state, copy, names, path);
  }
  return copy;
}

function expandPath(state: StripeState, value: unknown, names: readonly string[], path: string): void {
  const [name, ...rest] = names;
  if (name === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) expandPath(state, entry, names, path);
    return;
  }
  const hash = value as Hash;
  hash[name] = expandField(state, hash, name, path);
  expandPath(state, hash[name], rest, path);
}

/** Ids that Stripe types as plain strings. */
const plainIds = new Set(['id', 'client_reference_id', 'subscription_item', 'invoice_item']);

function expandField(state: StripeState, hash: Hash, name: string, path: string): unknown {
  const value = hash[name] ?? includable(state, hash, name);
  if (typeof value === 'object') return value;
  const isPlain = plainIds.has(name) || (hash.object === 'subscription_item' && name === 'subscription');
  const found = typeof value === 'string' && !isPlain ? findObject(state.objects, value) : undefined;
  if (found === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  return takeSnapshot(found);
}

/** Lists that are left out unless they are asked for; null where the field exists and is empty. */
function includable({ objects, orders }: StripeState, hash: Hash, name: string): unknown {
  if (name in hash) return null;
  const id = String(hash.id);
  switch (`${hash.object}.${name}`) {
    case 'customer.subscriptions':
      return listOf(
        objects.subscriptions,
        `/v1/customers/${id}/subscriptions`,
        (subscription) => idOf(subscription.customer) === id && subscription.status !== 'canceled',
      );
    case 'invoice.payments':
      return listOf(objects.invoicePayments, '/v1/invoice_payments', ({ invoice }) => idOf(invoice) === id);
    case 'charge.refunds':
      return listOf(objects.refunds, `/v1/charges/${id}/refunds`, ({ charge }) => charge === id);
    case 'checkout.session.line_items':
      return lineItems(id, orders.get(id));
    default:
      return undefined;
  }
}

function lineItems(id: string, order: CheckoutOrder | undefined): Stripe.ApiList<Stripe.LineItem> {
  const url = `/v1/checkout/sessions/${id}/line_items`;
  if (order === undefined) return { object: 'list', data: [], has_more: false, url };
  const amount = (order.price.unit_amount ?? 0) * order.quantity;
  const item: Stripe.LineItem = {
    id: id.replace('cs_test', 'li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: order.price.currency,
    description: null,
    metadata: {},
    price: order.price,
    quantity: order.quantity,
  };
  return takeSnapshot({ object: 'list', data: [item], has_more: false, url });
}

function listOf<T>(all: Map<string, T>, url: string, belongs: (entry: T) => boolean): Stripe.ApiList<T> {
  const data = [...all.values()].toReversed().filter(belongs);
  return takeSnapshot({ object: 'list', data, has_more: false, url });
}

function findObject(objects: StripeObjects, id: string): object | undefined {
  return Object.values(objects)
    .map((all: Map<string, object>) => all.get(id))
    .find((found) => found !== undefined);
}
