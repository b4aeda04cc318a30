import type { Context } from 'hono';
import type { AccountOverview } from '../../shared/account.ts';
import { listSessions } from '../auth/account-record.ts';
import { readSession } from '../auth/require-session.ts';
import { asAccountService } from '../db/roles.ts';
import { requirePerson } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import { type AccountContext, hasPassword } from './account-owner.ts';
import { explainAuthErrors } from './explain-auth-errors.ts';

/** `POST account-overview`: the account as its page shows it. The client's own copy of the person does not tell these. */
export function createAccountOverview({ billing }: AccountContext) {
  return async (context: Context<AppVariables>) => {
    const caller = requirePerson(context);
    const { user, sessions } = await explainAuthErrors(() =>
      asAccountService(billing.database, async (transaction) => ({
        ...(await readSession(transaction, caller, new Date())),
        sessions: await listSessions(transaction, caller.userId),
      })),
    );
    const overview: AccountOverview = {
      email: user.email ?? '',
      new_email: user.email_change || null,
      has_password: hasPassword(user),
      sessions: sessions.map(({ last_used_at, ...session }) => ({
        ...session,
        last_used_at: last_used_at.toISOString(),
        is_current: session.id === caller.sessionId,
      })),
    };
    return context.json(overview);
  };
}
