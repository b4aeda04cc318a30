import type Stripe from 'stripe';
import { recordEvent } from './events.ts';
import { requireObject, type StripeState } from './stripe-state.ts';

const secondsPerDay = 86_400;

/** GET /v1/disputes/:id */
export function retrieveDispute(state: StripeState, { id }: { id: string }): Stripe.Dispute {
  return requireObject(state.objects.disputes, 'dispute', id);
}

/** The customer's bank takes the money back until the dispute is decided. */
export function openDispute(state: StripeState, charge: Stripe.Charge): Stripe.Event[] {
  if (charge.disputed) throw new Error(`${charge.id} is disputed already`);
  const dispute = buildDispute(state, charge);
  state.objects.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  return [recordEvent(state, 'charge.dispute.created', dispute)];
}

/** The bank has decided. */
export function closeDispute(state: StripeState, id: string, outcome: 'won' | 'lost'): Stripe.Event[] {
  const dispute = requireObject(state.objects.disputes, 'dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw new Error(`${id} is ${dispute.status} already`);
  dispute.status = outcome;
  return [recordEvent(state, 'charge.dispute.closed', dispute)];
}

function buildDispute(state: StripeState, charge: Stripe.Charge): Stripe.Dispute {
  return {
    id: state.createId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: state.clock.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: state.clock.now() + 7 * secondsPerDay,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
