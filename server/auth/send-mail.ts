import { asAccountService } from '../db/roles.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Proof } from './account-mails.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { OneTimeSecret } from './one-time-tokens-table.ts';
import { giveBackTurn, takeTurn, tooSoon } from './rate-limits.ts';
import { redirectTarget } from './redirect-target.ts';

const secondsBetweenMails = 60;

/** What a mail is for: of each, one a minute to an address. */
type MailKind = 'signup' | 'invite' | 'recovery' | 'email_change' | 'reauthentication';

/**
 * Sends a mail, at most one of its kind a minute to its address, whether or not an account is behind it: nothing else would
 * keep that from showing. Store what the mail leads to only afterwards: then nothing is half done when it did not leave.
 * Throws 429 `over_email_send_rate_limit` or 422 `email_send_failed`.
 */
export async function sendMail(
  context: AuthContext,
  request: AuthRequest,
  { kind, mails }: { kind: MailKind; mails: readonly Mail[] },
): Promise<void> {
  const { database, mailer, log } = context;
  const bucket = `mail:${kind}:${mails[0]?.to ?? ''}`;
  const wait = await asAccountService(database, (transaction) =>
    takeTurn(transaction, { bucket, capacity: 1, seconds: secondsBetweenMails }, request.now),
  );
  if (wait > 0) throw tooSoon('over_email_send_rate_limit', wait);
  try {
    for (const mail of mails) await mailer.send(mail);
  } catch (error) {
    log.error({ err: error, kind }, 'a mail could not be sent');
    await asAccountService(database, (transaction) => giveBackTurn(transaction, bucket));
    throw new AuthError('email_send_failed');
  }
}

/** The ways of verification that a link names. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

/** The link and the code of a secret; the link comes back to where the request asked for, if that is ours. */
export function proofOf(
  context: AuthContext,
  { query }: AuthRequest,
  { secret, type }: { secret: OneTimeSecret; type: LinkType },
): Proof {
  const redirectTo = redirectTarget(context.publicUrl, query.get('redirect_to'));
  return buildProof(context, { secret, type, redirectTo });
}

/** The same for a link that comes back to `redirectTo`, an address of ours. */
export function buildProof(
  { publicUrl }: AuthContext,
  { secret, type, redirectTo }: { secret: OneTimeSecret; type: LinkType; redirectTo: string },
): Proof {
  const parameters = new URLSearchParams({ token: secret.linkToken, type, redirect_to: redirectTo });
  return { url: `${publicUrl}/auth/v1/verify?${parameters}`, code: secret.code };
}
