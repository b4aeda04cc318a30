import { context as active, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { createProxyCheck } from '../http/client-address.ts';
import type { ProxyTrust } from '../http/trusted-proxies.ts';
import type { AppVariables } from '../http/variables.ts';
import { failSpan, tracer } from './in-span.ts';

const traced = /^\/(?:functions|auth|rest)\//u;

/**
 * A span for each request of the services, from its headers to those of its answer, with what it asked of the database and of
 * others inside. Never an address with its query, a body or a header: secrets travel there. A `traceparent` is believed of a
 * trusted proxy, never of a stranger.
 */
export function traceRequests(trust: ProxyTrust): MiddlewareHandler<AppVariables> {
  const isFromProxy = createProxyCheck(trust);
  return async (context, next) => {
    const { method, path } = context.req;
    if (!traced.test(path)) return next();
    const parent = isFromProxy(context)
      ? propagation.extract(active.active(), { traceparent: context.req.header('traceparent') })
      : active.active();
    const attributes = { 'http.request.method': method };
    await tracer.startActiveSpan(method, { kind: SpanKind.SERVER, attributes }, parent, async (span) => {
      try {
        await next();
      } finally {
        const { status } = context.res;
        const route = routePath(context);
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': status,
          'fisga.request.id': context.get('requestId'),
        });
        if (context.error) failSpan(span, context.error);
        else if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  };
}
