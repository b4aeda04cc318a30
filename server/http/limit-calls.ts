import type { MiddlewareHandler } from 'hono';
import { takeTurn } from '../auth/rate-limits.ts';
import type { Database } from '../db/database.ts';
import { askAsAccountService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { AppVariables } from './variables.ts';

/**
 * Lets a person make `perMinute` calls at once and as many again in each minute, through whichever process; 429 with `Retry-After`
 * beyond. Visitors pass: the calls behind this ask for a person themselves.
 */
export function limitCalls(database: Database, perMinute: number): MiddlewareHandler<AppVariables> {
  return async (context, next) => {
    const { userId } = context.get('caller');
    if (userId !== null) {
      const limit = { bucket: `calls:${userId}`, capacity: perMinute, seconds: 60 };
      const wait = await takeTurn({ query: askAsAccountService(database) }, limit, new Date());
      if (wait > 0) throw tooManyCalls(wait);
    }
    await next();
  };
}

function tooManyCalls(retryAfterSeconds: number): AppError {
  return new AppError('too_many', 'Muitas solicitações. Aguarde alguns minutos antes de tentar novamente.', {
    retryAfterSeconds,
  });
}
