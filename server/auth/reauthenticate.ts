import { asAccountService } from '../db/roles.ts';
import { reauthenticationMail } from './account-mails.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { readSession, requireAccessToken } from './require-session.ts';
import { sendMail } from './send-mail.ts';
import { storeProof } from './store-proof.ts';
import { lockUser } from './users-table.ts';

/** `GET /reauthenticate`: mails a code (`nonce`) that goes with a new password. */
export const reauthenticate: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const { user } = await asAccountService(context.database, (transaction) =>
    readSession(transaction, caller, request.now),
  );
  const { email } = user;
  if (email === null) {
    throw new AuthError('validation_failed', {
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  }
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed', { status: 422 });
  const secret = createOneTimeSecret({ isPkce: false });
  await sendMail(context, request, {
    kind: 'reauthentication',
    mails: [reauthenticationMail(email, secret.code)],
  });
  await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) throw new AuthError('user_not_found');
    await storeProof(
      transaction,
      {
        userId: user.id,
        tokenType: 'reauthentication_token',
        relatesTo: email,
        secret,
      },
      request,
    );
    await writeAuditEntry(transaction, request, { action: 'user_reauthenticate_requested', actor: user });
  });
  return Response.json({});
};
