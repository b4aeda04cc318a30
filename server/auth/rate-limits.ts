import { type Database, firstRow, type Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { AuthError } from './auth-error.ts';

/** `capacity` turns at once, and as many again spread over `seconds`. */
export interface TurnLimit {
  bucket: string;
  capacity: number;
  seconds: number;
}

/** Takes a turn, or answers the whole seconds until there is one. */
export async function takeTurn(
  transaction: Pick<Transaction, 'query'>,
  limit: TurnLimit,
  now: Date,
): Promise<number> {
  return readWait(transaction, 'private.take_turn($1, $2, $3, $4)', [
    limit.bucket,
    limit.capacity,
    limit.capacity / limit.seconds,
    now.toISOString(),
  ]);
}

/** Gives a turn back that came to nothing. */
export async function giveBackTurn(transaction: Transaction, bucket: string): Promise<void> {
  await transaction.query('update private.rate_limits set level = greatest(0, level - 1) where bucket = $1', [
    bucket,
  ]);
}

/** `free` attempts at once, then waits that double up to `longestSeconds`. */
export interface SecretLimit {
  bucket: string;
  free: number;
  longestSeconds: number;
}

/** Guesses at a code sent to an address, whatever it is for: ten, then ever fewer, down to one an hour. */
export function codeLimit(sentTo: string): SecretLimit {
  return { bucket: `code:${sentTo}`, free: 10, longestSeconds: 3600 };
}

/**
 * Guesses at a second factor's code: five, then waits that double, down to one in six hours. With three codes right at any time
 * that is some twenty guesses in the first day and four in each after it: one chance in 16,000, and in 80,000.
 */
export function factorLimit(factorId: string): SecretLimit {
  return { bucket: `factor:${factorId}`, free: 5, longestSeconds: 21_600 };
}

/**
 * Notes an attempt at a secret in a transaction of its own, so that it counts whatever comes of it and however many are made
 * at once. Throws 429 while the bucket is closed. Call `forgiveAttempts` when the secret was right.
 */
export async function requireAttempt(
  database: Database,
  limits: readonly SecretLimit[],
  now: Date,
): Promise<void> {
  const wait = await asAccountService(database, async (transaction) => {
    let longest = 0;
    for (const { bucket, free, longestSeconds } of limits) {
      const seconds = await readWait(transaction, 'private.try_secret($1, $2, $3, $4)', [
        bucket,
        free,
        longestSeconds,
        now.toISOString(),
      ]);
      longest = Math.max(longest, seconds);
    }
    return longest;
  });
  if (wait > 0) throw tooSoon('over_request_rate_limit', wait);
}

/** A secret was right: what was tried before it is forgotten. */
export async function forgiveAttempts(transaction: Transaction, buckets: readonly string[]): Promise<void> {
  await transaction.query('delete from private.secret_attempts where bucket = any($1)', [buckets]);
}

/** 429 in the contract's words. */
export function tooSoon(
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
  seconds: number,
): AuthError {
  return new AuthError(code, {
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  });
}

async function readWait(
  transaction: Pick<Transaction, 'query'>,
  call: string,
  parameters: readonly unknown[],
): Promise<number> {
  const row = firstRow(await transaction.query<{ wait: number }>(`select ${call} as wait`, parameters));
  return Math.ceil(row?.wait ?? 0);
}
