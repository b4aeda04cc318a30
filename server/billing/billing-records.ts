import type { UserId } from '../auth/caller.ts';
import { firstRow, type Transaction } from '../db/database.ts';
import type {
  ProviderCheckout,
  ProviderDispute,
  ProviderEvent,
  ProviderRefund,
  ProviderSubscription,
} from './payment-provider.ts';

/** Drawn before an object is fetched: of two fetches of one object, the later ticket wins. */
export type FetchTicket = string & { readonly drawn: unique symbol };

/** A new ticket, and whether the event it is for already had its effect. */
export async function drawTicket(
  transaction: Transaction,
  eventId: string | null,
): Promise<{ ticket: FetchTicket; isKnown: boolean }> {
  const row = firstRow(
    await transaction.query<{ ticket: string; is_known: boolean }>(
      `select nextval('billing.fetch_ticket')::text as ticket,
         exists (select from billing.stripe_events where event_id = $1) as is_known`,
      [eventId],
    ),
  );
  if (row === null) throw new Error('No ticket was drawn');
  return { ticket: row.ticket as FetchTicket, isKnown: row.is_known };
}

/** Marks the event as done, in the transaction of its effect; false when it was done before. */
export async function claimEvent(
  transaction: Transaction,
  event: Pick<ProviderEvent, 'eventId' | 'type' | 'objectId'>,
): Promise<boolean> {
  return callBoolean(transaction, 'billing.claim_event($1, $2, $3)', [
    event.eventId,
    event.type,
    event.objectId,
  ]);
}

/** Notes what came of a claimed event, for whoever looks into it later. */
export async function noteEvent(transaction: Transaction, eventId: string, outcome: string): Promise<void> {
  await transaction.query('select billing.note_event($1, $2)', [eventId, outcome]);
}

/** Who somebody is at the provider; an earlier customer of theirs stays, and is the answer. */
export function recordCustomer(
  transaction: Transaction,
  userId: string,
  customerId: string,
): Promise<string> {
  return callText(transaction, 'billing.record_customer($1, $2)', [userId, customerId]);
}

/** The subscription as fetched with the ticket. Throws for a customer nobody knows. */
export function recordSubscription(
  transaction: Transaction,
  ticket: FetchTicket,
  subscription: ProviderSubscription,
): Promise<string> {
  return callText(transaction, 'billing.record_subscription($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    ticket,
    subscription.customerId,
    subscription.subscriptionId,
    subscription.status,
    subscription.priceId,
    subscription.periodStart,
    subscription.periodEnd,
    subscription.isCancelledAtPeriodEnd,
    subscription.cancelAt,
  ]);
}

/** The checkout session as fetched. */
export async function recordCheckout(
  transaction: Transaction,
  checkout: ProviderCheckout & { userId: string; priceId: string },
): Promise<void> {
  await transaction.query('select billing.record_checkout($1, $2, $3, $4, $5, $6, $7)', [
    checkout.sessionId,
    checkout.userId,
    checkout.priceId,
    checkout.status,
    checkout.isPaid,
    checkout.subscriptionId,
    checkout.invoiceId,
  ]);
}

/** The credits of a paid period. Throws, so that the event comes again, where the customer or subscription is not there yet. */
export function grantOnInvoicePaid(
  transaction: Transaction,
  grant: {
    invoiceId: string;
    customerId: string;
    subscriptionId: string;
    credits: number;
    start: number;
    end: number;
  },
): Promise<string> {
  return callText(transaction, 'billing.grant_on_invoice_paid($1, $2, $3, $4, $5, $6)', [
    grant.invoiceId,
    grant.customerId,
    grant.subscriptionId,
    grant.credits,
    grant.start,
    grant.end,
  ]);
}

/** Takes what is left of the credits that this subscription gave. */
export function revokeSubscription(
  transaction: Transaction,
  { customerId, subscriptionId }: Pick<ProviderSubscription, 'customerId' | 'subscriptionId'>,
): Promise<string> {
  const source = `canceled:${subscriptionId}`;
  return callText(transaction, 'billing.revoke_credits($1, $2, null, $3)', [
    customerId,
    subscriptionId,
    source,
  ]);
}

/** Takes what is left of the credits that this invoice gave, or would give. */
export function revokeInvoice(
  transaction: Transaction,
  { customerId, invoiceId }: Pick<ProviderRefund, 'customerId' | 'invoiceId'>,
): Promise<string> {
  const source = `refund:${invoiceId}`;
  return callText(transaction, 'billing.revoke_credits($1, null, $2, $3)', [customerId, invoiceId, source]);
}

/** The dispute as fetched with the ticket: open ones put the credits to rest, lost ones take them. */
export function recordDispute(
  transaction: Transaction,
  ticket: FetchTicket,
  dispute: ProviderDispute,
): Promise<string> {
  const isOpen = !closedDisputes.includes(dispute.status);
  return callText(transaction, 'billing.record_dispute($1, $2, $3, $4, $5, $6)', [
    ticket,
    dispute.disputeId,
    dispute.customerId,
    dispute.invoiceId,
    dispute.status,
    isOpen,
  ]);
}

const closedDisputes = ['won', 'lost', 'warning_closed', 'prevented'];

/** The person's customer, or null. */
export async function findCustomer(transaction: Transaction, userId: UserId): Promise<string | null> {
  const row = firstRow(
    await transaction.query<{ customer_id: string }>(
      'select customer_id from public.stripe_customers where user_id = $1',
      [userId],
    ),
  );
  return row?.customer_id ?? null;
}

/** Whether a customer at the provider is one of ours. */
export async function isKnownCustomer(transaction: Transaction, customerId: string): Promise<boolean> {
  const { rows } = await transaction.query('select 1 from public.stripe_customers where customer_id = $1', [
    customerId,
  ]);
  return rows.length > 0;
}

/** Whether an object of the provider belongs to an account that was deleted; `userId` is whom we noted on it. */
export function isForgotten(
  transaction: Transaction,
  { customerId, userId = null }: { customerId: string | null; userId?: string | null },
): Promise<boolean> {
  return callBoolean(transaction, 'billing.is_forgotten($1, $2)', [customerId, userId]);
}

async function callText(transaction: Transaction, call: string, parameters: unknown[]): Promise<string> {
  const row = firstRow(await transaction.query<{ answer: string }>(`select ${call} as answer`, parameters));
  if (row === null) throw new Error('A billing function answered no row');
  return row.answer;
}

async function callBoolean(transaction: Transaction, call: string, parameters: unknown[]): Promise<boolean> {
  const row = firstRow(await transaction.query<{ answer: boolean }>(`select ${call} as answer`, parameters));
  return row?.answer ?? false;
}
