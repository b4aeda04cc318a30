import type { MiddlewareHandler } from 'hono';
import { type CallerAuthority, type CallerRefusal, resolveCaller } from '../auth/resolve-caller.ts';
import type { AppVariables } from './variables.ts';

/** Puts the proven caller on the request, or answers with what `refuse` makes of the refusal. */
export function identifyCaller(
  authority: CallerAuthority,
  refuse: (refusal: CallerRefusal) => Error,
  options: { isKeyOptional?: boolean } = {},
): MiddlewareHandler<AppVariables> {
  return async (context, next) => {
    const resolved = await resolveCaller(authority, context.req.raw.headers, options);
    if (!resolved.ok) throw refuse(resolved.refusal);
    context.set('caller', resolved.caller);
    await next();
  };
}
