import type { MiddlewareHandler } from 'hono';

/** Answers may hold personal data: no cache may store one, unless its own header says otherwise. */
export const forbidCaching: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
};
