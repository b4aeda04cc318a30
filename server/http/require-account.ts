import type { MiddlewareHandler } from 'hono';
import type { UserId } from '../auth/caller.ts';
import { type Database, firstRow } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import { refuseFunctionCaller } from './refuse-caller.ts';
import type { AppVariables } from './variables.ts';

/**
 * Refuses the token of a deleted account, which is valid until it expires; visitors and the operator pass. Tokens of another account
 * service do not say whether a second factor is still to be shown: there it is looked up.
 */
export function requireAccount(database: Database): MiddlewareHandler<AppVariables> {
  return async (context, next) => {
    const { userId, claims } = context.get('caller');
    if (userId === null) return next();
    const account = await findAccount(database, userId);
    if (account === null) throw accountGone();
    if (database.areAccountsElsewhere && account.has_factor && claims.aal === 'aal1')
      throw refuseFunctionCaller('second_factor_pending');
    await next();
    // Deleted while the work was under way: then it failed for want of the account, which is nobody's fault.
    if (context.res.status < 500 || (await findAccount(database, userId))) return;
    const error = accountGone();
    context.res = context.json(error.toBody(), error.status);
  };
}

function findAccount(database: Database, userId: UserId): Promise<{ has_factor: boolean } | null> {
  return asAccountService(database, async (transaction) =>
    firstRow(
      await transaction.query<{ has_factor: boolean }>(
        `select exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as has_factor
         from auth.users where id = $1`,
        [userId],
      ),
    ),
  );
}

function accountGone(): AppError {
  return new AppError('no_session', 'Esta conta não existe mais. Entre com outra ou crie uma nova.');
}
