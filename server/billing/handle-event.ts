import type { Transaction } from '../db/database.ts';
import { asService } from '../db/roles.ts';
import type { BillingContext } from './billing-context.ts';
import { claimEvent, drawTicket, type FetchTicket, noteEvent } from './billing-records.ts';
import {
  prepareCheckout,
  prepareDispute,
  prepareInvoice,
  prepareRefund,
  prepareSubscription,
} from './event-effects.ts';
import { isHandled } from './handled-events.ts';
import type { ProviderEvent } from './payment-provider.ts';

/** Writes what was fetched and says in a word what came of it. */
export type Effect = (transaction: Transaction) => Promise<string>;

/**
 * Gives an event its effect, once: however often and in whatever order events come, the end is the same. Throws when it
 * cannot be done yet; nothing is kept then, and the provider sends it again.
 */
export async function handleEvent(billing: BillingContext, event: ProviderEvent): Promise<string> {
  if (!isHandled(event.type)) return 'not_handled';
  if (event.apiVersion !== billing.provider.apiVersion) {
    billing.log.warn(
      { event: event.eventId, version: event.apiVersion },
      'payment event of another API version',
    );
  }
  const { ticket, isKnown } = await asService(billing.database, (transaction) =>
    drawTicket(transaction, event.eventId),
  );
  if (isKnown) return 'duplicate_event';
  // Fetched before the transaction opens: a slow provider must not hold rows.
  const effect = await prepareEffect(billing, event, ticket);
  const outcome = await asService(billing.database, async (transaction) => {
    if (!(await claimEvent(transaction, event))) return 'duplicate_event';
    const done = await effect(transaction);
    await noteEvent(transaction, event.eventId, done);
    return done;
  });
  billing.log.info({ event: event.eventId, type: event.type, outcome }, 'payment event');
  return outcome;
}

function prepareEffect(billing: BillingContext, event: ProviderEvent, ticket: FetchTicket): Promise<Effect> {
  const { type, objectId } = event;
  if (type.startsWith('checkout.session.')) return prepareCheckout(billing, objectId, ticket);
  if (type.startsWith('customer.subscription.')) return prepareSubscription(billing, objectId, ticket);
  if (type.startsWith('invoice.')) return prepareInvoice(billing, objectId, ticket);
  if (type === 'charge.refunded') return prepareRefund(billing, objectId);
  return prepareDispute(billing, objectId, ticket);
}
