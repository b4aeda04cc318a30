import type { Transaction } from '../../db/database.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { createIdentity, findIdentity, type NewIdentity, refreshIdentity } from '../identities-table.ts';
import { isBanned } from '../require-session.ts';
import { createProviderUser, lockUser, requireUserRow, type UserRow } from '../users-table.ts';
import type { SamlProfile } from './saml-profile.ts';

/**
 * The person of a company's profile, locked. It never joins an account of the same e-mail: a company's provider may say any
 * address. Throws `conflict` when another request was quicker; a new transaction then finds what that one made.
 */
export async function findOrCreateEmployee(
  transaction: Transaction,
  { profile, isSignUpOpen }: { profile: SamlProfile; isSignUpOpen: boolean },
  request: AuthRequest,
): Promise<UserRow> {
  const { provider, nameId, email } = profile;
  const { now } = request;
  const data = { sub: nameId, email, email_verified: true, phone_verified: false };
  const known = await findIdentity(transaction, { provider, providerId: nameId });
  if (known === null) {
    if (!isSignUpOpen) throw new AuthError('signup_disabled');
    const identity = { provider, providerId: nameId, data, now };
    return createEmployee(transaction, { email, identity, request });
  }
  if (!(await lockUser(transaction, known.user_id))) throw new AuthError('conflict');
  const user = await requireUserRow(transaction, known.user_id);
  if (isBanned(user, now)) throw new AuthError('user_banned');
  await refreshIdentity(transaction, { id: known.id, data, now });
  await transaction.query('update auth.users set email = $2 where id = $1', [user.id, email]);
  return requireUserRow(transaction, user.id);
}

async function createEmployee(
  transaction: Transaction,
  {
    email,
    identity,
    request,
  }: { email: string; identity: Omit<NewIdentity, 'userId'>; request: AuthRequest },
): Promise<UserRow> {
  const userId = await createProviderUser(transaction, {
    email,
    provider: identity.provider,
    metadata: { email },
    isManaged: true,
    now: request.now,
  });
  if (userId === null) throw new AuthError('conflict');
  if (!(await createIdentity(transaction, { ...identity, userId }))) throw new AuthError('conflict');
  await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: { id: userId, email } });
  return requireUserRow(transaction, userId);
}
