import { AuthError } from '../auth-error.ts';

const secondsOf: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** Until when somebody is banned: "24h", "1h30m" from `now`; null for "none". Throws `validation_failed`. */
export function readBanDuration(text: string, now: Date): Date | null {
  if (text === 'none') return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([hms])/gu)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) {
    throw new AuthError('validation_failed', {
      message: 'Invalid format for ban duration: use "24h" or "none"',
    });
  }
  const seconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (secondsOf[unit ?? ''] ?? 0),
    0,
  );
  return new Date(now.getTime() + seconds * 1000);
}
