import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address a request comes from: that of the connection or, behind a trusted proxy, the last one the proxy added to
 * `X-Forwarded-For` (earlier ones are whatever the sender wrote).
 */
export function clientAddress(context: Context, isProxyTrusted: boolean): string | null {
  if (isProxyTrusted) {
    const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded !== undefined && forwarded !== '') return forwarded;
  }
  try {
    return getConnInfo(context).remote.address ?? null;
  } catch {
    return null; // a request made in the process itself has no connection
  }
}
