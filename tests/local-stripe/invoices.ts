// Invoices from draft to paid. Since basil nothing on an invoice points at its payment: invoice payments do.
import type Stripe from 'stripe';
import { buildLine, type LineDraft, subscriptionIdOf } from './invoice-lines.ts';
import { listPage } from './list-page.ts';
import { openPayment, settlePayment } from './payments.ts';
import { refuseUnplayed } from './stripe-errors.ts';
import { idOf, requireObject, requireReference, type StripeState } from './stripe-state.ts';

export interface InvoiceDraft {
  reason: Stripe.Invoice.BillingReason;
  lines: LineDraft[];
  /** Not what is paid for (the lines say that) but the period that led to the invoice: it looks back. */
  period: { start: number; end: number };
}

/** GET /v1/invoices/:id */
export function retrieveInvoice({ objects }: StripeState, { id }: { id: string }): Stripe.Invoice {
  return requireObject(objects.invoices, 'invoice', id);
}

/** GET /v1/invoices */
export function listInvoices(
  { objects }: StripeState,
  { params }: { params: Stripe.InvoiceListParams },
): Stripe.ApiList<Stripe.Invoice> {
  const { customer, subscription, status, created, limit, ending_before, starting_after } = params;
  const page = { created, limit, ending_before, starting_after };
  refuseUnplayed('invoices.list', params, ['customer', 'subscription', 'status', ...Object.keys(page)]);
  if (customer !== undefined) requireReference(objects.customers, 'customer', customer, 'customer');
  if (subscription !== undefined) {
    requireReference(objects.subscriptions, 'subscription', subscription, 'subscription');
  }
  return listPage(objects.invoices, {
    url: '/v1/invoices',
    params: page,
    matches: (invoice) =>
      (customer === undefined || (invoice.customer !== null && idOf(invoice.customer) === customer)) &&
      (subscription === undefined || subscriptionIdOf(invoice) === subscription) &&
      (status === undefined || invoice.status === status),
  });
}

/** A draft for the subscription, which becomes its latest invoice. */
export function draftInvoice(
  state: StripeState,
  subscription: Stripe.Subscription,
  draft: InvoiceDraft,
): Stripe.Invoice {
  const id = state.createId('in');
  const customer = requireObject(state.objects.customers, 'customer', idOf(subscription.customer));
  const lines = draft.lines.map((line) => buildLine(state, subscription, id, line));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice = {
    ...structuredClone(neverSet),
    ...amounts(total, customer.balance),
    ...parties(customer, subscription),
    id,
    object: 'invoice',
    billing_reason: draft.reason,
    created: state.clock.now(),
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    period_end: draft.period.end,
    period_start: draft.period.start,
    status: 'draft',
  } satisfies Stripe.Invoice;
  state.objects.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  return invoice;
}

/** Closes the draft: a number, the customer's balance used up, and a payment opened where something is due. */
export function finalizeInvoice(state: StripeState, invoice: Stripe.Invoice): void {
  const customer = requireCustomer(state, invoice);
  const sequence = customer.next_invoice_sequence ?? 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence = sequence + 1;
  customer.currency ??= invoice.currency;
  customer.balance = Math.min(0, invoice.total + invoice.starting_balance);
  invoice.ending_balance = customer.balance;
  invoice.status = 'open';
  invoice.effective_at = state.clock.now();
  invoice.status_transitions.finalized_at = state.clock.now();
  invoice.hosted_invoice_url = `https://invoice.stripe.com/i/acct_local/${invoice.id}`;
  invoice.invoice_pdf = `https://pay.stripe.com/invoice/acct_local/${invoice.id}/pdf`;
  if (invoice.amount_due > 0) openPayment(state, invoice);
}

/** The card worked. */
export function payInvoice(state: StripeState, invoice: Stripe.Invoice): void {
  if (invoice.amount_due > 0) settlePayment(state, invoice, 'succeeded');
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = state.clock.now();
  requireCustomer(state, invoice).delinquent = false;
  if (invoice.amount_due > 0) invoice.attempt_count += 1;
}

/** The card was declined; `retryAt` is when Stripe will try again, null after the last try. */
export function declineInvoice(state: StripeState, invoice: Stripe.Invoice, retryAt: number | null): void {
  settlePayment(state, invoice, 'failed');
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.auto_advance = retryAt !== null;
  invoice.next_payment_attempt = retryAt;
  requireCustomer(state, invoice).delinquent = true;
}

function requireCustomer({ objects }: StripeState, { id, customer }: Stripe.Invoice): Stripe.Customer {
  if (customer === null) throw new Error(`${id} has no customer`);
  return requireObject(objects.customers, 'customer', idOf(customer));
}

function amounts(total: number, balance: number) {
  const due = Math.max(0, total + balance);
  return {
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    starting_balance: balance,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  } satisfies Partial<Stripe.Invoice>;
}

function parties(customer: Stripe.Customer, subscription: Stripe.Subscription) {
  return {
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
  } satisfies Partial<Stripe.Invoice>;
}

const neverSet = {
  account_country: 'BR',
  account_name: 'Fisga',
  account_tax_ids: null,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
