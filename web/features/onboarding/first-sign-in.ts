import type { User } from '@supabase/auth-js';

const turnOfTheMinute = 5_000;

/**
 * True when the account was created and last signed in to within the same minute. A few seconds across the turn of a
 * minute count as one: the server writes the two one after the other.
 */
export function isFirstSignIn({
  created_at,
  last_sign_in_at,
}: Pick<User, 'created_at' | 'last_sign_in_at'>): boolean {
  if (!last_sign_in_at) return true;
  const created = Date.parse(created_at);
  const signedIn = Date.parse(last_sign_in_at);
  return minuteOf(created) === minuteOf(signedIn) || Math.abs(signedIn - created) <= turnOfTheMinute;
}

function minuteOf(time: number): number {
  return Math.floor(time / 60_000);
}
