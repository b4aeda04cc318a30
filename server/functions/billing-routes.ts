import { type Context, Hono } from 'hono';
import { apiPaths } from '../../shared/api-paths.ts';
import {
  checkoutStatusInputSchema,
  createCheckoutInputSchema,
  portalInputSchema,
  subscriptionInputSchema,
} from '../../shared/billing.ts';
import type { BillingContext } from '../billing/billing-context.ts';
import { openPortal, setCancellation } from '../billing/change-subscription.ts';
import { confirmCheckout } from '../billing/confirm-checkout.ts';
import { startCheckout } from '../billing/start-checkout.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requirePerson, requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import { requireOwnAddress } from './own-address.ts';
import { explainProviderErrors } from './provider-errors.ts';
import { requireReachable } from './require-reachable.ts';
import { addSandboxCalls } from './sandbox-calls.ts';

/** Adds a call that answers with what `work` gives; failures of the provider become sentences. */
export type AddCall = (path: string, work: (context: Context<AppVariables>) => Promise<object>) => unknown;

/** Everything a signed-in person may do about money. `tellWebhook` makes the sandbox say what it has not said yet. */
export function createBillingRoutes(
  billing: BillingContext,
  publicUrl: string,
  tellWebhook: () => Promise<void>,
): Hono<AppVariables> {
  const routes = new Hono<AppVariables>();
  const answer: AddCall = (path, work) =>
    routes.post(path, async (context) => {
      const output = await explainProviderErrors(billing.log, () => work(context));
      if (billing.provider.kind === 'sandbox') await tellWebhook();
      return context.json(output);
    });

  answer(apiPaths.createCheckout, async (context) => {
    const userId = requireUser(context);
    await requireReachable(billing.database, requirePerson(context));
    const input = await readJsonBody(context, createCheckoutInputSchema);
    const url = await startCheckout(billing, {
      userId,
      email: readEmail(context),
      priceId: input.price_id,
      successUrl: requireOwnAddress(input.success_url, publicUrl),
      cancelUrl: requireOwnAddress(input.cancel_url, publicUrl),
    });
    return { url };
  });
  answer(apiPaths.checkoutStatus, async (context) => {
    const userId = requireUser(context);
    const { session_id } = await readJsonBody(context, checkoutStatusInputSchema);
    return confirmCheckout(billing, userId, session_id);
  });
  for (const [path, isCancelling] of [
    [apiPaths.cancelSubscription, true],
    [apiPaths.resumeSubscription, false],
  ] as const) {
    answer(path, async (context) => {
      const userId = requireUser(context);
      const { subscriptionId } = await readJsonBody(context, subscriptionInputSchema);
      await setCancellation(billing, { userId, subscriptionId, isCancelling });
      return { ok: true };
    });
  }
  answer(apiPaths.billingPortal, async (context) => {
    const userId = requireUser(context);
    const { return_url } = await readJsonBody(context, portalInputSchema);
    const url = await openPortal(billing, { userId, returnUrl: requireOwnAddress(return_url, publicUrl) });
    return { url };
  });
  if (billing.provider.kind === 'sandbox') addSandboxCalls(answer, billing);
  return routes;
}

function readEmail(context: Context<AppVariables>): string | null {
  const email = context.get('caller').claims.email;
  return typeof email === 'string' && email !== '' ? email : null;
}
