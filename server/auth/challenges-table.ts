import { createHash, timingSafeEqual } from 'node:crypto';
import { firstRow, type Transaction } from '../db/database.ts';
import type { Client } from './auth-context.ts';
import { toInet } from './inet.ts';

const challengeSeconds = 300;
/** The column takes no null; this is what networks call no address in particular. */
const unknownAddress = '0.0.0.0';

/** One question for a factor's code. */
export interface ChallengeRow {
  id: string;
  created_at: Date;
  is_used: boolean;
  is_same_address: boolean;
  code_hash: string | null;
}

interface NewChallenge {
  id: string;
  factorId: string;
  client: Client;
  /** The code that was sent; null when the person's own device makes it. */
  code: string | null;
  now: Date;
}

/** Asks, and forgets what was asked of this factor more than a day ago. */
export async function createChallenge(transaction: Transaction, challenge: NewChallenge): Promise<void> {
  const { id, factorId, client, code, now } = challenge;
  await transaction.query(
    `delete from auth.mfa_challenges where factor_id = $1 and created_at < $2::timestamptz - interval '1 day'`,
    [factorId, now.toISOString()],
  );
  await transaction.query(
    `insert into auth.mfa_challenges (id, factor_id, ip_address, code_hash, created_at) values ($1, $2, $3, $4, $5)`,
    [
      id,
      factorId,
      toInet(client.address) ?? unknownAddress,
      code === null ? null : digest(id, code),
      now.toISOString(),
    ],
  );
}

/** A challenge of this factor, compared with the address that shows it; null when there is none. */
export async function getChallenge(
  transaction: Transaction,
  { id, factorId, client }: { id: string; factorId: string; client: Client },
): Promise<ChallengeRow | null> {
  return firstRow(
    await transaction.query<ChallengeRow>(
      `select id, created_at, verified_at is not null as is_used, ip_address = $3::inet as is_same_address, code_hash
       from auth.mfa_challenges where id = $1 and factor_id = $2`,
      [id, factorId, toInet(client.address) ?? unknownAddress],
    ),
  );
}

/** When a challenge made at this time can no longer be answered. */
export function challengeEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + challengeSeconds * 1000);
}

/** Whether this is the code that was sent. */
export function isSentCode({ id, code_hash: hash }: ChallengeRow, code: string): boolean {
  if (hash === null) return false;
  const [shown, sent] = [Buffer.from(digest(id, code)), Buffer.from(hash)];
  return shown.length === sent.length && timingSafeEqual(shown, sent);
}

export async function setChallengeUsed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
}

export async function deleteChallenge(transaction: Transaction, id: string): Promise<void> {
  await transaction.query('delete from auth.mfa_challenges where id = $1', [id]);
}

function digest(challengeId: string, code: string): string {
  return createHash('sha256').update(`${challengeId}:${code}`).digest('hex');
}
