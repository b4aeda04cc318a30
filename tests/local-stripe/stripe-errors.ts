/** What Stripe puts under `error` in an answer that is not a success. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A refusal as Stripe words it; becomes an HTTP answer with `{error: body}`. */
export class LocalStripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400: the request was understood and refused. */
export function invalidRequest(message: string, more: { code?: string; param?: string } = {}) {
  return new LocalStripeError(400, { type: 'invalid_request_error', message, ...more });
}

/** The object does not exist: 404 when its own address was asked, 400 when a parameter refers to it. */
export function resourceMissing(noun: string, id: string, { param = 'id', status = 404 } = {}) {
  return new LocalStripeError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

/** 400: a parameter that Stripe needs is not there. */
export function parameterMissing(param: string) {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** 401: no key, or one of another account. */
export function wrongApiKey(key: string | undefined) {
  const message =
    key === undefined
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${'*'.repeat(Math.max(key.length - 4, 4))}${key.slice(-4)}`;
  return new LocalStripeError(401, { type: 'invalid_request_error', message });
}

/** 404: no such address. */
export function unknownAddress(method: string, path: string) {
  return new LocalStripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}

/** 400: an idempotency key came back with another request. */
export function idempotencyConflict(message: string) {
  return new LocalStripeError(400, { type: 'idempotency_error', message });
}

/** 500: Stripe would do this, the local one cannot; louder than a refusal, so that no test passes because of it. */
export function notPlayed(what: string) {
  return new LocalStripeError(500, {
    type: 'api_error',
    message: `The local Stripe does not play this: ${what}`,
  });
}

/** Stops a request that uses parameters the local Stripe would otherwise ignore in silence. */
export function refuseUnplayed(call: string, params: object, played: readonly string[]): void {
  const unplayed = Object.keys(params).find((name) => name !== 'expand' && !played.includes(name));
  if (unplayed !== undefined) throw notPlayed(`${call} with ${unplayed}`);
}
