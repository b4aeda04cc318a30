import type { Transaction } from '../../db/database.ts';
import { endAnonymity } from '../anonymous-users-table.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { setEmail } from '../email-change.ts';
import { type FlowStateRow, lockFlowState, setProviderProfile } from '../flow-state-table.ts';
import { createIdentity, findIdentity, recomputeProviders } from '../identities-table.ts';
import { isBanned } from '../require-session.ts';
import { lockUser, requireUserRow, type UserRow } from '../users-table.ts';
import type { GoogleProfile } from './google-profile.ts';

interface Linking {
  userId: string;
  profile: GoogleProfile;
  request: AuthRequest;
}

/** Adds a Google identity to a person, whatever its e-mail. Throws `identity_already_exists` when anybody has it, they included. */
export async function linkPerson(
  transaction: Transaction,
  { userId, profile, request }: Linking,
): Promise<UserRow> {
  const user = await lockActiveUser(transaction, userId, request);
  const { sub: providerId, data, email, isEmailVerified } = profile;
  const { now } = request;
  const isNew = await createIdentity(transaction, { userId, provider: 'google', providerId, data, now });
  if (!isNew) throw await alreadyLinked(transaction, { userId, profile, request });
  if (user.email === null && email !== null && isEmailVerified) {
    await setEmail(transaction, { user, email, now });
  }
  await endAnonymity(transaction, userId);
  await recomputeProviders(transaction, userId);
  await writeAuditEntry(transaction, request, { action: 'identity_linked', actor: user });
  return requireUserRow(transaction, userId);
}

type FlowLinking = Omit<Linking, 'userId'> & { flow: FlowStateRow };

/** The same for a flow, which must still be there: it ends with the session that began it. */
export async function linkFlowToPerson(
  transaction: Transaction,
  { flow, profile, request }: FlowLinking,
): Promise<UserRow> {
  const user = await linkPerson(transaction, { userId: flow.linking_target_id ?? '', profile, request });
  if ((await lockFlowState(transaction, flow.id)) === null) throw new AuthError('bad_oauth_state');
  return user;
}

/** Keeps the identity with the flow until its auth code is exchanged. Throws at once when it cannot be linked. */
export async function prepareLinking(
  transaction: Transaction,
  { flow, profile, request }: FlowLinking,
): Promise<UserRow> {
  const userId = flow.linking_target_id ?? '';
  const user = await lockActiveUser(transaction, userId, request);
  const identity = await findIdentity(transaction, { provider: 'google', providerId: profile.sub });
  if (identity !== null) throw await alreadyLinked(transaction, { userId, profile, request });
  if ((await lockFlowState(transaction, flow.id)) === null) throw new AuthError('bad_oauth_state');
  await setProviderProfile(transaction, flow.id, profile);
  return user;
}

async function lockActiveUser(
  transaction: Transaction,
  userId: string,
  { now }: AuthRequest,
): Promise<UserRow> {
  if (!(await lockUser(transaction, userId))) throw new AuthError('user_not_found');
  const user = await requireUserRow(transaction, userId);
  if (isBanned(user, now)) throw new AuthError('user_banned');
  return user;
}

async function alreadyLinked(transaction: Transaction, { userId, profile }: Linking): Promise<AuthError> {
  const identity = await findIdentity(transaction, { provider: 'google', providerId: profile.sub });
  const message =
    identity?.user_id === userId
      ? 'Identity is already linked'
      : 'Identity is already linked to another user';
  return new AuthError('identity_already_exists', { message });
}
