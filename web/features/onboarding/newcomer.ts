import { getProfile } from './api/get-profile.ts';
import { isLeadOf } from './lead-mark.ts';

let latest: { userId: string; isNewcomer: boolean } | null = null;

/**
 * Asks whether the person has no profile yet. One whose lead was told in this visit has one by then, and still is a newcomer
 * until the telephone is saved: a reload must not end the second step.
 */
export async function readIsNewcomer(userId: string): Promise<boolean> {
  const profile = await getProfile(userId);
  const isNewcomer = profile === null || (profile.phone === null && isLeadOf(userId));
  latest = { userId, isNewcomer };
  return isNewcomer;
}

/** The last answer of `readIsNewcomer`; undefined while this person was not asked about. */
export function knownNewcomer(userId: string | undefined): boolean | undefined {
  return latest?.userId === userId ? latest?.isNewcomer : undefined;
}
