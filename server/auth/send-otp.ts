import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { magicLinkMail } from './account-mails.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { type Contact, requireContact } from './contact.ts';
import { codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { mailSignInProof } from './mail-sign-in-proof.ts';
import { channelField } from './send-sms.ts';
import { textSignInCode } from './text-sign-in-code.ts';
import { mergeMetadata, metadataSchema } from './user-metadata.ts';
import { createContactUser, findUserByContact } from './users-table.ts';

const inputSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: metadataSchema.nullish(),
  channel: channelField,
  ...codeChallengeFields,
});

/** `POST /otp` and `/magiclink`: a link and a code by mail, or a code by text, that sign in, making the account unless told not to. */
export const sendOtp: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  if (input.email && input.channel) {
    throw new AuthError('validation_failed', { message: 'Channel should only be specified with Phone OTP' });
  }
  const contact = requireContact(input, {
    ifBoth: 'Only an email address or phone number should be provided',
    ifNone: 'One of email or phone must be set',
  });
  const refusal = refusalOfNewcomer(context, input);
  if (refusal !== null) await requireAccount(context, contact, refusal);
  const metadata = mergeMetadata({}, input.data ?? {});
  const claim = { passwordHash: null, metadata };
  const user = { contact, ...claim, confirmedAt: null, now: request.now };
  const createUser = async (transaction: Transaction) => {
    const id = await createContactUser(transaction, user);
    return id ?? (await findUserByContact(transaction, contact))?.id ?? null;
  };
  const whenMissing = refusal === null ? { createUser } : {};
  if (contact.provider === 'phone') {
    const messageId = await textSignInCode(context, request, { contact, claim, ...whenMissing });
    return Response.json({ message_id: messageId });
  }
  await mailSignInProof(context, request, {
    email: contact.value,
    codeChallenge: readCodeChallenge(input),
    linkType: 'magiclink',
    mail: magicLinkMail,
    claim,
    action: 'user_confirmation_requested',
    ...whenMissing,
  });
  return Response.json({});
};

type Refusal = 'otp_disabled' | 'signup_disabled';

/** Why no account is made for a contact without one; null where one is. */
function refusalOfNewcomer(
  { rules }: AuthContext,
  input: { create_user?: boolean | null | undefined },
): Refusal | null {
  if (!(input.create_user ?? true)) return 'otp_disabled';
  return rules.isSignUpOpen ? null : 'signup_disabled';
}

/** The contract says so aloud: a caller that gets no new account learns that there is none. */
async function requireAccount({ database }: AuthContext, contact: Contact, refusal: Refusal): Promise<void> {
  const user = await asAccountService(database, (transaction) => findUserByContact(transaction, contact));
  if (user === null) throw new AuthError(refusal);
}
