import { type Context, Hono } from 'hono';
import { apiPaths } from '../../shared/api-paths.ts';
import { sandboxCheckoutInputSchema, sandboxPortalInputSchema } from '../../shared/billing.ts';
import type { BillingContext } from '../billing/billing-context.ts';
import { runSandboxCheckout, runSandboxPortal } from '../billing/sandbox/sandbox-pages.ts';
import { asService } from '../db/roles.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import { explainProviderErrors } from './provider-errors.ts';

/** The pages that stand in for the provider's own while no money moves. */
export function createSandboxRoutes(
  { database, catalogue, log }: BillingContext,
  tellWebhook: () => Promise<void>,
): Hono<AppVariables> {
  const routes = new Hono<AppVariables>();
  const answer = (path: string, work: (context: Context<AppVariables>) => Promise<object>) =>
    routes.post(path, async (context) => {
      const output = await explainProviderErrors(log, () => work(context));
      await tellWebhook();
      return context.json(output);
    });
  answer(apiPaths.sandboxCheckout, async (context) => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, sandboxCheckoutInputSchema);
    return asService(database, (transaction) =>
      runSandboxCheckout(transaction, catalogue, { userId, input }),
    );
  });
  answer(apiPaths.sandboxPortal, async (context) => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, sandboxPortalInputSchema);
    return asService(database, (transaction) => runSandboxPortal(transaction, catalogue, { userId, input }));
  });
  return routes;
}
