import type { Session } from '@supabase/auth-js';
import { readStored, removeStored } from './storage.ts';

/** Where the account client keeps the session. */
export const sessionKey = 'fisga-session';

/** The session as this browser keeps it, without asking anyone whether it still holds; null when there is none. */
export function readKeptSession(): Session | null {
  const stored = readStored('local', sessionKey);
  return isSession(stored) ? stored : null;
}

/** Whether its access token is over, so that the account service must be asked for another. */
export function isExpired({ expires_at }: Session, now: number): boolean {
  return (expires_at ?? 0) * 1000 <= now;
}

/** Whether the person signed in, but has a second factor that this session has not shown. */
export function isSecondFactorPending({ access_token, user }: Session): boolean {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  return hasFactor && levelOf(access_token) === 'aal1';
}

/** Forgets the stored session without telling the account service: for an account that is no more. Load a page afterwards. */
export function forgetSession(): void {
  removeStored('local', sessionKey);
}

// The account client wrote it and reads it the same way; this only keeps nonsense out.
function isSession(stored: unknown): stored is Session {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('access_token' in stored && typeof stored.access_token === 'string')) return false;
  if (!('user' in stored && typeof stored.user === 'object' && stored.user !== null)) return false;
  return 'id' in stored.user && typeof stored.user.id === 'string';
}

/** What the token says of how its holder signed in; the server alone decides what that opens. */
function levelOf(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return null;
  }
}
