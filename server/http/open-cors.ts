import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

interface OpenCors {
  /** Request headers that a page may send; absent, those it asks for. */
  allowHeaders?: string[];
  /** Headers of the answer that a page may read. */
  exposeHeaders: string[];
  /** Seconds that a browser remembers the answer to a preflight. */
  maxAge: number;
}

/**
 * Opens calls to pages of any origin. An answer gets its headers once it is there: set before, they would have it built anew, and sent
 * as a stream instead of one piece.
 */
export function openCors(options: OpenCors): MiddlewareHandler {
  const answerPreflight = cors({ origin: '*', ...options });
  const exposed = options.exposeHeaders.join(',');
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return answerPreflight(context, next);
    await next();
    context.res.headers.set('access-control-allow-origin', '*');
    context.res.headers.set('access-control-expose-headers', exposed);
  };
}
