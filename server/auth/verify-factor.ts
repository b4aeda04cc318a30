import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { endLowerSessions, endPendingChanges, methodOf, raiseSession } from './assurance-level.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import {
  type ChallengeRow,
  challengeEnd,
  deleteChallenge,
  getChallenge,
  isSentCode,
  setChallengeUsed,
} from './challenges-table.ts';
import { confirmFactor, getTotpSecret, setAcceptedStep } from './factors-table.ts';
import { factorLimit, forgiveAttempts, requireAttempt } from './rate-limits.ts';
import { type CodeFactor, type FoundCodeFactor, readFactorToProve } from './read-factor.ts';
import { createRefreshToken, revokeLiveRefreshToken } from './refresh-tokens-table.ts';
import { requireAccessToken, type SignedInCaller } from './require-session.ts';
import { getSession } from './sessions-table.ts';
import type { LiveSession } from './start-session.ts';
import { toTokenResponse } from './token-response.ts';
import { findAcceptedStep } from './totp.ts';
import { lockUser, requireUserRow } from './users-table.ts';

const call = 'POST /factors/:factorId/verify';
const inputSchema = z.object({ challenge_id: z.guid(), code: z.string().nullish() });

/** `POST /factors/{id}/verify`: the right code makes the session one of two factors, and ends those that are not. */
export const verifyFactor: AuthCall = async (context, request) => {
  const { database } = context;
  const caller = await requireAccessToken(context, request);
  const { challenge_id: challengeId, code } = await request.read(inputSchema);
  if (!code) throw new AuthError('validation_failed', { message: 'Code needs to be non-empty' });
  const attempt: Attempt = { caller, request, challengeId, code };
  const found = await asAccountService(database, (transaction) => findChallenge(transaction, attempt));
  // Thrown only now: inside the transaction it would keep the challenge.
  if (found === 'expired') throw new AuthError('mfa_challenge_expired');
  // After the factor was found to be the caller's, or strangers could lock its owner out.
  await requireAttempt(database, [factorLimit(found.factor.id)], request.now);
  const live = await asAccountService(database, (transaction) => proveFactor(transaction, attempt));
  return toTokenResponse(context, live, { now: request.now });
};

interface Attempt {
  caller: SignedInCaller;
  request: AuthRequest;
  challengeId: string;
  code: string;
}

type FoundChallenge = FoundCodeFactor & { challenge: ChallengeRow };

async function findChallenge(
  transaction: Transaction,
  { caller, request, challengeId }: Attempt,
): Promise<FoundChallenge | 'expired'> {
  const found = await readFactorToProve(transaction, request, { call, caller });
  const { client, now } = request;
  const shown = { id: challengeId, factorId: found.factor.id, client };
  const challenge = await getChallenge(transaction, shown);
  if (challenge === null) {
    throw new AuthError('mfa_factor_not_found', {
      status: 422,
      message: 'MFA factor with the provided challenge ID not found',
    });
  }
  if (challenge.is_used || !challenge.is_same_address) throw new AuthError('mfa_ip_address_mismatch');
  if (challengeEnd(challenge.created_at) > now) return { ...found, challenge };
  await deleteChallenge(transaction, challenge.id);
  return 'expired';
}

/** Reads everything again under the person's lock: of two requests with one code, the second must see what the first did. */
async function proveFactor(transaction: Transaction, attempt: Attempt): Promise<LiveSession> {
  const { caller, request, code } = attempt;
  const { now } = request;
  if (!(await lockUser(transaction, caller.userId))) throw new AuthError('user_not_found');
  const found = await findChallenge(transaction, attempt);
  if (found === 'expired') throw new AuthError('mfa_challenge_expired');
  const { user, factor, challenge } = found;
  await requireRightCode(transaction, { factor, challenge, code, now });
  await setChallengeUsed(transaction, challenge.id, now);
  if (!user.factors.some(({ status }) => status === 'verified'))
    await endPendingChanges(transaction, user.id);
  await confirmFactor(transaction, { userId: user.id, factorId: factor.id, now });
  await forgiveAttempts(transaction, [factorLimit(factor.id).bucket]);
  await writeAuditEntry(transaction, request, { action: 'verification_attempted', actor: user });
  return elevate(transaction, found, now);
}

async function requireRightCode(
  transaction: Transaction,
  { factor, challenge, code, now }: { factor: CodeFactor; challenge: ChallengeRow; code: string; now: Date },
): Promise<void> {
  if (factor.factor_type === 'phone') {
    if (isSentCode(challenge, code)) return;
    throw new AuthError('mfa_verification_failed', { message: 'Invalid MFA Phone code entered' });
  }
  const known = await getTotpSecret(transaction, factor.id);
  const step = known === null ? null : findAcceptedStep(known, code, now);
  if (step === null) throw new AuthError('mfa_verification_failed');
  await setAcceptedStep(transaction, factor.id, step);
}

async function elevate(
  transaction: Transaction,
  { user, session, factor }: FoundChallenge,
  now: Date,
): Promise<LiveSession> {
  const [userId, sessionId] = [user.id, session.id];
  const method = methodOf[factor.factor_type];
  await raiseSession(transaction, { sessionId, factorId: factor.id, method, now });
  await endLowerSessions(transaction, userId);
  // Without a parent: whoever holds the token from before the second factor must not fetch this one with it.
  await revokeLiveRefreshToken(transaction, sessionId, now);
  const refreshToken = await createRefreshToken(transaction, { userId, sessionId, parent: null, now });
  const raised = await getSession(transaction, sessionId);
  if (raised === null) throw new Error('A session vanished inside the transaction that raised it.');
  return { user: await requireUserRow(transaction, userId), session: raised, refreshToken };
}
