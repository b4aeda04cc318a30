import type { Context } from 'hono';
import { readAccountRecord } from '../auth/account-record.ts';
import { takeTurn, tooSoon } from '../auth/rate-limits.ts';
import { asAccountService, asService } from '../db/roles.ts';
import { toBrazilianDay } from '../generation/brazilian-day.ts';
import { requirePerson } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import { type AccountContext, readOwner, requireSecondFactor } from './account-owner.ts';
import { explainAuthErrors } from './explain-auth-errors.ts';
import { readProductRecord } from './product-record.ts';

const exportsAnHour = 10;

/** `POST export-account`: a file with everything the product keeps about the person, and nothing of anybody else. */
export function createExportAccount({ billing: { database } }: AccountContext) {
  return async (context: Context<AppVariables>) => {
    const caller = requirePerson(context);
    const now = new Date();
    const account = await explainAuthErrors(async () => {
      requireSecondFactor({ ...(await readOwner(database, caller, now)), caller });
      return asAccountService(database, async (transaction) => {
        const limit = { bucket: `export:${caller.userId}`, capacity: exportsAnHour, seconds: 3600 };
        const wait = await takeTurn(transaction, limit, now);
        if (wait > 0) throw tooSoon('over_request_rate_limit', wait);
        return readAccountRecord(transaction, caller.userId);
      });
    });
    const product = await asService(database, (transaction) => readProductRecord(transaction, caller.userId));
    const record = { gerado_em: now, ...account, ...product };
    return context.body(JSON.stringify(record, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="fisga-meus-dados-${toBrazilianDay(now)}.json"`,
      'cache-control': 'no-store',
    });
  };
}
