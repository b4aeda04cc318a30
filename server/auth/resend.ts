import { z } from 'zod';
import { asAccountService } from '../db/roles.ts';
import { alreadyRegisteredMail, confirmationMail, noAccountMail } from './account-mails.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { mailEmailChange } from './change-email.ts';
import { requireEmail } from './email-address.ts';
import { type CodeChallenge, codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
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

/** `POST /resend`: the last mail of a kind once more, with a new link and code; alike where there is nothing to send. */
export const resend: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  const type = requireKind(input);
  const again = { email: requireEmail(input.email), codeChallenge: readCodeChallenge(input) };
  if (type === 'signup') await resendConfirmation(context, request, again);
  else await resendEmailChange(context, request, again);
  return Response.json({});
};

function requireKind({ type, email, phone }: z.output<typeof inputSchema>): 'signup' | 'email_change' {
  if (type === 'sms' || type === 'phone_change') throw new AuthError('phone_provider_disabled');
  if (type !== 'signup' && type !== 'email_change') {
    throw new AuthError('validation_failed', {
      message: 'Missing one of these types: signup, email_change, sms, phone_change',
    });
  }
  if (phone && email) {
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided',
    });
  }
  if (!email) {
    throw new AuthError('validation_failed', { message: 'Type provided requires an email address' });
  }
  return type;
}

async function resendConfirmation(
  context: AuthContext,
  request: AuthRequest,
  { email, codeChallenge }: Again,
): Promise<void> {
  const user = await asAccountService(context.database, (transaction) => findUserByEmail(transaction, email));
  const isPending = user !== null && user.confirmed_at === null;
  const secret = createOneTimeSecret({ isPkce: codeChallenge !== null });
  const site = context.publicUrl;
  const mail = isPending
    ? confirmationMail(email, proofOf(context, request, { secret, type: 'signup' }))
    : user === null
      ? noAccountMail(email, site)
      : alreadyRegisteredMail(email, site);
  await sendMail(context, request, { kind: 'signup', mails: [mail] });
  if (!isPending) return;
  await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return;
    // Confirmed while the mail was on its way: a new link would confirm nothing, and sign in.
    if ((await requireUserRow(transaction, user.id)).confirmed_at !== null) return;
    await storeProof(
      transaction,
      {
        userId: user.id,
        tokenType: 'confirmation_token',
        linkType: 'signup',
        relatesTo: email,
        secret,
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
