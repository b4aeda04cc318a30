import { asAccountService } from '../db/roles.ts';
import { requireAal2 } from './aal2-calls.ts';
import { lowerSessions } from './assurance-level.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { deleteFactor } from './factors-table.ts';
import { factorLimit, forgiveAttempts } from './rate-limits.ts';
import { readFactor } from './read-factor.ts';
import { requireAccessToken } from './require-session.ts';
import { lockUser } from './users-table.ts';

/** `DELETE /factors/{id}`: gives a second factor up; sessions that it raised say so from their next refresh on. */
export const unenrollFactor: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const { now } = request;
  const id = await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, caller.userId))) throw new AuthError('user_not_found');
    const { user, session, factor } = await readFactor(transaction, request, caller);
    if (factor.status === 'verified') requireAal2('DELETE /factors/:factorId', { user, session, caller });
    await deleteFactor(transaction, factor.id);
    await forgiveAttempts(transaction, [factorLimit(factor.id).bucket]);
    const type = factor.factor_type;
    await lowerSessions(transaction, { userId: user.id, factorId: factor.id, type, now });
    await writeAuditEntry(transaction, request, { action: 'factor_unenrolled', actor: user });
    return factor.id;
  });
  return Response.json({ id });
};
