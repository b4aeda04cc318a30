import { randomUUID } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { AppVariables } from './variables.ts';

/**
 * One log line a request: who, what, how long; never a query string, a body or a header, where secrets travel.
 * Gives each request an id, which the answer carries in `x-request-id`.
 */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<AppVariables> {
  return async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    await next();
    // Not by `context.header`, which builds the whole answer anew.
    context.res.headers.set('x-request-id', requestId);
    const milliseconds = performance.now() - startedAt;
    const { status } = context.res;
    const { method, path } = context.req;
    const route = routePath(context);
    metrics.requestSeconds.observe({ method, route, status }, milliseconds / 1000);
    const span = trace.getActiveSpan()?.spanContext();
    const line = {
      requestId,
      method,
      path,
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
      ...(span && { traceId: span.traceId }),
    };
    const caller = context.get('caller');
    const who =
      caller === undefined
        ? {}
        : { role: caller.role, ...(caller.userId === null ? {} : { userId: caller.userId }) };
    if (status >= 500) log.error({ ...line, ...who, error: describe(context.error) }, 'request');
    else log.info({ ...line, ...who }, 'request');
  };
}

/** The whole chain of causes: the outermost is what the person read, the innermost what went wrong. */
function describe(error: Error | undefined): { message: string; stack: string | undefined }[] {
  const chain: { message: string; stack: string | undefined }[] = [];
  for (let current: unknown = error; current instanceof Error && chain.length < 5; current = current.cause) {
    chain.push({ message: current.message, stack: current.stack });
  }
  return chain;
}
