// One key stands for one request. Kept per API key for a day, as Stripe keeps them.
import { isDeepStrictEqual } from 'node:util';
import type { FormParams } from './form-body.ts';
import type { StripeAnswer } from './stripe-answer.ts';
import { idempotencyConflict } from './stripe-errors.ts';

export interface KeyedRequest {
  apiKey: string;
  idempotencyKey: string;
  path: string;
  params: FormParams;
}

export interface IdempotencyLog {
  /** The answer this very request got before, or undefined; throws where the key was used for another one. */
  replay(request: KeyedRequest, now: number): StripeAnswer | undefined;
  keep(request: KeyedRequest, answer: StripeAnswer, now: number): void;
}

const secondsPerDay = 86_400;

/** An empty log. */
export function createIdempotencyLog(): IdempotencyLog {
  const kept = new Map<string, { request: KeyedRequest; answer: StripeAnswer; at: number }>();
  const nameOf = ({ apiKey, idempotencyKey }: KeyedRequest) => JSON.stringify([apiKey, idempotencyKey]);
  return {
    replay(request, now) {
      const first = kept.get(nameOf(request));
      if (first === undefined || now - first.at >= secondsPerDay) return undefined;
      requireSame(first.request, request);
      return { ...first.answer, headers: { ...first.answer.headers, 'idempotent-replayed': 'true' } };
    },
    keep(request, answer, now) {
      kept.set(nameOf(request), { request, answer, at: now });
    },
  };
}

function requireSame(first: KeyedRequest, { idempotencyKey, path, params }: KeyedRequest): void {
  const otherKey = `Try using a key other than '${idempotencyKey}' if you meant to execute a different request.`;
  if (first.path !== path) {
    throw idempotencyConflict(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${first.path}'). ${otherKey}`,
    );
  }
  if (!isDeepStrictEqual(first.params, params)) {
    throw idempotencyConflict(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${otherKey}`,
    );
  }
}
