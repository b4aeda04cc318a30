import type { Context } from 'hono';
import type { Caller, UserId } from '../auth/caller.ts';
import { AppError } from '../errors.ts';
import type { AppVariables } from './variables.ts';

/** The signed-in person of this request; refuses with 401 when there is none. */
export function requireUser(context: Context<AppVariables>): UserId {
  return requirePerson(context).userId;
}

/** As `requireUser`, with the session and the claims they came with. */
export function requirePerson(context: Context<AppVariables>): Extract<Caller, { role: 'authenticated' }> {
  const caller = context.get('caller');
  if (caller.role === 'authenticated') return caller;
  throw new AppError('no_session', 'Sua sessão expirou. Por favor, faça login novamente para continuar.');
}
