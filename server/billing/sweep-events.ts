import { setTimeout as wait } from 'node:timers/promises';
import type { BillingContext } from './billing-context.ts';
import { handleEvent } from './handle-event.ts';

const firstSweepMilliseconds = 60_000;
const sweepMilliseconds = 3_600_000;

/** Every hour, takes the events that no webhook took, while the server was down, say. Returns the stop. */
export function startEventSweep(billing: BillingContext): () => Promise<void> {
  const stopping = new AbortController();
  const sweeping = (async () => {
    const pause = (milliseconds: number) =>
      wait(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    await pause(firstSweepMilliseconds);
    while (!stopping.signal.aborted) {
      await sweepEvents(billing).catch((error: unknown) =>
        billing.log.error({ error }, 'the sweep of payment events failed; the next one tries again'),
      );
      await pause(sweepMilliseconds);
    }
  })();
  return async () => {
    stopping.abort();
    await sweeping;
  };
}

/** Gives each undelivered event its effect and returns how many it tried; one that fails does not keep the others. */
export async function sweepEvents(billing: BillingContext): Promise<number> {
  let count = 0;
  for await (const event of billing.provider.listUndelivered()) {
    count += 1;
    await handleEvent(billing, event).catch((error: unknown) =>
      billing.log.error(
        { error, event: event.eventId, type: event.type },
        'a payment event cannot be taken yet',
      ),
    );
  }
  return count;
}
