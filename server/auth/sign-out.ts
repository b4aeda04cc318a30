import { asAccountService } from '../db/roles.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { readSession, requireAccessToken } from './require-session.ts';
import { endSessions, type SignOutScope, signOutScopes } from './sessions-table.ts';
import { lockUser } from './users-table.ts';

/** `POST /logout?scope=`: ends all sessions of the person (`global`, also when absent), this one, or the others. */
export const signOut: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const scope = requireScope(request.query.get('scope'));
  await asAccountService(context.database, async (transaction) => {
    await lockUser(transaction, caller.userId);
    const { user, session } = await readSession(transaction, caller, request.now);
    await endSessions(transaction, { userId: user.id, sessionId: session.id, scope });
    await writeAuditEntry(transaction, request, { action: 'logout', actor: user });
  });
  return new Response(null, { status: 204 });
};

function requireScope(text: string | null): SignOutScope {
  if (text === null || text === '') return 'global';
  const scope = signOutScopes.find((known) => known === text);
  if (scope === undefined) {
    throw new AuthError('validation_failed', { message: `Unsupported logout scope ${JSON.stringify(text)}` });
  }
  return scope;
}
