import { z } from 'zod';
import { asAccountService } from '../db/roles.ts';
import { alreadyRegisteredMail, confirmationMail, noAccountMail } from './account-mails.ts';
import { hasRepeatedSignUp } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { mailEmailChange } from './change-email.ts';
import { claimOf } from './claim.ts';
import { requireEmail } from './email-address.ts';
import { type CodeChallenge, codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { requirePhone } from './phone-number.ts';
import { resendText } from './resend-text.ts';
import { proofOf, sendMail } from './send-mail.ts';
import { storeProof } from './store-proof.ts';
import { findUserByEmail, lockUser, requireUserRow } from './users-table.ts';

const inputSchema = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...codeChallengeFields,
});

interface Again {
  email: string;
  codeChallenge: CodeChallenge | null;
}

/** `POST /resend`: the last message of a kind once more, with a new link and code; alike where there is nothing to send. */
export const resend: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  const type = requireKind(input);
  if (type === 'sms' || type === 'phone_change') {
    const phone = requirePhone(input.phone);
    const messageId = await resendText(context, request, { type, phone });
    return Response.json(messageId === null ? {} : { message_id: messageId });
  }
  const again = { email: requireEmail(input.email), codeChallenge: readCodeChallenge(input) };
  if (type === 'signup') await resendConfirmation(context, request, again);
  else await resendEmailChange(context, request, again);
  return Response.json({});
};

const kindSchema = z.enum(['signup', 'email_change', 'sms', 'phone_change']);

function requireKind({ type, email, phone }: z.output<typeof inputSchema>): z.output<typeof kindSchema> {
  const kind = kindSchema.safeParse(type).data;
  if (kind === undefined) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (phone && email) throw invalid('Only an email address or phone number should be provided');
  const isTexted = kind === 'sms' || kind === 'phone_change';
  if (isTexted && !phone) throw invalid('Type provided requires a phone number');
  if (!isTexted && !email) throw invalid('Type provided requires an email address');
  return kind;
}

function invalid(message: string): AuthError {
  return new AuthError('validation_failed', { message });
}

async function resendConfirmation(
  context: AuthContext,
  request: AuthRequest,
  { email, codeChallenge }: Again,
): Promise<void> {
  const { user, isRepeated } = await asAccountService(context.database, async (transaction) => {
    const found = await findUserByEmail(transaction, email);
    // Read without an account as well: the answer must take as long.
    return { user: found, isRepeated: await hasRepeatedSignUp(transaction, found?.id ?? null) };
  });
  const isPending = user !== null && user.confirmed_at === null;
  const secret = createOneTimeSecret({ isPkce: codeChallenge !== null });
  const mail = isPending
    ? confirmationMail(email, proofOf(context, request, { secret, type: 'signup' }), { isRepeated })
    : user === null
      ? noAccountMail(email, context)
      : alreadyRegisteredMail(email, context.publicUrl);
  await sendMail(context, request, { kind: 'signup', mails: [mail] });
  if (!isPending) return;
  await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return;
    // Confirmed while the mail was on its way: a new link would confirm nothing, and sign in.
    const pending = await requireUserRow(transaction, user.id);
    if (pending.confirmed_at !== null) return;
    await storeProof(
      transaction,
      {
        userId: user.id,
        tokenType: 'confirmation_token',
        linkType: 'signup',
        relatesTo: email,
        secret,
        claim: claimOf(pending),
        codeChallenge,
      },
      request,
    );
  });
}

async function resendEmailChange(
  context: AuthContext,
  request: AuthRequest,
  { email, codeChallenge }: Again,
): Promise<void> {
  const user = await asAccountService(context.database, (transaction) => findUserByEmail(transaction, email));
  if (user === null || user.email_change === '') return;
  await mailEmailChange(context, request, { user, newEmail: user.email_change, codeChallenge });
}
