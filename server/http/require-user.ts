import type { Context } from 'hono';
import type { UserId } from '../auth/caller.ts';
import { AppError } from '../errors.ts';
import type { AppVariables } from './variables.ts';

/** The signed-in person of this request; refuses with 401 when there is none. */
export function requireUser(context: Context<AppVariables>): UserId {
  const caller = context.get('caller');
  if (caller.role !== 'authenticated') {
    throw new AppError('no_session', 'Sua sessão expirou. Por favor, faça login novamente para continuar.');
  }
  return caller.userId;
}
