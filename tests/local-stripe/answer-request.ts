// One API call, in the order in which Stripe looks at it: key, version, address, idempotency, parameters, the call itself.
import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { expandAnswer } from './expand.ts';
import type { FormParams } from './form-body.ts';
import type { IdempotencyLog, KeyedRequest } from './idempotency.ts';
import { findRoute } from './routes.ts';
import { refusal, type StripeAnswer } from './stripe-answer.ts';
import { invalidRequest, unknownAddress, wrongApiKey } from './stripe-errors.ts';
import type { StripeState } from './stripe-state.ts';

export interface StripeRequest {
  method: string;
  path: string;
  /** Decoded from query and body; all leaves are strings. */
  params: FormParams;
  headers: IncomingHttpHeaders;
}

export interface StripeAccount {
  state: StripeState;
  apiKeys: readonly string[];
  idempotency: IdempotencyLog;
}

/** Answers a call; a refusal is an answer too. */
export function answerRequest(account: StripeAccount, request: StripeRequest): StripeAnswer {
  const common = { 'request-id': account.state.createId('req'), 'stripe-version': Stripe.API_VERSION };
  const answer = answerOrRefuse(account, request, common['request-id']);
  return { ...answer, headers: { ...common, ...answer.headers } };
}

/** Answers a call that has a key with this from now on, for a day. */
export function keepAnswer(account: StripeAccount, request: StripeRequest, answer: StripeAnswer): void {
  const keyed = keyedRequest(request, requireApiKey(account, request));
  if (keyed !== undefined) account.idempotency.keep(keyed, answer, account.state.clock.now());
}

function answerOrRefuse(account: StripeAccount, request: StripeRequest, requestId: string): StripeAnswer {
  try {
    const apiKey = requireApiKey(account, request);
    requireVersion(request);
    const found = findRoute(request.method, request.path);
    if (found === undefined) throw unknownAddress(request.method, request.path);
    const keyed = keyedRequest(request, apiKey);
    const now = account.state.clock.now();
    const earlier = keyed && account.idempotency.replay(keyed, now);
    if (earlier !== undefined) return earlier;
    const params = found.route.validate(structuredClone(request.params));
    const answer = runCall(
      account.state,
      { id: requestId, idempotency_key: keyed?.idempotencyKey ?? null },
      () => found.route.answer(account.state, { id: found.id, params }),
      params.expand,
    );
    // Only what was really tried is kept: a request refused before that may come back mended under its key.
    if (keyed !== undefined) account.idempotency.keep(keyed, answer, now);
    return answer;
  } catch (error) {
    return refusal(error);
  }
}

function runCall(
  state: StripeState,
  request: Stripe.Event.Request,
  call: () => object,
  expand: string[] | undefined,
): StripeAnswer {
  state.request = request;
  try {
    return { status: 200, headers: {}, body: expandAnswer(state, call(), expand) };
  } catch (error) {
    return refusal(error);
  } finally {
    state.request = null;
  }
}

function requireApiKey({ apiKeys }: StripeAccount, { headers }: StripeRequest): string {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ');
  const key =
    scheme === 'Basic' ? Buffer.from(value, 'base64').toString('utf8').split(':')[0] : value || undefined;
  if (key === undefined || !apiKeys.includes(key)) throw wrongApiKey(key);
  return key;
}

function requireVersion({ headers }: StripeRequest): void {
  const version = headers['stripe-version'];
  if (version === Stripe.API_VERSION) return;
  throw invalidRequest(
    `Invalid Stripe API version: ${version}. The local Stripe speaks ${Stripe.API_VERSION}.`,
  );
}

/** Stripe heeds idempotency keys on POST alone. */
function keyedRequest(
  { method, path, params, headers }: StripeRequest,
  apiKey: string,
): KeyedRequest | undefined {
  const idempotencyKey = headers['idempotency-key'];
  if (method !== 'POST' || typeof idempotencyKey !== 'string') return undefined;
  return { apiKey, idempotencyKey, path, params };
}
