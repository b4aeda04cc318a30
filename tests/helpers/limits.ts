import { asAccountService } from '../../server/db/roles.ts';
import type { TestServer } from './test-server.ts';

/** As if the limits' minutes and days had passed: every mail may be sent and every secret tried again. */
export async function forgetLimits({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await asAccountService(database, async (transaction) => {
    await transaction.query('delete from private.rate_limits');
    await transaction.query('delete from private.secret_attempts');
  });
}
