import { apiPaths } from '../../shared/api-paths.ts';
import { sandboxCheckoutInputSchema, sandboxPortalInputSchema } from '../../shared/billing.ts';
import type { BillingContext } from '../billing/billing-context.ts';
import { runSandboxCheckout, runSandboxPortal } from '../billing/sandbox/sandbox-pages.ts';
import { asService } from '../db/roles.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AddCall } from './billing-routes.ts';

/** The pages that stand in for the provider's own while no money moves. */
export function addSandboxCalls(answer: AddCall, { database, catalogue }: BillingContext): void {
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
}
