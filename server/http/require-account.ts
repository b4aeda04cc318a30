import type { MiddlewareHandler } from 'hono';
import type { UserId } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import type { AppVariables } from './variables.ts';

/** Refuses the token of a deleted account, which is valid until it expires; visitors and the operator pass. */
export function requireAccount(database: Database): MiddlewareHandler<AppVariables> {
  return async (context, next) => {
    const { userId } = context.get('caller');
    if (userId === null) return next();
    if (!(await hasAccount(database, userId))) throw accountGone();
    await next();
    // Deleted while the work was under way: then it failed for want of the account, which is nobody's fault.
    if (context.res.status < 500 || (await hasAccount(database, userId))) return;
    const error = accountGone();
    context.res = context.json(error.toBody(), error.status);
  };
}

async function hasAccount(database: Database, userId: UserId): Promise<boolean> {
  const { rows } = await asAccountService(database, (transaction) =>
    transaction.query('select 1 from auth.users where id = $1', [userId]),
  );
  return rows.length > 0;
}

function accountGone(): AppError {
  return new AppError('no_session', 'Esta conta não existe mais. Entre com outra ou crie uma nova.');
}
