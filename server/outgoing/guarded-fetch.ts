import { type LookupAddress, lookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicAddress } from './public-address.ts';

/** An address that leads where nobody meant to go. */
export class ForbiddenAddressError extends Error {}

export type Resolve = (
  name: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export interface FetchGuard {
  /** The origin that the operator wrote down, or the product itself: it may be anywhere, on this machine too. */
  ownOrigin: string | null;
  /** How names become addresses; absent, the machine's own way. */
  resolve?: Resolve;
}

const mostRedirects = 3;
const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

/**
 * `fetch` for addresses that come from an answer of somebody else's. Beside `ownOrigin` it speaks https alone, and only to the
 * internet: names are judged by what they resolve to in the very connection, so that none can change its mind in between. A
 * redirect is followed for GET, within its origin: headers may carry keys.
 */
export async function guardedFetch(
  address: string | URL,
  init: RequestInit,
  guard: FetchGuard,
): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const request = new Request(url, init);
    requireAllowed(url, guard);
    const response = await send(request, createLookup(url, guard));
    const location = response.headers.get('location');
    if (request.redirect === 'manual' || response.status < 300 || response.status > 399 || location === null)
      return response;
    await response.body?.cancel();
    const target = URL.canParse(location, url.href) ? new URL(location, url) : null;
    if (request.redirect === 'error' || request.method !== 'GET' || target?.origin !== url.origin)
      throw new ForbiddenAddressError(`${url.host} leads elsewhere`);
    url = target;
  }
  throw new ForbiddenAddressError(`${url.host} leads in circles`);
}

function requireAllowed(url: URL, { ownOrigin }: FetchGuard): void {
  if (url.origin === ownOrigin) return;
  if (url.protocol !== 'https:') throw new ForbiddenAddressError(`${url.host} is not asked without https`);
  // A literal is never looked up. The URL has made one form of decimal, octal, hexadecimal and short ones.
  const literal = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw notPublic(url.hostname);
}

function createLookup(url: URL, { ownOrigin, resolve = resolveName }: FetchGuard): LookupFunction {
  return (name, options, callback) => {
    resolve(name, (error, addresses) => {
      if (error) return callback(error, []);
      const isAllowed =
        url.origin === ownOrigin || addresses.every(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!isAllowed || !first) return callback(notPublic(name), []);
      if (options.all) return callback(null, [...addresses]);
      callback(null, first.address, first.family);
    });
  };
}

function resolveName(name: string, done: Parameters<Resolve>[1]): void {
  lookup(name, { all: true }, done);
}

function notPublic(host: string): ForbiddenAddressError {
  return new ForbiddenAddressError(`${host} is not on the internet`);
}

async function send(request: Request, lookup: LookupFunction): Promise<Response> {
  const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const isHttps = request.url.startsWith('https:');
  const call = isHttps ? httpsRequest : httpRequest;
  const outgoing = call(request.url, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    agent: isHttps ? agents.https : agents.http,
    lookup,
    signal: request.signal,
  });
  outgoing.once('response', (incoming) => resolve(toResponse(incoming)));
  outgoing.once('error', reject);
  outgoing.end(body);
  return promise;
}

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const hasNoBody = status === 204 || status === 304;
  if (hasNoBody) incoming.resume();
  return new Response(hasNoBody ? null : Readable.toWeb(incoming), { status, headers });
}
