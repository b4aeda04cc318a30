import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { alreadyRegisteredMail, confirmationMail } from './account-mails.ts';
import { alreadyRegisteredText, signInText } from './account-texts.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { claimUnprovenUser } from './claim-unproven-user.ts';
import { type Contact, requireContact } from './contact.ts';
import { type CodeChallenge, codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { createOneTimeSecret, type OneTimeSecret } from './one-time-tokens-table.ts';
import { hashPassword, requireAcceptablePassword, takePasswordPlace } from './password.ts';
import { proofOf, sendMail } from './send-mail.ts';
import { channelField, sendSms } from './send-sms.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { type LiveSession, startSession } from './start-session.ts';
import { storeProof } from './store-proof.ts';
import { toTokenResponse } from './token-response.ts';
import { mergeMetadata, metadataSchema } from './user-metadata.ts';
import { toUserResponse, type UserResponse } from './user-response.ts';
import {
  confirmContact,
  createContactUser,
  findUserByContact,
  lockUserByContact,
  type NewUser,
  requireUserRow,
  type UserRow,
} from './users-table.ts';

const inputSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataSchema.nullish(),
  channel: channelField,
  ...codeChallengeFields,
});

/** `POST /signup`: a session at once when accounts confirm themselves, else the bare user, alike for a taken contact. */
export const signUp: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  if (!input.email && !input.phone) return signUpAnonymously(context, request, input.data ?? {});
  if (!context.rules.isSignUpOpen) throw new AuthError('signup_disabled');
  const { password } = input;
  const contact = requireContact(input, {
    ifBoth: 'Only an email address or phone number should be provided on signup.',
    ifNone: 'Signup requires an email or a phone number',
  });
  if (!password) throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
  const codeChallenge = readCodeChallenge(input);
  if (codeChallenge !== null && contact.provider === 'phone') {
    throw new AuthError('validation_failed', { message: 'PKCE not supported for phone signups' });
  }
  const acceptable = requireAcceptablePassword(password);
  const newUser: NewUser = {
    contact,
    // Hashed before anybody looks for the contact: a taken one must not answer sooner.
    passwordHash: await takePasswordPlace(() => hashPassword(acceptable, request.signal)),
    metadata: mergeMetadata({}, input.data ?? {}),
    confirmedAt: context.isAutoconfirm ? request.now : null,
    now: request.now,
  };
  return context.isAutoconfirm
    ? signUpConfirmed(context, request, newUser)
    : signUpPending(context, request, { newUser, codeChallenge });
};

async function signUpConfirmed(
  context: AuthContext,
  request: AuthRequest,
  newUser: NewUser,
): Promise<Response> {
  const live = await asAccountService(context.database, async (transaction): Promise<LiveSession> => {
    const id =
      (await createContactUser(transaction, newUser)) ?? (await claimPendingUser(transaction, newUser));
    if (id === null) throw new AuthError('user_already_exists');
    const started = await startSession(transaction, id, { method: 'password', request });
    await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: started.user });
    return started;
  });
  return toTokenResponse(context, live, { now: request.now });
}

/** An account left from a time when mails were required was never proven to be anybody's: the newcomer has it. */
async function claimPendingUser(transaction: Transaction, newUser: NewUser): Promise<string | null> {
  const { contact, now } = newUser;
  const current = await lockUserByContact(transaction, contact);
  if (current === null || current.confirmed_at !== null || current.banned_until !== null) return null;
  await claimUnprovenUser(transaction, { id: current.id, contact, claim: newUser, now });
  await confirmContact(transaction, { id: current.id, provider: contact.provider, now });
  return current.id;
}

/** Sends the way to confirm the account, then creates it; whoever has one is told so in the message, and nobody else is. */
async function signUpPending(
  context: AuthContext,
  request: AuthRequest,
  { newUser, codeChallenge }: { newUser: NewUser; codeChallenge: CodeChallenge | null },
): Promise<Response> {
  const { contact } = newUser;
  const secret = createOneTimeSecret({ isPkce: codeChallenge !== null });
  const known = await asAccountService(context.database, (transaction) =>
    findUserByContact(transaction, contact),
  );
  await sendConfirmation(context, request, { contact, secret, known });
  const user = await asAccountService(context.database, async (transaction): Promise<UserResponse> => {
    const id = await createOrClaimUser(transaction, newUser, request);
    if (id === null) return disguise(newUser);
    await storeProof(
      transaction,
      {
        userId: id,
        tokenType: 'confirmation_token',
        linkType: 'signup',
        relatesTo: contact.value,
        secret,
        claim: newUser,
        codeChallenge,
      },
      request,
    );
    return toUserResponse(await requireUserRow(transaction, id));
  });
  return Response.json(user);
}

/** An account that was never confirmed belongs to the latest sign-up. Null for one that was. */
async function createOrClaimUser(
  transaction: Transaction,
  newUser: NewUser,
  request: AuthRequest,
): Promise<string | null> {
  const { contact, now } = newUser;
  const id = await createContactUser(transaction, newUser);
  const account = await lockUserByContact(transaction, contact);
  if (account === null) throw new AuthError('conflict');
  const action = id === null ? 'user_repeated_signup' : 'user_confirmation_requested';
  await writeAuditEntry(transaction, request, { action, actor: account });
  if (account.confirmed_at !== null) return null;
  if (id === null) await claimUnprovenUser(transaction, { id: account.id, contact, claim: newUser, now });
  return account.id;
}

async function sendConfirmation(
  context: AuthContext,
  request: AuthRequest,
  { contact, secret, known }: { contact: Contact; secret: OneTimeSecret; known: UserRow | null },
): Promise<void> {
  const { publicUrl } = context;
  const { value } = contact;
  const isTaken = known !== null && known.confirmed_at !== null;
  if (contact.provider === 'phone') {
    const text = isTaken ? alreadyRegisteredText(publicUrl) : signInText(secret.code);
    await sendSms(context, request, { userId: null, message: { to: `+${value}`, text } });
    return;
  }
  const proof = proofOf(context, request, { secret, type: 'signup' });
  const mail = isTaken
    ? alreadyRegisteredMail(value, publicUrl)
    : confirmationMail(value, proof, { isRepeated: known !== null });
  await sendMail(context, request, { kind: 'signup', mails: [mail] });
}

/** What a newcomer would have got, for a contact that is taken: nothing of the real account shows. */
function disguise({
  contact: { provider, value },
  metadata,
  now,
}: NewUser): UserResponse & { confirmation_sent_at: Date } {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: provider === 'email' ? value : '',
    phone: provider === 'phone' ? value : '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
