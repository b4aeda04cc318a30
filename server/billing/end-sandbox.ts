import { type Database, firstRow } from '../db/database.ts';
import { asOperator } from '../db/roles.ts';
import type { BillingContext } from './billing-context.ts';

/**
 * Ends what was bought in the sandbox where a provider that takes money sells the plans; elsewhere it does nothing. Repeated by the
 * hour: a process that still runs with the settings of before may sell one more.
 */
export async function endSandbox({
  database,
  provider,
  log,
}: Omit<BillingContext, 'catalogue'>): Promise<void> {
  if (provider.kind === 'sandbox') return;
  const ended = await endSandboxPlans(database);
  if (ended > 0) log.warn({ customers: ended }, 'ended what was bought in the sandbox');
}

async function endSandboxPlans(database: Database): Promise<number> {
  const row = firstRow(
    await asOperator(database, (transaction) =>
      transaction.query<{ ended: number }>('select billing.end_sandbox() as ended'),
    ),
  );
  return row?.ended ?? 0;
}
