import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { type ContactFields, toContact } from './contact.ts';
import { toInet, toSubscriber } from './inet.ts';
import { isPasswordCorrect, takePasswordPlace } from './password.ts';
import { forgiveAttempts, requireAttempt, type SecretLimit } from './rate-limits.ts';
import { isBanned } from './require-session.ts';
import { hasSessionFrom } from './sessions-table.ts';
import { type LiveSession, startSession } from './start-session.ts';
import { toTokenResponse } from './token-response.ts';
import { findUserByContact, lockUser, requireUserRow, type UserRow } from './users-table.ts';

const inputSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});

/** `POST /token?grant_type=password`: a session, or one answer for every wrong pair of e-mail or telephone and password. */
export const grantPassword: AuthCall = (context, request) =>
  takePasswordPlace(() => signInByPassword(context, request));

const signInByPassword: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  requireOneName(input);
  const { password } = input;
  const contact = toContact(input);
  const user = await asAccountService(context.database, (transaction) =>
    findUserByContact(transaction, contact),
  );
  if (user !== null && isBanned(user, request.now)) throw new AuthError('user_banned', { status: 400 });
  const limits = await passwordLimits(context, request, { name: contact.value, userId: user?.id ?? null });
  await requireAttempt(context.database, limits, request.now);
  const stored = user?.encrypted_password ?? null;
  const isCorrect = await isPasswordCorrect(password ?? '', stored, request.signal);
  if (user === null || !isCorrect) throw new AuthError('invalid_credentials');
  if (user[`${contact.provider}_confirmed_at`] === null) {
    throw new AuthError(`${contact.provider}_not_confirmed`);
  }
  const live = await asAccountService(context.database, async (transaction) => {
    await forgiveAttempts(
      transaction,
      limits.map(({ bucket }) => bucket),
    );
    return signIn(transaction, user, request);
  });
  return toTokenResponse(context, live, { now: request.now });
};

function requireOneName({ email, phone }: ContactFields): void {
  if (email && phone) {
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided on login.',
    });
  }
  if (!email && !phone) throw new AuthError('validation_failed', { message: 'missing email or phone' });
}

/**
 * Guesses at an account's password: five from one address, then waits that grow to a quarter of an hour; thirty from all
 * addresses, then one a minute. An address from which the person signed in before keeps its own count alone, so that a stranger's
 * guesses lock nobody out of their home. An account that is not there is counted the same.
 */
async function passwordLimits(
  { database }: AuthContext,
  { client }: AuthRequest,
  { name, userId }: { name: string; userId: string | null },
): Promise<SecretLimit[]> {
  const address = toInet(client.address);
  const subscriber = address === null ? '' : toSubscriber(address);
  const here = { bucket: `password:${name}:${subscriber}`, free: 5, longestSeconds: 900 };
  const isKnown =
    userId !== null &&
    (await asAccountService(database, (transaction) => hasSessionFrom(transaction, userId, client.address)));
  return isKnown ? [here] : [here, { bucket: `password:${name}`, free: 30, longestSeconds: 60 }];
}

/** The password was compared outside this transaction: it must still be the one, or the old one would open a session. */
async function signIn(
  transaction: Transaction,
  compared: UserRow,
  request: AuthRequest,
): Promise<LiveSession> {
  if (!(await lockUser(transaction, compared.id))) throw new AuthError('invalid_credentials');
  const user = await requireUserRow(transaction, compared.id);
  if (user.encrypted_password !== compared.encrypted_password) throw new AuthError('invalid_credentials');
  if (isBanned(user, request.now)) throw new AuthError('user_banned', { status: 400 });
  await writeAuditEntry(transaction, request, { action: 'login', actor: user });
  return startSession(transaction, user.id, { method: 'password', request });
}
