import type Stripe from 'stripe';
import { invalidRequest, resourceMissing } from './stripe-errors.ts';

export interface ListParams {
  created?: number | Stripe.RangeQueryParam;
  ending_before?: string;
  limit?: number;
  starting_after?: string;
}

export interface ListQuery<T> {
  url: string;
  params: ListParams;
  matches(entry: T): boolean;
}

/** One page, newest first, as every list of Stripe: cursors are ids, `has_more` looks in the direction of travel. */
export function listPage<T extends { id: string; created: number }>(
  objects: Map<string, T>,
  { url, params, matches }: ListQuery<T>,
): Stripe.ApiList<T> {
  const { starting_after: after, ending_before: before, limit = 10 } = params;
  requireLimit(limit);
  if (after !== undefined && before !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: ending_before, starting_after.');
  }
  // A cursor may be an object that the filter leaves out.
  const isWanted = (entry: T) => matches(entry) && isInRange(entry.created, params.created);
  const all = [...objects.values()].toReversed();
  if (before !== undefined) {
    const newer = all.slice(0, positionOf(all, before, 'ending_before')).filter(isWanted);
    return { object: 'list', data: newer.slice(-limit), has_more: newer.length > limit, url };
  }
  const start = after === undefined ? 0 : positionOf(all, after, 'starting_after') + 1;
  const older = all.slice(start).filter(isWanted);
  return { object: 'list', data: older.slice(0, limit), has_more: older.length > limit, url };
}

function requireLimit(limit: number): void {
  if (limit >= 1 && limit <= 100) return;
  const bound = limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100';
  throw invalidRequest(`This value must be ${bound} (it currently is '${limit}').`, {
    code: 'parameter_invalid_integer',
    param: 'limit',
  });
}

function positionOf(all: { id: string }[], id: string, param: string): number {
  const position = all.findIndex((entry) => entry.id === id);
  if (position === -1) throw resourceMissing('object', id, { param, status: 400 });
  return position;
}

function isInRange(created: number, range: ListParams['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
