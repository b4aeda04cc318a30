import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Takes in the whole body before anything is done about the request, so that one that comes a byte at a time holds nothing but its
 * connection. A body over `maxSize` bytes is refused with what `fail` gives; a client that goes away amid it, or is let go, gets 408.
 */
export function receiveBody(maxSize: number, fail: () => Error): MiddlewareHandler {
  return async (context, next) => {
    let isTooLarge = false;
    const receive = bodyLimit({
      maxSize,
      onError: () => {
        isTooLarge = true;
        return new Response(null, { status: 413 });
      },
    });
    try {
      await receive(context, async () => {
        await context.req.arrayBuffer();
      });
    } catch {
      return context.body(null, 408, { connection: 'close' });
    }
    if (isTooLarge) {
      // The rest of the body is never read, so no further request may follow on this connection.
      context.header('connection', 'close');
      throw fail();
    }
    await next();
  };
}
