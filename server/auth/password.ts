import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import { bulkhead, TaskCancelledError } from 'cockatiel';
import { AuthError } from './auth-error.ts';

const minimumPasswordCharacters = 6;
/** bcrypt reads no further: two longer passwords with the same start would be one password. */
const maximumPasswordBytes = 72;
const cost = 10;

/** How many calls may be busy with a password: a few seconds' work, and a third of the requests that a process takes at once. */
export const mostPasswordsAtOnce = 100;

/**
 * One core is left for everything else, and threads too: access tokens are verified in the same pool, behind whatever waits
 * there.
 */
const hashing = bulkhead(Math.max(1, availableParallelism() - 1), Number.POSITIVE_INFINITY);
let placesTaken = 0;

/**
 * Runs what leads up to a password being hashed. Throws `over_request_rate_limit` where too many calls are busy with that already,
 * before any of it: nothing is counted as a guess that was never looked at.
 */
export async function takePasswordPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  if (placesTaken >= mostPasswordsAtOnce)
    throw new AuthError('over_request_rate_limit', { retryAfterSeconds: 2 });
  placesTaken += 1;
  try {
    return await work();
  } finally {
    placesTaken -= 1;
  }
}

/** Throws `request_timeout` for a client that left before its turn. */
async function inTurn<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  try {
    return await hashing.execute(work, signal);
  } catch (error) {
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
 * bcrypt on the thread pool, never on the event loop. Call it outside a transaction and, for whoever is not an administrator,
 * within `takePasswordPlace`: it takes a twentieth of a second, and as much for each of those before it. `signal` is aborted
 * when nobody waits for it any more.
 */
export function hashPassword(password: string, signal?: AbortSignal): Promise<string> {
  return inTurn(() => hash(password, { cost }), signal);
}

/** Whether the password fits the stored hash; as slow for an account without password, or no account, as for a wrong one. */
export async function isPasswordCorrect(
  password: string,
  storedHash: string | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const hasPassword = storedHash !== null && storedHash !== '';
  const fits = await inTurn(() => verify(password, hasPassword ? storedHash : nobodysHash), signal);
  return hasPassword && fits && Buffer.byteLength(password) <= maximumPasswordBytes;
}
