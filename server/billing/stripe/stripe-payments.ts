import type { Stripe } from 'stripe';
import { type PaymentProvider, ProviderError, type ProviderPayment } from '../payment-provider.ts';
import { readInvoice, readPayment } from './read-objects.ts';
import { idOf, requireId, requireObject } from './require-object.ts';
import { callStripe } from './stripe-client.ts';

type Payments = Pick<
  PaymentProvider,
  'getInvoice' | 'listPayments' | 'refundInvoice' | 'getRefund' | 'getDispute'
>;

/** What was paid, paid back and contested. A charge knows its invoice only by way of its payment. */
export function createStripePayments(stripe: Stripe): Payments {
  return {
    getInvoice: (id) =>
      callStripe(async () => readInvoice(requireObject(await stripe.invoices.retrieve(id), 'invoice'))),
    listPayments: (customerId) =>
      callStripe(async () => {
        const payments: ProviderPayment[] = [];
        const list = stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100 });
        for await (const invoice of list) payments.push(readPayment(invoice));
        return payments;
      }),
    refundInvoice: (id) => callStripe(() => refundInvoice(stripe, id)),
    getRefund: (chargeId) =>
      callStripe(async () => {
        const charge = requireObject(await stripe.charges.retrieve(chargeId), 'charge');
        const paid = await findPaidInvoice(stripe, charge);
        return paid && { ...paid, chargeId, isFull: charge.refunded };
      }),
    getDispute: (disputeId) =>
      callStripe(async () => {
        const dispute = requireObject(await stripe.disputes.retrieve(disputeId), 'dispute');
        const chargeId = requireId(dispute.charge, 'charge');
        const charge = requireObject(await stripe.charges.retrieve(chargeId), 'charge');
        const paid = await findPaidInvoice(stripe, charge);
        return paid && { ...paid, disputeId, status: dispute.status };
      }),
  };
}

async function findPaidInvoice(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<{ customerId: string; invoiceId: string } | null> {
  const [customerId, intent] = [idOf(charge.customer), idOf(charge.payment_intent)];
  if (customerId === null || intent === null) return null;
  const payments = requireObject(
    await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      limit: 1,
    }),
    'list',
  );
  const invoiceId = idOf(payments.data[0]?.invoice);
  return invoiceId === null ? null : { customerId, invoiceId };
}

async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const payments = requireObject(
    await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 }),
    'list',
  );
  const intent = idOf(payments.data[0]?.payment.payment_intent);
  if (intent === null) {
    throw new ProviderError(`Invoice ${invoiceId} has no payment to give back`, { isRefusal: true });
  }
  const refund = await stripe.refunds.create(
    { payment_intent: intent, reason: 'requested_by_customer' },
    { idempotencyKey: `refund:${invoiceId}` },
  );
  requireObject(refund, 'refund');
}
