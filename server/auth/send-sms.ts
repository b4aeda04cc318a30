import { z } from 'zod';
import { asAccountService } from '../db/roles.ts';
import type { Sms } from '../sms/sms-sender.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { giveBackTurn, type TurnLimit, takeTurn, tooSoon } from './rate-limits.ts';

/** Both reach the number by the one sender there is. */
export const channelField = z.enum(['', 'sms', 'whatsapp']).nullish();

interface OutgoingSms {
  /** Who is signed in and asked for it; null for anybody. */
  userId: string | null;
  message: Sms;
}

/**
 * Sends a text that somebody asked for, and answers its id. Each costs money, so: one a minute to a number, five in five minutes
 * for one person whatever the numbers, and so many an hour for all who are not signed in.
 * Throws 429 `over_sms_send_rate_limit` or 422 `sms_send_failed`.
 */
export async function sendSms(
  { database, sms, smsPerHour, log }: AuthContext,
  { now }: AuthRequest,
  { userId, message }: OutgoingSms,
): Promise<string> {
  const limits: TurnLimit[] = [
    // Counted apart, or strangers could keep a person's second factor from reaching them.
    { bucket: `sms:${userId === null ? 'anybody' : 'person'}:${message.to}`, capacity: 1, seconds: 60 },
    userId === null
      ? { bucket: 'sms:anybody', capacity: smsPerHour, seconds: 3600 }
      : { bucket: `sms:person:${userId}`, capacity: 5, seconds: 300 },
  ];
  await asAccountService(database, async (transaction) => {
    for (const limit of limits) {
      const wait = await takeTurn(transaction, limit, now);
      // The throw gives back the turn that was taken before.
      if (wait > 0) throw tooSoon('over_sms_send_rate_limit', wait);
    }
  });
  try {
    return await sms.send(message);
  } catch (error) {
    log.error({ err: error }, 'a text could not be sent');
    await asAccountService(database, async (transaction) => {
      for (const { bucket } of limits) await giveBackTurn(transaction, bucket);
    });
    throw new AuthError('sms_send_failed');
  }
}
