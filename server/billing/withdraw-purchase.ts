import { asService } from '../db/roles.ts';
import type { BillingContext } from './billing-context.ts';
import { drawTicket, revokeInvoice } from './billing-records.ts';
import { recordState } from './event-effects.ts';

/** Days in which a purchase at a distance may be regretted (Código de Defesa do Consumidor, art. 49). */
const withdrawalDays = 7;

export interface Withdrawal {
  subscriptionId: string;
  invoiceId: string;
  /** What was left of the credits is gone; the ledger says so. */
  outcome: string;
}

/** A withdrawal that the law does not give, or that has nothing to give back. */
export class WithdrawalError extends Error {}

/**
 * Gives the money of a first purchase back and ends the subscription at once, as the law gives within seven days. Each step
 * may be repeated: the refund is asked for once, an ended subscription stays ended.
 */
export async function withdrawPurchase(
  { database, provider }: BillingContext,
  { customerId, now, isForced }: { customerId: string; now: Date; isForced: boolean },
): Promise<Withdrawal> {
  const [running] = await provider.listSubscriptions(customerId);
  if (running === undefined) throw new WithdrawalError('This customer has no running subscription.');
  const age = now.getTime() / 1000 - running.startedAt;
  if (age > withdrawalDays * 86_400 && !isForced) {
    throw new WithdrawalError(
      `The subscription began ${Math.floor(age / 86_400)} days ago: the law gives ${withdrawalDays}. --force does it all the same.`,
    );
  }
  const invoiceId = running.latestInvoiceId;
  if (invoiceId === null) throw new WithdrawalError('The subscription has no invoice.');
  await provider.refundInvoice(invoiceId);
  const { ticket } = await asService(database, (transaction) => drawTicket(transaction, null));
  const ended = await provider.endSubscription(running.subscriptionId);
  const outcome = await asService(database, async (transaction) => {
    const revoked = await revokeInvoice(transaction, { customerId, invoiceId });
    await recordState(transaction, ticket, ended);
    return revoked;
  });
  return { subscriptionId: running.subscriptionId, invoiceId, outcome };
}
