// Stripe on a bad day.
import type { StripeAnswer } from './stripe-answer.ts';

export interface Fault {
  /** Without it, any method. */
  method?: string;
  /** An address such as `/v1/customers`, or a pattern; without it, any. */
  path?: string | RegExp;
  /** An error of Stripe's, or what a network does: no answer, a closed connection, a proxy's page. */
  status: number | 'timeout' | 'hangup' | 'html502';
  /** How many calls; 1 without it. */
  times?: number;
  /** `after`: the call took effect and only its answer is lost. */
  when?: 'before' | 'after';
}

export interface Faults {
  failNext(fault: Fault): void;
  /** From now on nothing fails any more. */
  mend(): void;
  /** The fault that hits this call, which uses it up once. */
  take(method: string, path: string): Fault | undefined;
}

/** No faults until some are ordered. */
export function createFaults(): Faults {
  const pending: { fault: Fault; left: number }[] = [];
  return {
    failNext(fault) {
      pending.push({ fault, left: fault.times ?? 1 });
    },
    mend() {
      pending.length = 0;
    },
    take(method, path) {
      const hit = pending.find(({ fault, left }) => left > 0 && matches(fault, method, path));
      if (hit === undefined) return undefined;
      hit.left -= 1;
      return hit.fault;
    },
  };
}

/** Stripe's answer with this status. Retrying is left to the client, as with real ones of the kind. */
export function faultAnswer(status: number): StripeAnswer {
  return { status, headers: {}, body: { error: errorOf(status) } };
}

function matches({ method = '', path }: Fault, asked: string, askedPath: string): boolean {
  if (method !== '' && method.toUpperCase() !== asked) return false;
  return path === undefined || (typeof path === 'string' ? path === askedPath : path.test(askedPath));
}

function errorOf(status: number): object {
  switch (status) {
    case 402:
      return {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      };
    case 409:
      return {
        type: 'invalid_request_error',
        code: 'lock_timeout',
        message:
          'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
      };
    case 429:
      return { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' };
    default:
      return status >= 500
        ? { type: 'api_error', message: 'Sorry! There was an error while talking to one of our backends.' }
        : { type: 'invalid_request_error', message: `The request was refused with ${status}.` };
  }
}
