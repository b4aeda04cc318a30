import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { requireAal2 } from './aal2-calls.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { Contact } from './contact.ts';
import { setEmail } from './email-change.ts';
import { deleteIdentity, type IdentityRow, recomputeProviders } from './identities-table.ts';
import { clearOneTimeTokens } from './one-time-tokens-table.ts';
import { requireManualLinking } from './require-manual-linking.ts';
import { readSession, requireAccessToken } from './require-session.ts';
import { clearPassword, lockUser, requireUserRow, type UserRow } from './users-table.ts';
import { isUuid } from './uuid.ts';

/** `DELETE /user/identities/{identity_id}`: takes a way to sign in away from the person, but never the last one. */
export const unlinkIdentity: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  requireManualLinking(context);
  const identityId = request.path.identityId ?? '';
  if (!isUuid(identityId)) {
    throw new AuthError('validation_failed', { status: 404, message: 'identity_id must be an UUID' });
  }
  await asAccountService(context.database, async (transaction) => {
    await lockUser(transaction, caller.userId);
    const { user, session } = await readSession(transaction, caller, request.now);
    requireAal2('DELETE /user/identities/:identityId', { user, session, caller });
    await unlink(transaction, { user, identityId: identityId.toLowerCase(), request });
  });
  return Response.json({});
};

async function unlink(
  transaction: Transaction,
  { user, identityId, request }: { user: UserRow; identityId: string; request: AuthRequest },
): Promise<void> {
  if (user.identities.length <= 1) throw new AuthError('single_identity_not_deletable');
  const identity = user.identities.find(({ id }) => id === identityId);
  if (identity === undefined) throw new AuthError('identity_not_found');
  await deleteIdentity(transaction, identity.id);
  const left = user.identities.filter(({ id }) => id !== identityId);
  // Else the way in would stay open that was just taken away.
  if (identity.provider === 'phone') await clearContact(transaction, { user, provider: 'phone' });
  if (!left.some(takesPassword)) await clearPassword(transaction, user.id, request.now);
  await keepReachable(transaction, { user: await requireUserRow(transaction, user.id), request });
  await recomputeProviders(transaction, user.id);
  await writeAuditEntry(transaction, request, { action: 'identity_unlinked', actor: user });
}

function takesPassword({ provider }: IdentityRow): boolean {
  return provider === 'email' || provider === 'phone';
}

/** Gives the account the e-mail of an identity that is left, unless one has the account's own; none when none has any. */
async function keepReachable(
  transaction: Transaction,
  { user, request }: { user: UserRow; request: AuthRequest },
): Promise<void> {
  if (user.identities.some(({ email }) => email !== null && email === user.email?.toLowerCase())) return;
  const email = user.identities.find(isProven)?.email ?? null;
  if (email === null) {
    if (user.phone_confirmed_at !== null) await clearContact(transaction, { user, provider: 'email' });
    return;
  }
  await setEmail(transaction, { user, email, now: request.now }).catch((error: unknown) => {
    if (!(error instanceof AuthError)) throw error;
    throw new AuthError('email_conflict_identity_not_deletable');
  });
  // They were sent to an address that is no longer the account's.
  await clearOneTimeTokens(transaction, user.id);
}

/** What was sent there leads nowhere any more. */
async function clearContact(
  transaction: Transaction,
  { user, provider }: { user: UserRow; provider: Contact['provider'] },
): Promise<void> {
  await transaction.query(
    `update auth.users set ${provider} = null, ${provider}_confirmed_at = null, ${provider}_change = '' where id = $1`,
    [user.id],
  );
  await clearOneTimeTokens(transaction, user.id);
}

/** An address that nobody proved would become a confirmed one, and keep its owner out. */
function isProven({ email, identity_data: data }: IdentityRow): boolean {
  return email !== null && data.email_verified === true;
}
