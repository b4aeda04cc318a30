import type Stripe from 'stripe';
import { recordEvent } from './events.ts';
import { mergeMetadata } from './metadata.ts';
import { invalidRequest, parameterMissing, refuseUnplayed } from './stripe-errors.ts';
import { idOf, requireReference, type StripeState, takeSnapshot } from './stripe-state.ts';

/** POST /v1/refunds: of a charge or of the charge of a payment intent; without an amount, all that is left. */
export function createRefund(
  state: StripeState,
  { params }: { params: Stripe.RefundCreateParams },
): Stripe.Refund {
  refuseUnplayed('refunds.create', params, ['amount', 'charge', 'metadata', 'payment_intent', 'reason']);
  const charge = requireCharge(state, params);
  return refundCharge(state, charge, params).refund;
}

/** Gives money back; `charge.refunded` carries the cumulative amount. */
export function refundCharge(
  state: StripeState,
  charge: Stripe.Charge,
  { amount, metadata, reason }: Pick<Stripe.RefundCreateParams, 'amount' | 'metadata' | 'reason'> = {},
): { refund: Stripe.Refund; event: Stripe.Event } {
  const returned = requireRefundable(charge, amount);
  const before = takeSnapshot(charge);
  const refund = buildRefund(state, charge, returned);
  refund.reason = reason ?? null;
  refund.metadata = mergeMetadata({}, metadata);
  state.objects.refunds.set(refund.id, refund);
  charge.amount_refunded += returned;
  charge.refunded = charge.amount_refunded === charge.amount;
  return { refund, event: recordEvent(state, 'charge.refunded', charge, before) };
}

function requireCharge({ objects }: StripeState, params: Stripe.RefundCreateParams): Stripe.Charge {
  const { charge, payment_intent: intent } = params;
  if (charge !== undefined) return requireReference(objects.charges, 'charge', charge, 'charge');
  if (intent === undefined) throw parameterMissing('payment_intent');
  const found = requireReference(objects.paymentIntents, 'payment_intent', intent, 'payment_intent');
  if (found.status !== 'succeeded' || found.latest_charge === null) {
    throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return requireReference(objects.charges, 'charge', idOf(found.latest_charge), 'payment_intent');
}

function requireRefundable(charge: Stripe.Charge, amount: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount !== undefined && amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount !== undefined && amount > left) {
    throw invalidRequest(
      `Refund amount (${reais(amount)}) is greater than unrefunded amount on charge (${reais(left)})`,
      { param: 'amount' },
    );
  }
  return amount ?? left;
}

function reais(centavos: number): string {
  return `R$${(centavos / 100).toFixed(2)}`;
}

function buildRefund(state: StripeState, charge: Stripe.Charge, amount: number): Stripe.Refund {
  return {
    id: state.createId('re'),
    object: 'refund',
    amount,
    balance_transaction: state.createId('txn'),
    charge: charge.id,
    created: state.clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
