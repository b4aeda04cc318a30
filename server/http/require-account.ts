import type { Context, MiddlewareHandler } from 'hono';
import type { Caller } from '../auth/caller.ts';
import { findEndedState } from '../auth/session-state.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { refuseFunctionCaller } from './refuse-caller.ts';
import type { AppVariables } from './variables.ts';

/**
 * Refuses an access token that is valid until it expires, but whose session or account ended, or that knows nothing of the person's
 * second factor; visitors and the operator pass.
 */
export function requireAccount(database: Database): MiddlewareHandler<AppVariables> {
  return async (context, next) => {
    const caller = context.get('caller');
    if (caller.role !== 'authenticated') return next();
    const refusal = await findRefusal(database, caller);
    if (refusal !== null) throw refusal;
    await next();
    // Deleted while the work was under way: then it failed for want of the account, which is nobody's fault.
    if (context.res.status < 500) return;
    const error = await findRefusal(database, caller);
    if (error !== null) context.res = answer(context, error);
  };
}

async function findRefusal(
  database: Database,
  caller: Extract<Caller, { role: 'authenticated' }>,
): Promise<AppError | null> {
  const state = await findEndedState(database, caller);
  if (state === null) return null;
  if (state === 'user_not_found')
    return new AppError('no_session', 'Esta conta não existe mais. Entre com outra ou crie uma nova.');
  return refuseFunctionCaller(state);
}

function answer(context: Context, error: AppError): Response {
  return context.json(error.toBody(), error.status);
}
