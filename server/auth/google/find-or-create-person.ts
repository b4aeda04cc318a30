import type { Transaction } from '../../db/database.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import {
  createIdentity,
  findIdentity,
  type IdentityRow,
  recomputeProviders,
  refreshIdentity,
} from '../identities-table.ts';
import { isBanned } from '../require-session.ts';
import { type Metadata, mergeMetadata } from '../user-metadata.ts';
import {
  changeUser,
  createProviderUser,
  findUserByEmail,
  lockUser,
  requireUserRow,
  type UserRow,
} from '../users-table.ts';
import type { GoogleProfile } from './google-profile.ts';
import { takeOverUnprovenUser } from './take-over-unproven-user.ts';

/**
 * The person of a Google profile, locked: whoever has that identity, else whoever has its proven e-mail, else somebody new, while
 * sign-up is open.
 * Throws `conflict` when another request was quicker; a new transaction then finds what that one made.
 */
export async function findOrCreatePerson(
  transaction: Transaction,
  { profile, isSignUpOpen }: { profile: GoogleProfile; isSignUpOpen: boolean },
  request: AuthRequest,
): Promise<UserRow> {
  const identity = await findIdentity(transaction, { provider: 'google', providerId: profile.sub });
  const id =
    identity === null
      ? await createOrJoinPerson(transaction, { profile, isSignUpOpen }, request)
      : await welcomeBack(transaction, { identity, profile, request });
  await recomputeProviders(transaction, id);
  return requireUserRow(transaction, id);
}

interface Return {
  identity: IdentityRow;
  profile: GoogleProfile;
  request: AuthRequest;
}

async function welcomeBack(
  transaction: Transaction,
  { identity, profile, request }: Return,
): Promise<string> {
  const user = await lockPerson(transaction, identity.user_id, request);
  if (!user.identities.some(({ id }) => id === identity.id)) throw new AuthError('conflict');
  await refreshIdentity(transaction, { id: identity.id, data: profile.data, now: request.now });
  if (user.email !== null && user.email_confirmed_at === null) {
    if (!profile.isEmailVerified || profile.email !== user.email.toLowerCase()) throw unproven();
    await takeOverUnprovenUser(transaction, { user, profile, request });
    return user.id;
  }
  await rememberProfile(transaction, { user, profile, request });
  return user.id;
}

async function createOrJoinPerson(
  transaction: Transaction,
  { profile, isSignUpOpen }: { profile: GoogleProfile; isSignUpOpen: boolean },
  request: AuthRequest,
): Promise<string> {
  const { email } = profile;
  if (email === null) throw new AuthError('email_address_not_provided');
  // Whoever types a stranger's address into a Google account must not come into the stranger's account here.
  if (!profile.isEmailVerified) throw unproven();
  const known = await findUserByEmail(transaction, email);
  if (known === null && !isSignUpOpen) throw new AuthError('signup_disabled');
  return known === null
    ? createPerson(transaction, { email, profile, request })
    : joinPerson(transaction, { userId: known.id, email, profile, request });
}

interface Newcomer {
  email: string;
  profile: GoogleProfile;
  request: AuthRequest;
}

async function createPerson(
  transaction: Transaction,
  { email, profile, request }: Newcomer,
): Promise<string> {
  const { now } = request;
  const id = await createProviderUser(transaction, {
    email,
    provider: 'google',
    metadata: profile.data,
    now,
  });
  if (id === null) throw new AuthError('conflict');
  await addGoogleIdentity(transaction, { userId: id, profile, request });
  await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: { id, email } });
  return id;
}

async function joinPerson(
  transaction: Transaction,
  { userId, email, profile, request }: Newcomer & { userId: string },
): Promise<string> {
  const user = await lockPerson(transaction, userId, request);
  if (user.email?.toLowerCase() !== email) throw new AuthError('conflict');
  await addGoogleIdentity(transaction, { userId, profile, request });
  if (user.email_confirmed_at === null) await takeOverUnprovenUser(transaction, { user, profile, request });
  else await rememberProfile(transaction, { user, profile, request });
  await writeAuditEntry(transaction, request, { action: 'identity_linked', actor: user });
  return userId;
}

async function addGoogleIdentity(
  transaction: Transaction,
  { userId, profile, request }: { userId: string; profile: GoogleProfile; request: AuthRequest },
): Promise<void> {
  const { sub: providerId, data } = profile;
  const isNew = await createIdentity(transaction, {
    userId,
    provider: 'google',
    providerId,
    data,
    now: request.now,
  });
  if (!isNew) throw new AuthError('conflict');
}

/** The row as it is under the person's lock. */
async function lockPerson(transaction: Transaction, id: string, { now }: AuthRequest): Promise<UserRow> {
  if (!(await lockUser(transaction, id))) throw new AuthError('conflict');
  const user = await requireUserRow(transaction, id);
  if (isBanned(user, now)) throw new AuthError('user_banned');
  return user;
}

/** Name and picture as Google has them now, beside what the person keeps there. */
async function rememberProfile(
  transaction: Transaction,
  { user, profile, request }: { user: UserRow; profile: GoogleProfile; request: AuthRequest },
): Promise<void> {
  const metadata = mergeOrKeep(user.raw_user_meta_data, profile.data);
  await changeUser(transaction, user.id, { passwordHash: null, metadata, now: request.now });
}

/** Full metadata must not keep anybody out of their account. */
function mergeOrKeep(current: Metadata, change: Metadata): Metadata {
  try {
    return mergeMetadata(current, change);
  } catch {
    return current;
  }
}

function unproven(): AuthError {
  return new AuthError('provider_email_needs_verification');
}
