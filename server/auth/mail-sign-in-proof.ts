import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import type { Mail } from '../mail/mailer.ts';
import { noAccountMail, type Proof } from './account-mails.ts';
import { type AuditAction, writeAuditEntry } from './audit-log.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { type Claim, emptyClaim } from './claim.ts';
import type { CodeChallenge } from './flow-state-table.ts';
import { createOneTimeSecret } from './one-time-tokens-table.ts';
import { proofOf, sendMail } from './send-mail.ts';
import { storeProof } from './store-proof.ts';
import { findUserByEmail, lockUser } from './users-table.ts';

interface SignInProof {
  email: string;
  codeChallenge: CodeChallenge | null;
  linkType: 'recovery' | 'magiclink';
  mail: (to: string, proof: Proof) => Mail;
  action: AuditAction;
  /** What the account gets where the mail confirms it; nothing unless given. */
  claim?: Claim;
  /** Makes the account that the mail is about, where there may be a new one; returns its id. */
  createUser?: (transaction: Transaction) => Promise<string | null>;
}

/**
 * Mails a link and a code that sign in whoever reads the mailbox. Without an account, and unless one is made, the mail says
 * just that: both ways take as long, end alike and fail alike, so that the answer tells nobody which it was.
 */
export async function mailSignInProof(
  context: AuthContext,
  request: AuthRequest,
  { email, codeChallenge, linkType, mail, action, claim = emptyClaim, createUser }: SignInProof,
): Promise<void> {
  const secret = createOneTimeSecret({ isPkce: codeChallenge !== null });
  const proof = proofOf(context, request, { secret, type: linkType });
  const known = await asAccountService(context.database, (transaction) =>
    findUserByEmail(transaction, email),
  );
  const isForAccount = known !== null || createUser !== undefined;
  const mails = [isForAccount ? mail(email, proof) : noAccountMail(email, context)];
  await sendMail(context, request, { kind: 'recovery', mails });
  await asAccountService(context.database, async (transaction) => {
    const userId = known?.id ?? (await createUser?.(transaction)) ?? null;
    const isThere = userId !== null && (await lockUser(transaction, userId));
    if (isThere) {
      const tokenType = 'recovery_token';
      await storeProof(
        transaction,
        { userId, tokenType, linkType, relatesTo: email, secret, claim, codeChallenge },
        request,
      );
    }
    await writeAuditEntry(transaction, request, { action, actor: { id: userId, email } });
  });
}
