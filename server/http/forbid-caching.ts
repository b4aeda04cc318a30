import type { MiddlewareHandler } from 'hono';

/** Answers may hold personal data: no cache may store one, unless its own header says otherwise. */
export const forbidCaching: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};
