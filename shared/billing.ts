import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).max(2000);

/** `create-checkout`: both addresses must be ours. `mode` is accepted and always a subscription. */
export const createCheckoutInputSchema = z.object({
  price_id: z.string().min(1).max(200),
  success_url: address,
  cancel_url: address,
  mode: z.string().max(50).optional(),
});
export const addressOutputSchema = z.object({ url: address });

/** `cancel-subscription` and `resume-subscription`. */
export const subscriptionInputSchema = z.object({ subscriptionId: z.string().min(1).max(200) });
export const doneOutputSchema = z.object({ ok: z.literal(true) });

/** `billing-portal`. */
export const portalInputSchema = z.object({ return_url: address });

/** `checkout-status`: how a checkout of one's own stands. */
export const checkoutStatusInputSchema = z.object({ session_id: z.string().min(1).max(200) });
export const checkoutStatusSchema = z.object({
  is_paid: z.boolean(),
  /** Whether its credits are there: the payment's own event brings them, seconds before or after. */
  is_credited: z.boolean(),
  plan: z.enum(['Essencial', 'Ilimitado']).nullable(),
  /** BRL a month. */
  value: z.number(),
  /** Stays the same however often it is asked. */
  transaction_id: z.string(),
});
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;

/** `sandbox-checkout`: the demonstration's payment page. */
export const sandboxCheckoutInputSchema = z.object({
  session_id: z.string().min(1).max(200),
  action: z.enum(['show', 'pay', 'decline', 'abandon']),
});
export const sandboxCheckoutSchema = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  is_declined: z.boolean(),
  plan: z.enum(['Essencial', 'Ilimitado']),
  price: z.number(),
  /** Unix seconds: when it renews, if it is paid now. */
  renews_at: z.int(),
  /** Where to go on: the thank-you page once paid, the plans once left. */
  url: z.string().nullable(),
  cancel_url: z.string(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

/** `sandbox-portal`: the demonstration's page for the plan, its invoices and its time. */
export const sandboxPortalInputSchema = z.object({
  action: z.enum([
    'show',
    'renew',
    'fail-renewal',
    'retry',
    'give-up',
    'cancel',
    'resume',
    'change',
    'refund',
  ]),
  /** For `change`: the plan's price. */
  price_id: z.string().max(200).optional(),
  /** For `renew` and `fail-renewal`: the end of the period that the page shows, from which time moves on. Unix seconds. */
  period_end: z.int().optional(),
});
export const sandboxPortalSchema = z.object({
  subscription: z
    .object({
      subscription_id: z.string(),
      status: z.string(),
      plan: z.enum(['Essencial', 'Ilimitado']),
      price: z.number(),
      /** Unix seconds. */
      period_start: z.int(),
      period_end: z.int(),
      is_ending: z.boolean(),
    })
    .nullable(),
  invoices: z.array(
    z.object({
      invoice_id: z.string(),
      created_at: z.int(),
      description: z.string(),
      /** BRL. */
      amount: z.number(),
      status: z.enum(['paid', 'open', 'refunded']),
    }),
  ),
});
export type SandboxPortal = z.infer<typeof sandboxPortalSchema>;
