import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asAccountService } from '../db/roles.ts';
import { factorText } from './account-texts.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { challengeEnd, createChallenge } from './challenges-table.ts';
import { setLastChallenged } from './factors-table.ts';
import { createCode } from './one-time-tokens-table.ts';
import { type FoundCodeFactor, readFactorToProve } from './read-factor.ts';
import { requireAccessToken } from './require-session.ts';
import { channelField, sendSms } from './send-sms.ts';
import { lockUser } from './users-table.ts';

const call = 'POST /factors/:factorId/challenge';
const inputSchema = z.object({ channel: channelField });

/** `POST /factors/{id}/challenge`: asks for a code, and sends it where no app makes it. */
export const challengeFactor: AuthCall = async (context, request) => {
  const { database } = context;
  const { now, client } = request;
  const caller = await requireAccessToken(context, request);
  const found = await asAccountService(database, (transaction) =>
    readFactorToProve(transaction, request, { call, caller }),
  );
  const code = found.factor.factor_type === 'phone' ? await sendCode(context, request, found) : null;
  const id = randomUUID();
  await asAccountService(database, async (transaction) => {
    if (!(await lockUser(transaction, caller.userId))) throw new AuthError('user_not_found');
    const { user, factor } = await readFactorToProve(transaction, request, { call, caller });
    await createChallenge(transaction, { id, factorId: factor.id, client, code, now });
    await setLastChallenged(transaction, factor.id, now);
    await writeAuditEntry(transaction, request, { action: 'challenge_created', actor: user });
  });
  const expiresAt = Math.floor(challengeEnd(now).getTime() / 1000);
  return Response.json({ id, type: found.factor.factor_type, expires_at: expiresAt });
};

async function sendCode(
  context: AuthContext,
  request: AuthRequest,
  { user, factor }: FoundCodeFactor,
): Promise<string> {
  await request.read(inputSchema);
  const code = createCode();
  const message = { to: `+${factor.phone}`, text: factorText(code) };
  await sendSms(context, request, { userId: user.id, message });
  return code;
}
