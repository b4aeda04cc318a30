import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { getOrCreateSecret } from '../db/installation-secret.ts';
import type { Catalogue } from './catalogue.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider, type StripeSettings } from './stripe/stripe-provider.ts';

export interface ProviderSettings {
  stripe: StripeSettings | null;
  catalogue: Catalogue;
  database: Database;
}

/** Stripe where it is set up, else the sandbox that moves no money. */
export async function openProvider({ stripe, ...sandbox }: ProviderSettings): Promise<PaymentProvider> {
  if (stripe !== null) return createStripeProvider(stripe);
  const secret = await getOrCreateSecret(
    sandbox.database,
    'sandbox_webhook_secret',
    async () => `whsec_${randomBytes(24).toString('hex')}`,
  );
  return createSandboxProvider({ ...sandbox, webhookSecret: z.string().min(20).parse(secret) });
}
