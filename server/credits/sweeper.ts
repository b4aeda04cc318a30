import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import type { Metrics } from '../metrics.ts';
import { expireStale } from './ledger.ts';

const sweepMilliseconds = 10_000;

/** Gives back, now and every ten seconds, the credits that dead processes hold. Returns the stop, which waits for a sweep under way. */
export async function startSweeper(
  database: Database,
  log: Logger,
  metrics: Metrics,
): Promise<() => Promise<void>> {
  const sweep = async (isAlone: boolean) => {
    const count = await asService(database, (transaction) => expireStale(transaction, isAlone));
    if (count > 0) {
      metrics.credits.inc({ step: 'expired' }, count);
      log.warn({ count }, 'credits of dead processes given back');
    }
  };
  // The embedded database belongs to this process alone: whatever is reserved at its start is of a dead one.
  await sweep(database.kind === 'pglite');
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay
      .then(() => sweep(false))
      .catch((error: unknown) => log.error({ error }, 'the credit sweep failed; the next one tries again'));
  }, sweepMilliseconds);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
