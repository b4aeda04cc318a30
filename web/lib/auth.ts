import type { AuthClient, Session } from '@supabase/auth-js';
import { isSessionArriving } from './arrival/arrival.ts';
import { isOffline } from './connection.ts';
import { isExpired, readKeptSession } from './kept-session.ts';
import { getRuntimeConfig } from './runtime-config.ts';

type Client = InstanceType<typeof AuthClient>;

let client: Promise<Client> | undefined;
const patienceMilliseconds = 4_000;

/** The account service of this environment. Its code comes with the first call, after the first screen is drawn. */
export function getAuthClient(): Promise<Client> {
  client ??= import('./auth-client.ts')
    .then(({ startAuthClient }) => startAuthClient(getRuntimeConfig()))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

/**
 * The session to go by when a screen opens: one that is still arriving in the address (Google, a mail link) is waited for, and one
 * whose token is over is renewed first. Without a connection the kept one stands: what it opens is in this browser anyway.
 */
export async function findSession(): Promise<Session | null> {
  const kept = readKeptSession();
  const isArriving = isSessionArriving();
  if (kept && !isArriving && (isOffline() || !isExpired(kept, Date.now()))) return kept;
  if (!kept && !isArriving && isOffline()) return null;
  const renewed = getAuthClient().then(async (auth) => (await auth.getSession()).data.session);
  // A renewal that failed for want of an answer leaves the kept session where it is; one that was refused removes it.
  const answered = renewed.then((session) => session ?? readKeptSession());
  return kept && !isArriving ? Promise.race([answered, waitFor(patienceMilliseconds, kept)]) : answered;
}

/** Whether the account service could not be reached, and so refused nothing. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthRetryableFetchError';
}

function waitFor<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}
