import { asAccountService } from '../../db/roles.ts';
import { lowerSessions } from '../assurance-level.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthCall, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { deleteFactor } from '../factors-table.ts';
import { factorLimit, forgiveAttempts } from '../rate-limits.ts';
import { toFactorResponse } from '../user-response.ts';
import { getUserRow, lockUser, requireUserRow } from '../users-table.ts';
import { isUuid } from '../uuid.ts';
import { noSuchUser, requireUserId } from './require-admin.ts';

/** `GET /admin/users/{id}/factors`: the person's second factors, proven or not. */
export const listFactors: AuthCall = async (context, request) => {
  const id = requireUserId(request);
  const user = await asAccountService(context.database, (transaction) => getUserRow(transaction, id));
  if (user === null) throw noSuchUser();
  return Response.json(user.factors.map(toFactorResponse));
};

/** `DELETE /admin/users/{id}/factors/{id}`: for a person who lost the device; sessions that it raised say so from their next refresh on. */
export const removeFactor: AuthCall = async (context, request) => {
  const userId = requireUserId(request);
  const factorId = requireFactorId(request);
  const factor = await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw noSuchUser();
    const user = await requireUserRow(transaction, userId);
    const found = user.factors.find(({ id }) => id === factorId);
    if (found === undefined) throw new AuthError('mfa_factor_not_found');
    await deleteFactor(transaction, factorId);
    await forgiveAttempts(transaction, [factorLimit(factorId).bucket]);
    await lowerSessions(transaction, { userId, factorId, type: found.factor_type, now: request.now });
    await writeAuditEntry(transaction, request, { action: 'factor_deleted', actor: user });
    return found;
  });
  return Response.json(toFactorResponse(factor));
};

function requireFactorId({ path }: AuthRequest): string {
  const id = path.factorId ?? '';
  if (!isUuid(id)) {
    throw new AuthError('validation_failed', { status: 404, message: 'factor_id must be an UUID' });
  }
  return id.toLowerCase();
}
