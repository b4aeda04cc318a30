import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { requireEmail } from './email-address.ts';
import { clearOneTimeTokens } from './one-time-tokens-table.ts';
import { hashPassword, isPasswordCorrect, requireAcceptablePassword } from './password.ts';
import { readSession, requireAccessToken, type SignedInCaller } from './require-session.ts';
import { endSessions, type SessionRow } from './sessions-table.ts';
import { mergeMetadata, metadataSchema } from './user-metadata.ts';
import { toUserResponse } from './user-response.ts';
import { changeUser, findUserByEmail, lockUser, requireUserRow, type UserRow } from './users-table.ts';

const inputSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: metadataSchema.nullish(),
  app_metadata: z.unknown().optional(),
});
type Input = z.output<typeof inputSchema>;

/** `PUT /user`: changes metadata and password. A new password ends every other session and every code on its way. */
export const updateUser: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const input = await request.read(inputSchema);
  const { user, session } = await asAccountService(context.database, async (transaction) => {
    const found = await readSession(transaction, caller, request.now);
    await requireAllowedChange(transaction, input, found);
    return found;
  });
  const passwordHash = await prepareNewPassword(input, { user, session });
  const change: PreparedChange = { user, passwordHash, data: input.data ?? null };
  const updated = await asAccountService(context.database, (transaction) =>
    applyChange(transaction, { caller, request, change }),
  );
  return Response.json(toUserResponse(updated));
};

interface Found {
  user: UserRow;
  session: SessionRow;
}

/** E-mail and phone change only through a code sent to the new address, and no such code can be sent yet. */
async function requireAllowedChange(
  transaction: Transaction,
  input: Input,
  { user, session }: Found,
): Promise<void> {
  if (input.app_metadata !== undefined && input.app_metadata !== null) {
    throw new AuthError('not_admin', { message: 'Updating app_metadata requires admin privileges' });
  }
  const newEmail = input.email ? requireEmail(input.email) : null;
  const isEmailChanged = newEmail !== null && newEmail !== user.email;
  const isPhoneChanged = Boolean(input.phone) && input.phone !== user.phone;
  if (typeof input.password === 'string' || isEmailChanged || isPhoneChanged)
    requireSecondFactor({ user, session });
  if (isEmailChanged) {
    const isTaken = (await findUserByEmail(transaction, newEmail)) !== null;
    throw new AuthError(isTaken ? 'email_exists' : 'email_provider_disabled');
  }
  if (isPhoneChanged)
    throw new AuthError('phone_provider_disabled', { message: 'Phone updates are disabled' });
}

function requireSecondFactor({ user, session }: Found): void {
  const hasVerifiedFactor = user.factors.some((factor) => factor.status === 'verified');
  if (hasVerifiedFactor && session.aal === 'aal1') throw new AuthError('insufficient_aal');
}

async function prepareNewPassword(input: Input, { user }: Found): Promise<string | null> {
  if (typeof input.password !== 'string') return null;
  const password = requireAcceptablePassword(input.password);
  if (input.current_password && !(await isPasswordCorrect(input.current_password, user.encrypted_password))) {
    throw new AuthError('current_password_invalid');
  }
  if (await isPasswordCorrect(password, user.encrypted_password)) throw new AuthError('same_password');
  return hashPassword(password);
}

interface PreparedChange {
  /** As read when the new password was compared with the old one. */
  user: UserRow;
  passwordHash: string | null;
  data: Input['data'] | null;
}

/** Reads everything again under the person's lock: a sign-out or another change may have come in between. */
async function applyChange(
  transaction: Transaction,
  { caller, request, change }: { caller: SignedInCaller; request: AuthRequest; change: PreparedChange },
): Promise<UserRow> {
  if (!(await lockUser(transaction, caller.userId))) throw new AuthError('user_not_found');
  const { user, session } = await readSession(transaction, caller, request.now);
  const { passwordHash, data } = change;
  if (passwordHash !== null && user.encrypted_password !== change.user.encrypted_password) {
    throw new AuthError('conflict');
  }
  const metadata = data ? mergeMetadata(user.raw_user_meta_data, data) : null;
  await changeUser(transaction, user.id, { passwordHash, metadata, now: request.now });
  if (passwordHash !== null) {
    await endSessions(transaction, { userId: user.id, sessionId: session.id, scope: 'others' });
    await clearOneTimeTokens(transaction, user.id);
  }
  const action = passwordHash === null ? 'user_modified' : 'user_updated_password';
  await writeAuditEntry(transaction, request, { action, actor: user });
  return requireUserRow(transaction, user.id);
}
