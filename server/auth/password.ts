import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import { BulkheadRejectedError, bulkhead, TaskCancelledError } from 'cockatiel';
import { AuthError } from './auth-error.ts';

const minimumPasswordCharacters = 6;
/** bcrypt reads no further: two longer passwords with the same start would be one password. */
const maximumPasswordBytes = 72;
const cost = 10;

/** How many may wait for their turn: a few seconds' work, and a third of the requests that a process takes at once. */
export const mostWaitingPasswords = 100;

/**
 * One core is left for everything else, and threads too: access tokens are verified in the same pool, behind whatever waits
 * there.
 */
const hashing = bulkhead(Math.max(1, availableParallelism() - 1), mostWaitingPasswords);

/** Throws `over_request_rate_limit` where too many wait already, `request_timeout` for a client that left before its turn. */
async function whenThereIsRoom<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  try {
    return await hashing.execute(work, signal);
  } catch (error) {
    if (error instanceof BulkheadRejectedError)
      throw new AuthError('over_request_rate_limit', { retryAfterSeconds: 2 });
    if (error instanceof TaskCancelledError) throw new AuthError('request_timeout', { status: 408 });
    throw error;
  }
}

/** The hash of a password nobody knows, compared when there is no account, so that the time does not tell. */
const nobodysHash = '$2b$10$sq3TJXweFuFCVZ7W0qu29eiw1oLbLactrYEi/5Ia1Ui47FoSQxTBu';

/** Passes a new password that the policy allows; throws `validation_failed` when too long, `weak_password` when too short. */
export function requireAcceptablePassword(password: string): string {
  if (Buffer.byteLength(password) > maximumPasswordBytes) {
    throw new AuthError('validation_failed', {
      message: `Password cannot be longer than ${maximumPasswordBytes} bytes`,
    });
  }
  if ([...password].length < minimumPasswordCharacters) {
    throw new AuthError('weak_password', {
      message: `Password should be at least ${minimumPasswordCharacters} characters.`,
      weakPassword: { reasons: ['length'] },
    });
  }
  return password;
}

/**
 * bcrypt on the thread pool, never on the event loop. Call it outside a transaction: it takes a twentieth of a second.
 * `signal` is aborted when nobody waits for it any more.
 */
export function hashPassword(password: string, signal?: AbortSignal): Promise<string> {
  return whenThereIsRoom(() => hash(password, { cost }), signal);
}

/** Whether the password fits the stored hash; as slow for an account without password, or no account, as for a wrong one. */
export async function isPasswordCorrect(
  password: string,
  storedHash: string | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const hasPassword = storedHash !== null && storedHash !== '';
  const fits = await whenThereIsRoom(() => verify(password, hasPassword ? storedHash : nobodysHash), signal);
  return hasPassword && fits && Buffer.byteLength(password) <= maximumPasswordBytes;
}
