import { randomUUID } from 'node:crypto';
import { type Database, firstRow, type Transaction } from '../../db/database.ts';
import { asService } from '../../db/roles.ts';
import type { HandledEventType } from '../handled-events.ts';
import type { PostEvent, ProviderEvent } from '../payment-provider.ts';
import { signEvent, toProviderEvent } from '../signed-event.ts';

export const sandboxApiVersion = 'sandbox';

/** Notes an event in the transaction of what it tells of. */
export async function emitEvent(
  transaction: Transaction,
  type: HandledEventType,
  object: { id: string; object: string },
): Promise<void> {
  const id = `evt_sandbox_${randomUUID()}`;
  const created = Math.floor(Date.now() / 1000);
  const body = { id, object: 'event', api_version: sandboxApiVersion, created, type, data: { object } };
  await transaction.query('insert into sandbox.events (event_id, body) values ($1, $2)', [
    id,
    JSON.stringify(body),
  ]);
}

/** Tells our webhook what it has not taken yet, in order; what fails now is told by the next sweep. */
export async function deliverEvents(database: Database, secret: string, post: PostEvent): Promise<void> {
  for (const body of await listBodies(database)) {
    const status = await post(body, await signEvent(body, secret));
    if (status >= 200 && status < 300)
      await markDelivered(database, toProviderEvent(JSON.parse(body)).eventId);
  }
}

/** The events that no webhook took. */
export async function* listSandboxEvents(database: Database): AsyncIterable<ProviderEvent> {
  for (const body of await listBodies(database)) {
    const event = toProviderEvent(JSON.parse(body));
    yield event;
    if (await isTaken(database, event.eventId)) await markDelivered(database, event.eventId);
  }
}

async function isTaken(database: Database, eventId: string): Promise<boolean> {
  const row = await asService(database, async (transaction) =>
    firstRow(await transaction.query('select 1 from billing.stripe_events where event_id = $1', [eventId])),
  );
  return row !== null;
}

async function listBodies(database: Database): Promise<string[]> {
  const { rows } = await asService(database, (transaction) =>
    transaction.query<{ body: string }>(
      'select body from sandbox.events where not is_delivered order by position limit 100',
    ),
  );
  return rows.map(({ body }) => body);
}

async function markDelivered(database: Database, eventId: string): Promise<void> {
  await asService(database, (transaction) =>
    transaction.query('update sandbox.events set is_delivered = true where event_id = $1', [eventId]),
  );
}
