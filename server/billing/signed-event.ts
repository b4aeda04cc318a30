import { Stripe } from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from './payment-provider.ts';

const crypto = Stripe.createSubtleCryptoProvider();

/**
 * An event whose signature proves who wrote it, not longer than five minutes ago; null for any other. The signature covers
 * the very bytes: a body that was parsed and written again fails.
 */
export async function readSignedEvent(
  body: string,
  signature: string,
  secret: string,
): Promise<ProviderEvent | null> {
  try {
    const event = await Stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto);
    return toProviderEvent(event);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/** The signature that proves a body, as the provider would write it. */
export function signEvent(body: string, secret: string): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, cryptoProvider: crypto });
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  api_version: z.string().nullable(),
  created: z.int(),
  data: z.object({ object: z.object({ id: z.string().default('') }) }),
});

/** Our reading of an event that is known to be genuine. */
export function toProviderEvent(event: unknown): ProviderEvent {
  const { id, type, api_version, created, data } = eventSchema.parse(event);
  return { eventId: id, type, objectId: data.object.id, apiVersion: api_version, createdAt: created };
}
