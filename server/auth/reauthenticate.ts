import { asAccountService } from '../db/roles.ts';
import { requireAal2 } from './aal2-calls.ts';
import { reauthenticationMail } from './account-mails.ts';
import { reauthenticationText } from './account-texts.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { Contact } from './contact.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { readSession, requireAccessToken } from './require-session.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { storeProof } from './store-proof.ts';
import { lockUser, type UserRow } from './users-table.ts';

/** `GET /reauthenticate`: a code (`nonce`), mailed or else texted, that goes with a new password. */
export const reauthenticate: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const { user, session } = await asAccountService(context.database, (transaction) =>
    readSession(transaction, caller, request.now),
  );
  requireAal2('GET /reauthenticate', { user, session, caller });
  const contact = reauthenticationContact(user);
  if (contact === null) {
    throw new AuthError('validation_failed', {
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  }
  if (user[`${contact.provider}_confirmed_at`] === null) {
    throw new AuthError(`${contact.provider}_not_confirmed`, { status: 422 });
  }
  const secret = createOneTimeSecret({ isPkce: false });
  const messageId = await sendCode(context, request, { user, contact, code: secret.code });
  await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) throw new AuthError('user_not_found');
    await storeProof(
      transaction,
      { userId: user.id, tokenType: 'reauthentication_token', relatesTo: contact.value, secret },
      request,
    );
    await writeAuditEntry(transaction, request, { action: 'user_reauthenticate_requested', actor: user });
  });
  return Response.json(messageId === null ? {} : { message_id: messageId });
};

/** Where the code goes: the e-mail, or the telephone of whoever has none. */
export function reauthenticationContact({ email, phone }: UserRow): Contact | null {
  if (email !== null) return { provider: 'email', value: email };
  return phone === null ? null : { provider: 'phone', value: phone };
}

/** Answers the id of a text. */
async function sendCode(
  context: AuthContext,
  request: AuthRequest,
  { user, contact: { provider, value }, code }: { user: UserRow; contact: Contact; code: string },
): Promise<string | null> {
  if (provider === 'phone') {
    const message = { to: `+${value}`, text: reauthenticationText(code) };
    return sendSms(context, request, { userId: user.id, message });
  }
  await sendMail(context, request, { kind: 'reauthentication', mails: [reauthenticationMail(value, code)] });
  return null;
}
