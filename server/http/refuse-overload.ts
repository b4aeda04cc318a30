import type { MiddlewareHandler } from 'hono';
import { apiPaths } from '../../shared/api-paths.ts';
import { DataError } from '../data-api/data-error.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';

const secondsToWait = 2;

/**
 * Refuses a request at once, with 503 and `Retry-After`, while `mostAtOnce` others are under way: whoever waits behind them would
 * only make everybody wait longer. What an operator asks of the process stands before it, and is always answered. Put it behind
 * `receiveBody`: who has not said yet what they want is not under way.
 */
export function refuseOverload(mostAtOnce: number, metrics: Metrics): MiddlewareHandler {
  let underWay = 0;
  return async (context, next) => {
    if (underWay >= mostAtOnce) {
      metrics.requestsRefused.inc();
      context.header('retry-after', String(secondsToWait));
      const error = context.req.path.startsWith(`${apiPaths.rest}/`)
        ? new DataError(503, 'PGRST003', 'Timed out acquiring connection from connection pool.')
        : new AppError(
            'overloaded',
            'Tem gente demais usando a Fisga agora. Espere alguns segundos e tente de novo: nada foi cobrado.',
          );
      return context.json(error.toBody(), 503);
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
}
