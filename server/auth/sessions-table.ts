import { firstRow, type Transaction } from '../db/database.ts';
import type { Client } from './auth-context.ts';
import { toInet } from './inet.ts';

type AssuranceLevel = 'aal1' | 'aal2' | 'aal3';

export interface SessionRow {
  id: string;
  user_id: string;
  aal: AssuranceLevel;
  not_after: Date | null;
  /** How it was authenticated, newest first; unix seconds. */
  amr: { method: string; timestamp: number }[];
}

/** `amr` methods of the contract that this service knows. */
export const authenticationMethods = [
  'password',
  'otp',
  'oauth',
  'sso/saml',
  'anonymous',
  'totp',
  'mfa/phone',
  'mfa/webauthn',
] as const;
export type AuthenticationMethod = (typeof authenticationMethods)[number];

const longestUserAgent = 500;

/** Creates a session that was authenticated by `method`, and returns its id. */
export async function createSession(
  transaction: Transaction,
  {
    userId,
    method,
    client,
    now,
  }: { userId: string; method: AuthenticationMethod; client: Client; now: Date },
): Promise<string> {
  const created = await transaction.query<{ id: string }>(
    `insert into auth.sessions (user_id, created_at, updated_at, user_agent, ip) values ($1, $2, $2, $3, $4)
     returning id`,
    [userId, now.toISOString(), client.userAgent?.slice(0, longestUserAgent) ?? null, toInet(client.address)],
  );
  const session = firstRow(created);
  if (session === null) throw new Error('The database gave no id for a new session.');
  await transaction.query(
    `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method) values ($1, $2, $2, $3)`,
    [session.id, now.toISOString(), method],
  );
  return session.id;
}

/** By id; null when it has ended. */
export async function getSession(transaction: Transaction, id: string): Promise<SessionRow | null> {
  const result = await transaction.query<SessionRow>(
    'select s.id, s.user_id, s.aal, s.not_after, private.amr_of(s.id) as amr from auth.sessions s where s.id = $1',
    [id],
  );
  return firstRow(result);
}

/** Whether the person is signed in from this address. */
export async function hasSessionFrom(
  transaction: Transaction,
  userId: string,
  address: string | null,
): Promise<boolean> {
  const ip = toInet(address);
  if (ip === null) return false;
  const sql = 'select 1 from auth.sessions where user_id = $1 and ip = $2 limit 1';
  return (await transaction.query(sql, [userId, ip])).rows.length > 0;
}

/** Notes that the session was used, from where. */
export async function touchSession(
  transaction: Transaction,
  id: string,
  client: Client,
  now: Date,
): Promise<void> {
  await transaction.query(
    'update auth.sessions set refreshed_at = $2, updated_at = $2, user_agent = $3, ip = $4 where id = $1',
    [id, now.toISOString(), client.userAgent?.slice(0, longestUserAgent) ?? null, toInet(client.address)],
  );
}

export const signOutScopes = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

/** Ends sessions of a person, and with them their refresh tokens: all, `sessionId` alone, or all but `sessionId`. */
export async function endSessions(
  transaction: Transaction,
  { userId, sessionId, scope }: { userId: string; sessionId: string; scope: SignOutScope },
): Promise<void> {
  await transaction.query(
    `delete from auth.sessions
     where user_id = $1 and ($3 = 'global' or ($3 = 'local' and id = $2) or ($3 = 'others' and id <> $2))`,
    [userId, sessionId, scope],
  );
}

/** Ends every session of a person, whoever asks. */
export async function endAllSessions(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query('delete from auth.sessions where user_id = $1', [userId]);
}
