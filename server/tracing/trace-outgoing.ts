import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { failSpan, tracer } from './in-span.ts';

/** The request of `fetch`, as far as its messages are read here. */
interface FetchRequest {
  origin: string;
  method: string;
}

/**
 * Spans for what a traced request asks of other services, through `node:http` and `fetch`, as Node tells of both by itself. The
 * host, the method and the status, not the address: paths and queries hold ids, keys and what people typed.
 */
export function traceOutgoing(): void {
  const open = new WeakMap<object, Span>();
  const begin = (request: object, method: string, url: URL) => {
    if (trace.getActiveSpan() === undefined) return;
    const attributes = {
      'http.request.method': method,
      'server.address': url.hostname,
      'server.port': Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
    };
    open.set(request, tracer.startSpan(`${method} ${url.hostname}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (request: object, status: number) => {
    const span = open.get(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    open.delete(request);
  };
  const fail = (request: object, error: unknown) => {
    const span = open.get(request);
    if (span === undefined) return;
    failSpan(span, error);
    span.end();
    open.delete(request);
  };
  listen<{ request: ClientRequest }>('http.client.request.created', ({ request }) => {
    const { method, protocol, host } = request;
    begin(request, method, new URL(`${protocol}//${request.getHeader('host') ?? host}`));
  });
  listen<{ request: ClientRequest; response: IncomingMessage }>(
    'http.client.response.finish',
    ({ request, response }) => end(request, response.statusCode ?? 0),
  );
  listen<{ request: ClientRequest; error: unknown }>('http.client.request.error', ({ request, error }) =>
    fail(request, error),
  );
  listen<{ request: FetchRequest }>('undici:request:create', ({ request }) =>
    begin(request, request.method, new URL(request.origin)),
  );
  listen<{ request: FetchRequest; response: { statusCode: number } }>(
    'undici:request:headers',
    ({ request, response }) => end(request, response.statusCode),
  );
  listen<{ request: FetchRequest; error: unknown }>('undici:request:error', ({ request, error }) =>
    fail(request, error),
  );
}

/** What Node publishes on a channel has the shape that its documentation gives. */
function listen<Message>(channel: string, onMessage: (message: Message) => void): void {
  subscribe(channel, (message) => onMessage(message as Message));
}
