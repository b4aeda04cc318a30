import { asAccountService } from '../db/roles.ts';
import type { Sms } from '../sms/sms-sender.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { giveBackTurn, takeTurn, tooSoon } from './rate-limits.ts';

/**
 * Sends a text that a person asked for: one a minute to a number, and five in five minutes for one person, whatever the numbers,
 * because each costs money. Throws 429 `over_sms_send_rate_limit` or 422 `sms_send_failed`.
 */
export async function sendSms(
  { database, sms, log }: AuthContext,
  { now }: AuthRequest,
  { userId, message }: { userId: string; message: Sms },
): Promise<void> {
  const limits = [
    { bucket: `sms:person:${userId}`, capacity: 5, seconds: 300 },
    { bucket: `sms:number:${message.to}`, capacity: 1, seconds: 60 },
  ];
  await asAccountService(database, async (transaction) => {
    for (const limit of limits) {
      const wait = await takeTurn(transaction, limit, now);
      // The throw gives back the turn that was taken before.
      if (wait > 0) throw tooSoon('over_sms_send_rate_limit', wait);
    }
  });
  try {
    await sms.send(message);
  } catch (error) {
    log.error({ err: error }, 'a text could not be sent');
    await asAccountService(database, async (transaction) => {
      for (const { bucket } of limits) await giveBackTurn(transaction, bucket);
    });
    throw new AuthError('sms_send_failed');
  }
}
