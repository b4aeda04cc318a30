import type { Context } from 'hono';
import type { BillingContext } from '../billing/billing-context.ts';
import { handleEvent } from '../billing/handle-event.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';

/**
 * `POST stripe-webhook`: an event of the payment provider, proven by its signature over the very bytes of the body. Any
 * failure answers 5xx, and the provider sends the event again.
 */
export function createStripeWebhook(billing: BillingContext, { webhookLag }: Metrics) {
  return async (context: Context) => {
    const body = await context.req.text();
    const event = await billing.provider.readEvent(body, context.req.header('stripe-signature') ?? '');
    if (event === null) throw new AppError('bad_input', 'A assinatura deste evento não confere.');
    const outcome = await handleEvent(billing, event);
    webhookLag.observe({ outcome }, Math.max(0, Date.now() / 1000 - event.createdAt));
    return context.json({ received: true, outcome });
  };
}
