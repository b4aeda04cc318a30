import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { signInText } from './account-texts.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import type { Contact } from './contact.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { sendSms } from './send-sms.ts';
import { storeProof } from './store-proof.ts';
import { findUserByContact, lockUser } from './users-table.ts';

/** Texts a code that signs in whoever reads it there, and answers the id of the text. `createUser` makes the account that is missing. */
export async function textSignInCode(
  context: AuthContext,
  request: AuthRequest,
  {
    contact,
    createUser,
  }: { contact: Contact; createUser?: (transaction: Transaction) => Promise<string | null> },
): Promise<string> {
  const secret = createOneTimeSecret({ isPkce: false });
  const message = { to: `+${contact.value}`, text: signInText(secret.code) };
  const messageId = await sendSms(context, request, { userId: null, message });
  await asAccountService(context.database, async (transaction) => {
    const known = await findUserByContact(transaction, contact);
    const userId = known?.id ?? (await createUser?.(transaction)) ?? null;
    if (userId === null || !(await lockUser(transaction, userId))) return;
    const relatesTo = contact.value;
    await storeProof(transaction, { userId, tokenType: 'recovery_token', relatesTo, secret }, request);
    const actor = { id: userId, email: null, phone: contact.value };
    await writeAuditEntry(transaction, request, { action: 'user_confirmation_requested', actor });
  });
  return messageId;
}
