import { isUuid } from '../has-shape.ts';
import { readKeptSession } from '../kept-session.ts';
import { type SignInRequest, takeRequest } from './sign-in-requests.ts';

/** A session in the address that the page was opened with. */
export type Arrival =
  /** Asked for in this browser; the account client takes it from the fragment. */
  | { kind: 'tokens' }
  /** An auth code, with the verifier of the request that it answers. */
  | { kind: 'code'; code: string; verifier: string }
  /** Not asked for in this browser: the person must say that the account is theirs. */
  | { kind: 'offer'; accessToken: string; type: string | null; href: string }
  /** An auth code that nothing in this browser can exchange. */
  | { kind: 'stray-code' };

let present: Arrival | null = null;

/**
 * Reads what the page was opened with, once, and takes out of the address what nothing else may read: states, auth codes and
 * tokens that this browser did not ask for.
 */
export function receiveArrival(location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>): void {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const [state, code, accessToken] = [query.get('state'), query.get('code'), fragment.get('access_token')];
  const isCode = code !== null && isUuid(code);
  if (state === null && !isCode && accessToken === null) return;
  query.delete('state');
  if (isCode) query.delete('code');
  // With the origin: a path may begin with two slashes, which alone would name another host.
  const tidy = `${location.origin}${location.pathname}${query.size === 0 ? '' : `?${query}`}`;
  if (isCode) present = codeArrival(code, state === null ? null : takeRequest(state));
  else if (accessToken !== null) {
    const isAsked = state !== null && isMailRequest(takeRequest(state));
    const type = fragment.get('type');
    present = isAsked ? { kind: 'tokens' } : { kind: 'offer', accessToken, type, href: tidy + location.hash };
  }
  const isHashKept = present?.kind === 'tokens' || accessToken === null;
  globalThis.history.replaceState(null, '', isHashKept ? tidy + location.hash : tidy);
}

/** What the page was opened with; null once it was taken, or when it was nothing. */
export function getArrival(): Arrival | null {
  return present;
}

/** Whether the account client is about to take a session that this browser asked for. */
export function isSessionArriving(): boolean {
  return present?.kind === 'tokens' || present?.kind === 'code';
}

export function endArrival(): void {
  present = null;
}

function isMailRequest(request: SignInRequest | null): boolean {
  return request !== null && request.verifier === undefined;
}

function codeArrival(code: string, request: SignInRequest | null): Arrival {
  if (request?.verifier === undefined) return { kind: 'stray-code' };
  // An identity is added to the account of the person who began, not of one who signed in meanwhile.
  const isOthers = request.userId !== undefined && request.userId !== readKeptSession()?.user.id;
  return isOthers ? { kind: 'stray-code' } : { kind: 'code', code, verifier: request.verifier };
}
