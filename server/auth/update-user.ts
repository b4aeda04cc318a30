import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { requireAal2 } from './aal2-calls.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { mailEmailChange } from './change-email.ts';
import { requireEmail } from './email-address.ts';
import { setOwnEmail } from './email-change.ts';
import { codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { createIdentity, recomputeProviders } from './identities-table.ts';
import { clearOneTimeTokens, findTokenByCode } from './one-time-tokens-table.ts';
import { hashPassword, isPasswordCorrect, requireAcceptablePassword, takePasswordPlace } from './password.ts';
import { setPhone, textPhoneChange } from './phone-change.ts';
import { requirePhone } from './phone-number.ts';
import { codeLimit, forgiveAttempts, requireAttempt } from './rate-limits.ts';
import { reauthenticationContact } from './reauthenticate.ts';
import { readSession, requireAccessToken, type SignedInCaller } from './require-session.ts';
import { channelField } from './send-sms.ts';
import { endSessions, type SessionRow } from './sessions-table.ts';
import { mergeMetadata, metadataSchema } from './user-metadata.ts';
import { toUserResponse } from './user-response.ts';
import { changeUser, lockUser, requireUserRow, toContactIdentity, type UserRow } from './users-table.ts';

const inputSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadataSchema.nullish(),
  channel: channelField,
  app_metadata: z.unknown().optional(),
  ...codeChallengeFields,
});
type Input = z.output<typeof inputSchema>;

/**
 * `PUT /user`: changes metadata, password, e-mail and telephone. A new password ends every other session and every code on its
 * way; a new e-mail waits until both mailboxes agreed, and a new telephone for its code, where messages prove anything. There the answer
 * is the same for a contact that another account has.
 */
export const updateUser: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const input = await request.read(inputSchema);
  const codeChallenge = readCodeChallenge(input);
  const found = await asAccountService(context.database, async (transaction) => {
    const read = await readSession(transaction, caller, request.now);
    return { ...read, ...requireAllowedChange(input, { ...read, caller }) };
  });
  const { user, newEmail, newPhone } = found;
  const passwordHash = await prepareNewPassword(context, request, { input, user });
  await requireRightNonce(context, request, { input, user });
  const { isAutoconfirm } = context;
  if (newEmail !== null && !isAutoconfirm)
    await mailEmailChange(context, request, { user, newEmail, codeChallenge });
  if (newPhone !== null && !isAutoconfirm) await textPhoneChange(context, request, { user, newPhone });
  const change: PreparedChange = {
    user,
    passwordHash,
    data: input.data ?? null,
    emailNow: isAutoconfirm ? newEmail : null,
    phoneNow: isAutoconfirm ? newPhone : null,
  };
  const updated = await asAccountService(context.database, (transaction) =>
    applyChange(transaction, { caller, request, change }),
  );
  return Response.json(toUserResponse(updated));
};

const anonymousPassword = 'Updating password of an anonymous user without an email or phone is not allowed';

interface Found {
  user: UserRow;
  session: SessionRow;
}

/** Refuses what may not change, and returns the new e-mail and telephone, where there is one. */
function requireAllowedChange(
  input: Input,
  { user, session, caller }: Found & { caller: SignedInCaller },
): { newEmail: string | null; newPhone: string | null } {
  if (input.app_metadata !== undefined && input.app_metadata !== null) {
    throw new AuthError('not_admin', { message: 'Updating app_metadata requires admin privileges' });
  }
  const email = input.email ? requireEmail(input.email) : null;
  const phone = input.phone ? requirePhone(input.phone) : null;
  const newEmail = email === user.email ? null : email;
  const newPhone = phone === user.phone ? null : phone;
  if (user.is_anonymous && input.password && email === null && phone === null)
    throw new AuthError('validation_failed', { status: 422, message: anonymousPassword });
  const isSensitive = typeof input.password === 'string' || newEmail !== null || newPhone !== null;
  if (isSensitive) requireAal2('PUT /user', { user, session, caller });
  if (user.is_sso_user && isSensitive) throw new AuthError('user_sso_managed');
  return { newEmail, newPhone };
}

