import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

const firstMilliseconds = 60_000;
const hourMilliseconds = 3_600_000;

/** Runs `work` a minute from now and then every hour; a failure is logged under `name`. Returns the stop, which waits for it. */
export function startHourly(name: string, work: () => Promise<unknown>, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    const pause = (milliseconds: number) =>
      wait(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    await pause(firstMilliseconds);
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) =>
        log.error({ error }, `${name} failed; it is tried again in an hour`),
      );
      await pause(hourMilliseconds);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
