import { createHash, randomBytes, randomInt } from 'node:crypto';
import { firstRow, type Transaction } from '../db/database.ts';
import type { Claim } from './claim.ts';
import { isPhone } from './contact.ts';
import type { Metadata } from './user-metadata.ts';

/** What a code or link proves; the names are the columns in which older versions of the schema kept them. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'
  | 'phone_change_token';

const mailedCodeSeconds = 3600;
const textedCodeSeconds = 60;
/** So many wrong codes make a token worthless. */
const mostWrongCodes = 5;

/** Two ways to say the same thing: a long token for a link, six digits for a person. */
export interface OneTimeSecret {
  linkToken: string;
  code: string;
}

export interface OneTimeTokenRow {
  id: string;
  user_id: string;
  token_type: TokenType;
  token_hash: string;
  relates_to: string;
  /** What the account gets when this confirms it. */
  password_hash: string | null;
  metadata: Metadata;
}

/** A link asked for with a code challenge says so by its prefix: it leads to an auth code instead of a session. */
export const pkcePrefix = 'pkce_';

export function createOneTimeSecret({ isPkce }: { isPkce: boolean }): OneTimeSecret {
  const token = randomBytes(28).toString('hex');
  return {
    linkToken: isPkce ? `${pkcePrefix}${token}` : token,
    code: createCode(),
  };
}

/** Six digits for a person to type. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

interface NewOneTimeToken {
  userId: string;
  type: TokenType;
  /** The address or number it was sent to. */
  relatesTo: string;
  secret: OneTimeSecret;
  /** What the account gets when this confirms it. */
  claim: Claim;
  now: Date;
}

/** Stores a token in place of the person's earlier one of its type. */
export async function storeOneTimeToken(transaction: Transaction, token: NewOneTimeToken): Promise<void> {
  const { userId, type, relatesTo, secret, claim, now } = token;
  await transaction.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to, created_at, updated_at,
       password_hash, metadata)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8::jsonb)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash,
       relates_to = excluded.relates_to, wrong_codes = 0, created_at = excluded.created_at, updated_at = excluded.updated_at,
       password_hash = excluded.password_hash, metadata = excluded.metadata`,
    [
      userId,
      type,
      digest(secret.linkToken),
      digestCode(secret.code, { type, relatesTo }),
      relatesTo,
      now.toISOString(),
      claim.passwordHash,
      JSON.stringify(claim.metadata),
    ],
  );
}

/** False when another request spent it first, or a newer one took its place in the same row. */
export async function deleteOneTimeToken(
  transaction: Transaction,
  { id, token_hash: tokenHash }: OneTimeTokenRow,
): Promise<boolean> {
  const sql = 'delete from auth.one_time_tokens where id = $1 and token_hash = $2';
  return (await transaction.query(sql, [id, tokenHash])).count > 0;
}

/** The token of a link, if it lives. */
export async function findTokenByLink(
  transaction: Transaction,
  linkToken: string,
  now: Date,
): Promise<OneTimeTokenRow | null> {
  return firstRow(
    await transaction.query<OneTimeTokenRow>(`${selectLive} and token_hash = $2`, [
      oldest(now, mailedCodeSeconds),
      digest(linkToken),
    ]),
  );
}

interface ShownCode {
  userId: string;
  types: readonly TokenType[];
  code: string;
  /** The address or number that it was sent to. */
  relatesTo: string;
  now: Date;
}

/**
 * The person's token of one of these types that a code fits. A wrong code counts against every one of them, so this must be
 * committed whatever comes of it. Lock the person first.
 */
export async function findTokenByCode(
  transaction: Transaction,
  { userId, types, code, relatesTo, now }: ShownCode,
): Promise<OneTimeTokenRow | null> {
  const seconds = isPhone(relatesTo) ? textedCodeSeconds : mailedCodeSeconds;
  const { rows } = await transaction.query<OneTimeTokenRow & { code_hash: string | null }>(
    `${selectLive} and user_id = $2 and token_type = any($3) and relates_to = $4 and wrong_codes < $5`,
    [oldest(now, seconds), userId, types, relatesTo, mostWrongCodes],
  );
  const fitting = rows.find(
    (row) => row.code_hash === digestCode(code, { type: row.token_type, relatesTo: row.relates_to }),
  );
  if (fitting !== undefined) return fitting;
  await transaction.query(
    'update auth.one_time_tokens set wrong_codes = wrong_codes + 1 where user_id = $1 and token_type = any($2)',
    [userId, types],
  );
  return null;
}

const selectLive = `select id, user_id, token_type, token_hash, relates_to, code_hash, password_hash, metadata
  from auth.one_time_tokens where created_at > $1`;

function oldest(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1000).toISOString();
}

/** Makes these tokens of the person worthless; all of them without `types`. */
export async function clearOneTimeTokens(
  transaction: Transaction,
  userId: string,
  types: readonly TokenType[] | null = null,
): Promise<void> {
  await transaction.query(
    'delete from auth.one_time_tokens where user_id = $1 and ($2::text[] is null or token_type = any($2))',
    [userId, types],
  );
}

function digestCode(code: string, { type, relatesTo }: { type: TokenType; relatesTo: string }): string {
  return digest(`${type}:${relatesTo}:${code}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