/** The code of `GET /reauthenticate`, when one comes with a new password: it must be right. */
async function requireRightNonce(
  context: AuthContext,
  request: AuthRequest,
  { input, user }: { input: Input; user: UserRow },
): Promise<void> {
  const { nonce } = input;
  const contact = reauthenticationContact(user);
  if (!nonce || typeof input.password !== 'string' || contact === null) return;
  const limit = codeLimit(contact.value);
  await requireAttempt(context.database, [limit], request.now);
  const isRight = await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return false;
    const types = ['reauthentication_token'] as const;
    const shown = { userId: user.id, types, code: nonce, relatesTo: contact.value, now: request.now };
    if ((await findTokenByCode(transaction, shown)) === null) return false;
    await clearOneTimeTokens(transaction, user.id, types);
    await forgiveAttempts(transaction, [limit.bucket]);
    return true;
  });
  if (!isRight) throw new AuthError('reauthentication_not_valid');
}

async function prepareNewPassword(
  context: AuthContext,
  request: AuthRequest,
  { input, user }: { input: Input; user: UserRow },
): Promise<string | null> {
  if (typeof input.password !== 'string') return null;
  const password = requireAcceptablePassword(input.password);
  return takePasswordPlace(async () => {
    if (input.current_password)
      await requireCurrentPassword(context, request, { user, shown: input.current_password });
    if (await isPasswordCorrect(password, user.encrypted_password, request.signal))
      throw new AuthError('same_password');
    return hashPassword(password, request.signal);
  });
}

/** Whoever found a browser signed in may not guess on here without end. */
async function requireCurrentPassword(
  { database }: AuthContext,
  { now, signal }: AuthRequest,
  { user, shown }: { user: UserRow; shown: string },
): Promise<void> {
  const limit = { bucket: `current-password:${user.id}`, free: 5, longestSeconds: 900 };
  await requireAttempt(database, [limit], now);
  if (!(await isPasswordCorrect(shown, user.encrypted_password, signal)))
    throw new AuthError('current_password_invalid');
  await asAccountService(database, (transaction) => forgiveAttempts(transaction, [limit.bucket]));
}

interface PreparedChange {
  /** As read when the new password was compared with the old one. */
  user: UserRow;
  passwordHash: string | null;
  data: Input['data'] | null;
  /** Changed at once, because accounts confirm themselves here. */
  emailNow: string | null;
  phoneNow: string | null;
}

/** Reads everything again under the person's lock: a sign-out or another change may have come in between. */
async function applyChange(
  transaction: Transaction,
  { caller, request, change }: { caller: SignedInCaller; request: AuthRequest; change: PreparedChange },
): Promise<UserRow> {
  if (!(await lockUser(transaction, caller.userId))) throw new AuthError('user_not_found');
  const { user, session } = await readSession(transaction, caller, request.now);
  const { passwordHash, data, emailNow, phoneNow } = change;
  if (passwordHash !== null && user.encrypted_password !== change.user.encrypted_password) {
    throw new AuthError('conflict');
  }
  const metadata = data ? mergeMetadata(user.raw_user_meta_data, data) : null;
  await changeUser(transaction, user.id, { passwordHash, metadata, now: request.now });
  if (emailNow !== null) await setOwnEmail(transaction, { user, email: emailNow, now: request.now });
  if (phoneNow !== null) await setPhone(transaction, { user, phone: phoneNow, now: request.now });
  if (passwordHash !== null) {
    await nameWayByPassword(transaction, user, request);
    await endSessions(transaction, { userId: user.id, sessionId: session.id, scope: 'others' });
    await clearOneTimeTokens(transaction, user.id);
  }
  const action = passwordHash === null ? 'user_modified' : 'user_updated_password';
  await writeAuditEntry(transaction, request, { action, actor: user });
  return requireUserRow(transaction, user.id);
}

/** A first password is a way to sign in beside a provider's, which may be taken away from then on. */
async function nameWayByPassword(
  transaction: Transaction,
  user: UserRow,
  { now }: AuthRequest,
): Promise<void> {
  const { id, email, identities } = user;
  if (email === null || identities.some(({ provider }) => provider === 'email' || provider === 'phone'))
    return;
  const identity = toContactIdentity(id, { contact: { provider: 'email', value: email }, now });
  const isProven = user.email_confirmed_at !== null;
  await createIdentity(transaction, { ...identity, data: { ...identity.data, email_verified: isProven } });
  await recomputeProviders(transaction, id);
}
