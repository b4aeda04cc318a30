// How an invoice is paid: invoice payment → payment intent → charge.
import type Stripe from 'stripe';
import { listPage } from './list-page.ts';
import { invalidRequest, parameterMissing } from './stripe-errors.ts';
import { idOf, requireObject, requireReference, type StripeState } from './stripe-state.ts';

/** GET /v1/payment_intents/:id */
export function retrievePaymentIntent(
  { objects }: StripeState,
  { id }: { id: string },
): Stripe.PaymentIntent {
  return requireObject(objects.paymentIntents, 'payment_intent', id);
}

/** GET /v1/charges/:id */
export function retrieveCharge({ objects }: StripeState, { id }: { id: string }): Stripe.Charge {
  return requireObject(objects.charges, 'charge', id);
}

/** GET /v1/invoice_payments: of an invoice, or the other way round, of a payment intent. */
export function listInvoicePayments(
  { objects }: StripeState,
  { params }: { params: Stripe.InvoicePaymentListParams },
): Stripe.ApiList<Stripe.InvoicePayment> {
  const { invoice, payment, status } = params;
  const intent = payment === undefined ? undefined : requirePaymentFilter(payment);
  if (invoice !== undefined) requireReference(objects.invoices, 'invoice', invoice, 'invoice');
  return listPage(objects.invoicePayments, {
    url: '/v1/invoice_payments',
    params,
    matches: (entry) =>
      (invoice === undefined || idOf(entry.invoice) === invoice) &&
      (intent === undefined || entry.payment.payment_intent === intent) &&
      (status === undefined || entry.status === status),
  });
}

/** Opens what will pay a finalized invoice. */
export function openPayment(state: StripeState, invoice: Stripe.Invoice): void {
  const intent = buildPaymentIntent(state, invoice);
  const payment = {
    id: state.createId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: state.clock.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
  state.objects.paymentIntents.set(intent.id, intent);
  state.objects.invoicePayments.set(payment.id, payment);
}

/** One try to charge the card for an open invoice. */
export function settlePayment(
  state: StripeState,
  invoice: Stripe.Invoice,
  outcome: 'succeeded' | 'failed',
): void {
  const { payment, intent } = paymentOf(state, invoice.id);
  const charge = buildCharge(state, intent, outcome);
  state.objects.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  intent.status = outcome === 'succeeded' ? 'succeeded' : 'requires_payment_method';
  intent.last_payment_error =
    outcome === 'succeeded' ? null : { type: 'card_error', code: 'card_declined', charge: charge.id };
  if (outcome === 'failed') return;
  intent.amount_received = intent.amount;
  payment.amount_paid = intent.amount;
  payment.status = 'paid';
  payment.status_transitions.paid_at = state.clock.now();
}

/** The charge that paid an invoice. */
export function chargeOf(state: StripeState, invoice: string): Stripe.Charge {
  const { intent } = paymentOf(state, invoice);
  if (intent.latest_charge === null) throw new Error(`${invoice} was never charged`);
  return requireObject(state.objects.charges, 'charge', idOf(intent.latest_charge));
}

function paymentOf({ objects }: StripeState, invoice: string) {
  const payment = [...objects.invoicePayments.values()].find((entry) => entry.invoice === invoice);
  const intent = objects.paymentIntents.get(String(payment?.payment.payment_intent));
  if (payment === undefined || intent === undefined) throw new Error(`${invoice} has no payment`);
  return { payment, intent };
}

function requirePaymentFilter({
  type,
  payment_intent: intent,
}: Stripe.InvoicePaymentListParams.Payment): string {
  if (type !== 'payment_intent') {
    throw invalidRequest('The local Stripe has no payment records.', { param: 'payment[type]' });
  }
  if (intent === undefined) throw parameterMissing('payment[payment_intent]');
  return intent;
}

function buildPaymentIntent(state: StripeState, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = state.createId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_local`,
    confirmation_method: 'automatic',
    created: state.clock.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: 'Subscription',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: state.createId('pm'),
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_confirmation',
    transfer_group: null,
  };
}

function buildCharge(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  outcome: 'succeeded' | 'failed',
): Stripe.Charge {
  const isPaid = outcome === 'succeeded';
  return {
    id: state.createId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? state.createId('txn') : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'FISGA',
    captured: isPaid,
    created: state.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: outcome,
    transfer_data: null,
    transfer_group: null,
  };
}
