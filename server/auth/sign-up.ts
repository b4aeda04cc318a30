import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { alreadyRegisteredMail, confirmationMail } from './account-mails.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { requireEmail } from './email-address.ts';
import { type CodeChallenge, codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { hashPassword, requireAcceptablePassword } from './password.ts';
import { proofOf, sendMail } from './send-mail.ts';
import { type LiveSession, startSession } from './start-session.ts';
import { storeProof } from './store-proof.ts';
import { toTokenResponse } from './token-response.ts';
import { mergeMetadata, metadataSchema } from './user-metadata.ts';
import { toUserResponse, type UserResponse } from './user-response.ts';
import {
  createEmailUser,
  findUserByEmail,
  lockUser,
  type NewUser,
  requireUserRow,
  takeOverPendingUser,
} from './users-table.ts';

const inputSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataSchema.nullish(),
  ...codeChallengeFields,
});

/** `POST /signup`: a session at once when accounts confirm themselves, else the bare user, alike for a taken e-mail. */
export const signUp: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  const { email, password, data } = requireEmailAndPassword(input);
  const codeChallenge = readCodeChallenge(input);
  const newUser: NewUser = {
    email: requireEmail(email),
    // Hashed before anybody looks for the e-mail: a taken one must not answer sooner.
    passwordHash: await hashPassword(requireAcceptablePassword(password)),
    metadata: mergeMetadata({}, data ?? {}),
    confirmedAt: context.isAutoconfirm ? request.now : null,
    now: request.now,
  };
  return context.isAutoconfirm
    ? signUpConfirmed(context, request, newUser)
    : signUpPending(context, request, { newUser, codeChallenge });
};

function requireEmailAndPassword({ email, phone, password, data }: z.output<typeof inputSchema>) {
  if (!email && !phone) throw new AuthError('anonymous_provider_disabled');
  if (email && phone) {
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided on signup.',
    });
  }
  if (!password) throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
  if (phone) throw new AuthError('phone_provider_disabled', { message: 'Phone signups are disabled' });
  return { email, password, data };
}

async function signUpConfirmed(
  context: AuthContext,
  request: AuthRequest,
  newUser: NewUser,
): Promise<Response> {
  const live = await asAccountService(context.database, async (transaction): Promise<LiveSession> => {
    const id =
      (await createEmailUser(transaction, newUser)) ?? (await claimPendingUser(transaction, newUser));
    if (id === null) throw new AuthError('user_already_exists');
    const started = await startSession(transaction, id, { method: 'password', request });
    await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: started.user });
    return started;
  });
  return toTokenResponse(context, live, { now: request.now });
}

/** An account left from a time when mails were required was never proven to be anybody's: the newcomer has it. */
async function claimPendingUser(transaction: Transaction, newUser: NewUser): Promise<string | null> {
  const existing = await findUserByEmail(transaction, newUser.email);
  if (existing === null || !(await lockUser(transaction, existing.id))) return null;
  const current = await requireUserRow(transaction, existing.id);
  if (current.confirmed_at !== null || current.banned_until !== null) return null;
  await takeOverPendingUser(transaction, current.id, newUser);
  return current.id;
}

/** Mails the way to confirm the account, then creates it; whoever has one is told so in the mail, and nobody else is. */
async function signUpPending(
  context: AuthContext,
  request: AuthRequest,
  { newUser, codeChallenge }: { newUser: NewUser; codeChallenge: CodeChallenge | null },
): Promise<Response> {
  const { email } = newUser;
  const secret = createOneTimeSecret({ isPkce: codeChallenge !== null });
  const known = await asAccountService(context.database, (transaction) =>
    findUserByEmail(transaction, email),
  );
  const proof = proofOf(context, request, { secret, type: 'signup' });
  const isTaken = known !== null && known.confirmed_at !== null;
  const mail = isTaken ? alreadyRegisteredMail(email, context.publicUrl) : confirmationMail(email, proof);
  await sendMail(context, request, { kind: 'signup', mails: [mail] });
  const user = await asAccountService(context.database, async (transaction): Promise<UserResponse> => {
    const id = await createEmailUser(transaction, newUser);
    const account =
      id === null ? await findUserByEmail(transaction, email) : await requireUserRow(transaction, id);
    if (account === null || !(await lockUser(transaction, account.id))) throw new AuthError('conflict');
    const action = id === null ? 'user_repeated_signup' : 'user_confirmation_requested';
    await writeAuditEntry(transaction, request, { action, actor: account });
    if (account.confirmed_at !== null) return disguise(newUser);
    await storeProof(
      transaction,
      {
        userId: account.id,
        tokenType: 'confirmation_token',
        linkType: 'signup',
        relatesTo: email,
        secret,
        codeChallenge,
      },
      request,
    );
    const stored = await requireUserRow(transaction, account.id);
    return { ...toUserResponse(stored), user_metadata: newUser.metadata };
  });
  return Response.json(user);
}

/** What a newcomer would have got, for an e-mail that is taken: nothing of the real account shows. */
function disguise({ email, metadata, now }: NewUser): UserResponse & { confirmation_sent_at: Date } {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
