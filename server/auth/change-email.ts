import { asAccountService } from '../db/roles.ts';
import { currentEmailMail, newEmailMail, takenEmailMail } from './account-mails.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { startEmailChange } from './email-change.ts';
import type { CodeChallenge } from './flow-state-table.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { proofOf, sendMail } from './send-mail.ts';
import { storeProof } from './store-proof.ts';
import { hasConfirmedUser, lockUser, type UserRow } from './users-table.ts';

interface EmailChange {
  user: UserRow;
  newEmail: string;
  codeChallenge: CodeChallenge | null;
}

/**
 * Asks both mailboxes, the new one and the one the account has, to agree to a change. Nothing changes until both did. Where the new one
 * has an account, it gets a notice in the place of a link, and nothing else differs.
 */
export async function mailEmailChange(
  context: AuthContext,
  request: AuthRequest,
  { user, newEmail, codeChallenge }: EmailChange,
): Promise<void> {
  const current = user.email;
  const isPkce = codeChallenge !== null;
  const ofNew = createOneTimeSecret({ isPkce });
  const ofCurrent = createOneTimeSecret({ isPkce });
  const proof = (secret: typeof ofNew) => proofOf(context, request, { secret, type: 'email_change' });
  const isTaken = await hasConfirmedUser(context.database, { provider: 'email', value: newEmail });
  const mails = [
    isTaken ? takenEmailMail(newEmail, context.publicUrl) : newEmailMail(newEmail, proof(ofNew)),
  ];
  if (current !== null) mails.push(currentEmailMail(current, proof(ofCurrent), newEmail));
  await sendMail(context, request, { kind: 'email_change', mails });
  await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, user.id))) return;
    const { now } = request;
    await startEmailChange(transaction, { id: user.id, newEmail, isHalfProven: current === null, now });
    const ofBoth = { userId: user.id, linkType: 'email_change', codeChallenge } as const;
    await storeProof(
      transaction,
      { ...ofBoth, tokenType: 'email_change_token_new', relatesTo: newEmail, secret: ofNew },
      request,
    );
    if (current !== null) {
      await storeProof(
        transaction,
        { ...ofBoth, tokenType: 'email_change_token_current', relatesTo: current, secret: ofCurrent },
        request,
      );
    }
    await writeAuditEntry(transaction, request, { action: 'user_email_change_requested', actor: user });
  });
}
