import type { Transaction } from '../db/database.ts';
import type { BillingContext } from './billing-context.ts';
import {
  type FetchTicket,
  grantOnInvoicePaid,
  isForgotten,
  isKnownCustomer,
  recordCheckout,
  recordCustomer,
  recordDispute,
  recordSubscription,
  revokeInvoice,
  revokeSubscription,
} from './billing-records.ts';
import { findPlan } from './catalogue.ts';
import type { Effect } from './handle-event.ts';
import type { ProviderInvoice, ProviderSubscription } from './payment-provider.ts';

/** A checkout that was paid, failed or ran out. It never gives credits: its invoice does. */
export async function prepareCheckout(
  { provider, catalogue }: BillingContext,
  sessionId: string,
  ticket: FetchTicket,
): Promise<Effect> {
  const checkout = await provider.getCheckout(sessionId);
  const { userId, customerId, priceId } = checkout;
  if (userId === null || priceId === null || findPlan(catalogue, priceId) === null) return foreign;
  const subscription =
    checkout.subscriptionId === null ? null : await provider.getSubscription(checkout.subscriptionId);
  return unlessForgotten(checkout, async (transaction) => {
    if (customerId !== null) await recordCustomer(transaction, userId, customerId);
    await recordCheckout(transaction, { ...checkout, userId, priceId });
    if (subscription !== null) await recordSubscription(transaction, ticket, subscription);
    return checkout.status;
  });
}

/** A subscription that began, changed or ended; when it ended, what was left of its credits goes. */
export async function prepareSubscription(
  { provider, catalogue }: BillingContext,
  subscriptionId: string,
  ticket: FetchTicket,
): Promise<Effect> {
  const subscription = await provider.getSubscription(subscriptionId);
  if (findPlan(catalogue, subscription.priceId) === null) return foreign;
  return unlessForgotten(subscription, (transaction) => recordState(transaction, ticket, subscription));
}

/** An invoice that was paid gives the credits of its period; one that was not only tells how the subscription stands. */
export async function prepareInvoice(
  { provider, catalogue }: BillingContext,
  invoiceId: string,
  ticket: FetchTicket,
): Promise<Effect> {
  const invoice = await provider.getInvoice(invoiceId);
  if (invoice.subscriptionId === null) return foreign;
  const subscription = await provider.getSubscription(invoice.subscriptionId);
  const period = findPaidPeriod(invoice);
  const plan = findPlan(catalogue, period?.priceId ?? null);
  if (plan === null && findPlan(catalogue, subscription.priceId) === null) return foreign;
  return unlessForgotten(subscription, async (transaction) => {
    const recorded = await recordState(transaction, ticket, subscription);
    if (!invoice.isPaid || period === null || plan === null) return recorded;
    return grantOnInvoicePaid(transaction, {
      invoiceId,
      customerId: subscription.customerId,
      subscriptionId: subscription.subscriptionId,
      credits: plan.credits,
      start: period.start,
      end: period.end,
    });
  });
}

/** A payment given back: in full, its credits go too. */
export async function prepareRefund({ provider }: BillingContext, chargeId: string): Promise<Effect> {
  const refund = await provider.getRefund(chargeId);
  if (refund === null) return foreign;
  return async (transaction) => {
    if (!(await isKnownCustomer(transaction, refund.customerId))) return 'foreign';
    return refund.isFull ? revokeInvoice(transaction, refund) : 'partial';
  };
}

/** A payment that its card's owner contests. */
export async function prepareDispute(
  { provider }: BillingContext,
  disputeId: string,
  ticket: FetchTicket,
): Promise<Effect> {
  const dispute = await provider.getDispute(disputeId);
  if (dispute === null) return foreign;
  return async (transaction) => {
    if (!(await isKnownCustomer(transaction, dispute.customerId))) return 'foreign';
    return recordDispute(transaction, ticket, dispute);
  };
}

/** What still comes for a deleted account is acknowledged and changes nothing. */
function unlessForgotten(owner: Parameters<typeof isForgotten>[1], effect: Effect): Effect {
  return async (transaction) =>
    (await isForgotten(transaction, owner)) ? 'deleted_account' : effect(transaction);
}

/** Not of ours: another product's, on the same account at the provider. */
const foreign: Effect = async () => 'foreign';

/** Also for a customer we lost sight of before their row was stored: the subscription says whose it is. */
export async function recordState(
  transaction: Transaction,
  ticket: FetchTicket,
  subscription: ProviderSubscription,
): Promise<string> {
  if (subscription.userId !== null) await adopt(transaction, subscription.userId, subscription.customerId);
  const recorded = await recordSubscription(transaction, ticket, subscription);
  if (subscription.status !== 'canceled') return recorded;
  return revokeSubscription(transaction, subscription);
}

async function adopt(transaction: Transaction, userId: string, customerId: string): Promise<void> {
  if (!(await isKnownCustomer(transaction, customerId)))
    await recordCustomer(transaction, userId, customerId);
}

/** The latest whole period an invoice pays for. */
function findPaidPeriod({ periods }: ProviderInvoice): ProviderInvoice['periods'][number] | null {
  return periods.reduce<ProviderInvoice['periods'][number] | null>(
    (latest, period) => (latest === null || period.start > latest.start ? period : latest),
    null,
  );
}
