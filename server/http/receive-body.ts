import type { Context, MiddlewareHandler } from 'hono';

/** Bytes past the limit that are read and dropped, so that a client that streams sees the refusal instead of a reset connection. */
const mostDropped = 4 * 1024 * 1024;

/**
 * Takes in the whole body before anything is done about the request, so that one that comes a byte at a time holds nothing but its
 * connection. A body over `maxSize` bytes, which may depend on the request, is refused with what `fail` gives; a client that goes away
 * amid it, or is let go, gets 408.
 */
export function receiveBody(
  maxSize: number | ((context: Context) => number | Promise<number>),
  fail: () => Error,
): MiddlewareHandler {
  return async (context, next) => {
    // They have none, and looking for it would have the whole request built.
    if (['GET', 'HEAD'].includes(context.req.method)) return next();
    const limit = typeof maxSize === 'number' ? maxSize : await maxSize(context);
    const declared = Number(context.req.header('content-length') ?? 0);
    const body =
      declared > limit ? null : await readBody(context.req.raw, limit).catch(() => 'lost' as const);
    if (body === 'lost') return context.body(null, 408, { connection: 'close' });
    if (body === null) {
      // The rest of the body is never read, so no further request may follow on this connection.
      context.header('connection', 'close');
      throw fail();
    }
    // Hono keeps promises here; its type says otherwise.
    if (body !== undefined) Object.assign(context.req.bodyCache, { arrayBuffer: Promise.resolve(body) });
    await next();
  };
}

/** The body; undefined without one, null for one over the limit. Rejects when the client goes away. */
async function readBody(request: Request, limit: number): Promise<ArrayBuffer | null | undefined> {
  if (request.body === null) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > limit + mostDropped) break;
  }
  return size > limit ? null : new Uint8Array(Buffer.concat(chunks)).buffer;
}
