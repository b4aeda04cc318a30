/** What our webhook endpoint is subscribed to; any other event is acknowledged and left alone. At most 20 (a list's limit). */
export const handledEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;
export type HandledEventType = (typeof handledEventTypes)[number];

/** Whether an event is one of those. */
export function isHandled(type: string): type is HandledEventType {
  return (handledEventTypes as readonly string[]).includes(type);
}
