import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inSpan } from './tracing/in-span.ts';

const firstMilliseconds = 60_000;

interface Repeated {
  /** Under which a failure is logged, and a run traced. */
  name: string;
  everySeconds: number;
  work: () => Promise<unknown>;
}

/** Runs `work` a minute from now and then again and again. Returns the stop, which waits for it. */
export function startRepeating({ name, everySeconds, work }: Repeated, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    const pause = (milliseconds: number) =>
      wait(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    await pause(firstMilliseconds);
    while (!stopping.signal.aborted) {
      await inSpan(name, {}, work).catch((error: unknown) =>
        log.error({ error }, `${name} failed; it is tried again in ${everySeconds} seconds`),
      );
      await pause(everySeconds * 1000);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
