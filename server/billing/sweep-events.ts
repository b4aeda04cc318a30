import type { BillingContext } from './billing-context.ts';
import { handleEvent } from './handle-event.ts';

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
