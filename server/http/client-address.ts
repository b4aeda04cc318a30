import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { toInet } from '../auth/inet.ts';
import { createMatcher, type ProxyTrust } from './trusted-proxies.ts';

/**
 * Reads the address a request comes from: that of the connection or, where that is a trusted proxy's, the last one in
 * `X-Forwarded-For` that is not one of theirs (earlier ones are whatever the sender wrote).
 */
export function createClientAddress(trust: ProxyTrust): (context: Context) => string | null {
  const isProxy = matchProxies(trust);
  const isFromProxy = createProxyCheck(trust);
  return (context) => {
    const connected = readConnected(context);
    if (!isFromProxy(context)) return connected;
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => toInet(hop.trim()));
    // What is not an address ends the chain: nothing before it can be believed.
    const origin = hops.findLast((hop) => hop === null || !isProxy(hop));
    return origin ?? connected;
  };
}

/** Answers whether a request was handed on by a proxy whose headers are believed. */
export function createProxyCheck(trust: ProxyTrust): (context: Context) => boolean {
  const isProxy = matchProxies(trust);
  return (context) => {
    if (trust === 'everybody') return true;
    const connected = readConnected(context);
    return connected !== null && isProxy(connected);
  };
}

function matchProxies(trust: ProxyTrust): (address: string) => boolean {
  return typeof trust === 'string' ? () => false : createMatcher(trust);
}

function readConnected(context: Context): string | null {
  try {
    return getConnInfo(context).remote.address ?? null;
  } catch {
    return null; // a request made in the process itself has no connection
  }
}
