import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { signInText } from './account-texts.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import type { Claim } from './claim.ts';
import type { Contact } from './contact.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { sendSms } from './send-sms.ts';
import { storeProof } from './store-proof.ts';
import { findUserByContact, lockUser } from './users-table.ts';

interface SignInCode {
  contact: Contact;
  /** What the account gets where the code confirms it. */
  claim: Claim;
  /** Makes the account that is missing. */
  createUser?: (transaction: Transaction) => Promise<string | null>;
}

/** Texts a code that signs in the reader of the text, and answers the id of the text. */
export async function textSignInCode(
  context: AuthContext,
  request: AuthRequest,
  { contact, claim, createUser }: SignInCode,
): Promise<string> {
  const secret = createOneTimeSecret({ isPkce: false });
  const message = { to: `+${contact.value}`, text: signInText(secret.code) };
  const messageId = await sendSms(context, request, { userId: null, message });
  await asAccountService(context.database, async (transaction) => {
    const known = await findUserByContact(transaction, contact);
    const userId = known?.id ?? (await createUser?.(transaction)) ?? null;
    if (userId === null || !(await lockUser(transaction, userId))) return;
    const relatesTo = contact.value;
    const tokenType = 'recovery_token';
    await storeProof(transaction, { userId, tokenType, relatesTo, secret, claim }, request);
    const actor = { id: userId, email: null, phone: contact.value };
    await writeAuditEntry(transaction, request, { action: 'user_confirmation_requested', actor });
  });
  return messageId;
}
