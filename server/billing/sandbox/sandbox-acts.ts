import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { ProviderError, type ProviderSubscription } from '../payment-provider.ts';
import { monthLater } from './month-later.ts';
import { emitEvent } from './sandbox-events.ts';
import { getObject, listObjects, putObject, type SandboxInvoiceRecord } from './sandbox-store.ts';

/** Centavos by price id. */
export type Amounts = ReadonlyMap<string, number>;

/** The card is taken: a subscription and its first paid invoice, told in three events. */
export async function payCheckout(
  transaction: Transaction,
  { sessionId, amounts }: { sessionId: string; amounts: Amounts },
): Promise<void> {
  const checkout = await getObject(transaction, 'checkout', sessionId);
  if (checkout.status === 'complete') return;
  requireOpen(checkout.status);
  const start = await readSandboxTime(transaction, checkout.customerId);
  const subscription: ProviderSubscription = {
    subscriptionId: `sub_sandbox_${randomUUID()}`,
    customerId: checkout.customerId,
    userId: checkout.userId,
    status: 'active',
    priceId: checkout.priceId,
    periodStart: start,
    periodEnd: monthLater(start),
    isCancelledAtPeriodEnd: false,
    cancelAt: null,
    latestInvoiceId: null,
    startedAt: start,
  };
  const { priceId } = checkout;
  const invoice = await invoicePeriod(transaction, subscription, {
    amount: amounts.get(priceId) ?? 0,
    isPaid: true,
  });
  await putObject(transaction, 'subscription', { ...subscription, latestInvoiceId: invoice.invoiceId });
  await putObject(transaction, 'checkout', {
    ...checkout,
    status: 'complete',
    isPaid: true,
    isDeclined: false,
    url: null,
    subscriptionId: subscription.subscriptionId,
    invoiceId: invoice.invoiceId,
  });
  await emitSubscription(transaction, 'customer.subscription.created', subscription);
  await emitEvent(transaction, 'invoice.paid', { id: invoice.invoiceId, object: 'invoice' });
  await emitEvent(transaction, 'checkout.session.completed', { id: sessionId, object: 'checkout.session' });
}

/** The card is refused: the session stays open, and nothing is bought. */
export async function declineCheckout(transaction: Transaction, sessionId: string): Promise<void> {
  const checkout = await getObject(transaction, 'checkout', sessionId);
  requireOpen(checkout.status);
  await putObject(transaction, 'checkout', { ...checkout, isDeclined: true });
}

/** The person walks away for good. */
export async function abandonCheckout(transaction: Transaction, sessionId: string): Promise<void> {
  const checkout = await getObject(transaction, 'checkout', sessionId);
  if (checkout.status !== 'open') return;
  await putObject(transaction, 'checkout', { ...checkout, status: 'expired', url: null });
  await emitEvent(transaction, 'checkout.session.expired', { id: sessionId, object: 'checkout.session' });
}

/** Time moves to the next renewal: it is paid, or not, or the subscription was to end there and ends. */
export async function reachRenewal(
  transaction: Transaction,
  { subscriptionId, amounts, isPaid }: { subscriptionId: string; amounts: Amounts; isPaid: boolean },
): Promise<void> {
  const current = await getObject(transaction, 'subscription', subscriptionId);
  if (current.status !== 'active') throw refusal('Only a paid subscription reaches a renewal');
  if (current.isCancelledAtPeriodEnd) {
    await endSubscription(transaction, subscriptionId);
    return;
  }
  const turned = {
    ...current,
    periodStart: current.periodEnd,
    periodEnd: monthLater(current.periodEnd),
    status: isPaid ? 'active' : 'past_due',
  };
  const invoice = await invoicePeriod(transaction, turned, {
    amount: amounts.get(turned.priceId) ?? 0,
    isPaid,
  });
  await putObject(transaction, 'subscription', { ...turned, latestInvoiceId: invoice.invoiceId });
  await emitEvent(transaction, isPaid ? 'invoice.paid' : 'invoice.payment_failed', {
    id: invoice.invoiceId,
    object: 'invoice',
  });
  await emitSubscription(transaction, 'customer.subscription.updated', turned);
}

/** The open invoice of a failed renewal is paid after all. */
export async function payOpenInvoice(transaction: Transaction, subscriptionId: string): Promise<void> {
  const current = await getObject(transaction, 'subscription', subscriptionId);
  if (current.status !== 'past_due' || current.latestInvoiceId === null) throw refusal('Nothing is owed');
  const invoice = await getObject(transaction, 'invoice', current.latestInvoiceId);
  await putObject(transaction, 'invoice', { ...invoice, isPaid: true });
  const paid = { ...current, status: 'active' };
  await putObject(transaction, 'subscription', paid);
  await emitEvent(transaction, 'invoice.paid', { id: invoice.invoiceId, object: 'invoice' });
  await emitSubscription(transaction, 'customer.subscription.updated', paid);
}

