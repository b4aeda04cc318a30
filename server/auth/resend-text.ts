import { asAccountService } from '../db/roles.ts';
import { alreadyRegisteredText, noAccountText, signInText } from './account-texts.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { claimOf } from './claim.ts';
import type { Contact } from './contact.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { textPhoneChange } from './phone-change.ts';
import { sendSms } from './send-sms.ts';
import { storeProof } from './store-proof.ts';
import { findUserByContact, findUserByNewContact, lockUser, requireUserRow } from './users-table.ts';

interface TextAgain {
  type: 'sms' | 'phone_change';
  phone: string;
}

/** The last text of a kind once more, with a new code. Answers its id, or null where nothing is on its way. */
export async function resendText(
  context: AuthContext,
  request: AuthRequest,
  { type, phone }: TextAgain,
): Promise<string | null> {
  const contact: Contact = { provider: 'phone', value: phone };
  return type === 'sms'
    ? resendConfirmation(context, request, contact)
    : resendPhoneChange(context, request, contact);
}

/** Whoever has no account, or a confirmed one, gets a text that says so: the answer tells nobody which it was. */
async function resendConfirmation(
  context: AuthContext,
  request: AuthRequest,
  contact: Contact,
): Promise<string> {
  const { database, publicUrl } = context;
  const user = await asAccountService(database, (transaction) => findUserByContact(transaction, contact));
  const isPending = user !== null && user.confirmed_at === null;
  const secret = createOneTimeSecret({ isPkce: false });
  const nothingToSend = user === null ? noAccountText() : alreadyRegisteredText(publicUrl);
  const text = isPending ? signInText(secret.code) : nothingToSend;
  const message = { to: `+${contact.value}`, text };
  const messageId = await sendSms(context, request, { userId: null, message });
  if (!isPending) return messageId;
  await asAccountService(database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return;
    // Confirmed while the text was on its way: a new code would confirm nothing, and sign in.
    const pending = await requireUserRow(transaction, user.id);
    if (pending.confirmed_at !== null) return;
    await storeProof(
      transaction,
      {
        userId: user.id,
        tokenType: 'confirmation_token',
        relatesTo: contact.value,
        secret,
        claim: claimOf(pending),
      },
      request,
    );
  });
  return messageId;
}

async function resendPhoneChange(
  context: AuthContext,
  request: AuthRequest,
  contact: Contact,
): Promise<string | null> {
  const user = await asAccountService(context.database, (transaction) =>
    findUserByNewContact(transaction, contact),
  );
  if (user === null) return null;
  return textPhoneChange(context, request, { user, newPhone: user.phone_change });
}
