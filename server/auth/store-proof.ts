import type { Transaction } from '../db/database.ts';
import type { AuthRequest } from './auth-context.ts';
import { type Claim, emptyClaim } from './claim.ts';
import { type CodeChallenge, createFlowState } from './flow-state-table.ts';
import { type OneTimeSecret, storeOneTimeToken, type TokenType } from './one-time-tokens-table.ts';
import type { LinkType } from './send-mail.ts';
import { type SentMark, setSentAt } from './users-table.ts';

interface StoredProof {
  userId: string;
  tokenType: TokenType;
  relatesTo: string;
  secret: OneTimeSecret;
  /** What the account gets when this confirms it: of the sign-up that asked for it, and nothing unless given. */
  claim?: Claim;
  /** What the link is for, and the challenge with which it was asked for; absent where no link is sent, or none asked. */
  linkType?: LinkType;
  codeChallenge?: CodeChallenge | null;
}

const markOf: Record<TokenType, SentMark> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
  email_change_token_current: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
  phone_change_token: 'phone_change_sent_at',
};

/** Makes what a mail says come true: its link and code, and the flow that an auth code will end. */
export async function storeProof(
  transaction: Transaction,
  proof: StoredProof,
  { now }: Pick<AuthRequest, 'now'>,
): Promise<void> {
  const { userId, tokenType: type, linkType, relatesTo, secret, claim = emptyClaim, codeChallenge } = proof;
  await storeOneTimeToken(transaction, { userId, type, relatesTo, secret, claim, now });
  await setSentAt(transaction, { id: userId, mark: markOf[type], now });
  if (!linkType || !codeChallenge) return;
  await createFlowState(transaction, {
    userId,
    providerType: 'email',
    authenticationMethod: linkType,
    codeChallenge,
    referrer: '',
    now,
  });
}