/** Another plan from now on: a whole new month, less what the running one has left. */
export async function changePlan(
  transaction: Transaction,
  { subscriptionId, priceId, amounts }: { subscriptionId: string; priceId: string; amounts: Amounts },
): Promise<void> {
  const current = await getObject(transaction, 'subscription', subscriptionId);
  if (current.status !== 'active' || current.priceId === priceId)
    throw refusal('This plan cannot be changed so');
  const start = await readSandboxTime(transaction, current.customerId);
  const unused = Math.max(0, (current.periodEnd - start) / (current.periodEnd - current.periodStart));
  const credit = Math.round((amounts.get(current.priceId) ?? 0) * Math.min(1, unused));
  const changed = {
    ...current,
    priceId,
    periodStart: start,
    periodEnd: monthLater(start),
    isCancelledAtPeriodEnd: false,
    cancelAt: null,
  };
  const amount = Math.max(0, (amounts.get(priceId) ?? 0) - credit);
  const invoice = await invoicePeriod(transaction, changed, { amount, isPaid: true });
  await putObject(transaction, 'subscription', { ...changed, latestInvoiceId: invoice.invoiceId });
  await emitSubscription(transaction, 'customer.subscription.updated', changed);
  await emitEvent(transaction, 'invoice.paid', { id: invoice.invoiceId, object: 'invoice' });
}

/** To end with its period, or no longer. */
export async function setCancelAtPeriodEnd(
  transaction: Transaction,
  subscriptionId: string,
  isCancelling: boolean,
): Promise<ProviderSubscription> {
  const current = await getObject(transaction, 'subscription', subscriptionId);
  if (current.status === 'canceled') throw refusal('The subscription is over');
  const updated = {
    ...current,
    isCancelledAtPeriodEnd: isCancelling,
    cancelAt: isCancelling ? current.periodEnd : null,
  };
  await putObject(transaction, 'subscription', updated);
  await emitSubscription(transaction, 'customer.subscription.updated', updated);
  return updated;
}

/** Over at once. */
export async function endSubscription(
  transaction: Transaction,
  subscriptionId: string,
): Promise<ProviderSubscription> {
  const current = await getObject(transaction, 'subscription', subscriptionId);
  if (current.status === 'canceled') return current;
  const ended = { ...current, status: 'canceled' };
  await putObject(transaction, 'subscription', ended);
  await emitSubscription(transaction, 'customer.subscription.deleted', ended);
  return ended;
}

/** The invoice's money goes back. */
export async function refundInvoice(transaction: Transaction, invoiceId: string): Promise<void> {
  const invoice = await getObject(transaction, 'invoice', invoiceId);
  if (!invoice.isPaid) throw refusal('This invoice was not paid');
  if (invoice.isRefunded) return;
  await putObject(transaction, 'invoice', { ...invoice, isRefunded: true });
  await emitEvent(transaction, 'charge.refunded', { id: `ch_${invoiceId}`, object: 'charge' });
}

async function invoicePeriod(
  transaction: Transaction,
  subscription: ProviderSubscription,
  { amount, isPaid }: { amount: number; isPaid: boolean },
): Promise<SandboxInvoiceRecord> {
  const { priceId, customerId, subscriptionId, periodStart: start, periodEnd: end } = subscription;
  const invoice: SandboxInvoiceRecord = {
    invoiceId: `in_sandbox_${randomUUID()}`,
    customerId,
    subscriptionId,
    isPaid,
    periods: [{ priceId, start, end }],
    createdAt: start,
    priceId,
    amount,
    isRefunded: false,
  };
  await putObject(transaction, 'invoice', invoice);
  return invoice;
}

function emitSubscription(
  transaction: Transaction,
  type: Parameters<typeof emitEvent>[1],
  { subscriptionId }: ProviderSubscription,
): Promise<void> {
  return emitEvent(transaction, type, { id: subscriptionId, object: 'subscription' });
}

function requireOpen(status: string): void {
  if (status !== 'open') throw refusal('This checkout is over');
}

function refusal(message: string): ProviderError {
  return new ProviderError(message, { isRefusal: true });
}

/**
 * What time it is for a customer, in unix seconds: that of the world, or later where the customer has moved on to a renewal. Periods
 * never begin twice in one second.
 */
export async function readSandboxTime(transaction: Transaction, customerId: string): Promise<number> {
  const subscriptions = await listObjects(transaction, 'subscription', customerId);
  const starts = subscriptions.map(({ periodStart }) => periodStart + 1);
  return Math.max(Math.floor(Date.now() / 1000), ...starts);
}
