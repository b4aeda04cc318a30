import type { Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { isExpired, isSecondFactorPending } from './kept-session.ts';

function sessionOf(level: string, factorStatus: 'verified' | 'unverified' | null): Session {
  const payload = Buffer.from(JSON.stringify({ aal: level, name: 'João >>>' })).toString('base64url');
  const factors = factorStatus === null ? [] : [{ id: 'f', status: factorStatus, factor_type: 'totp' }];
  const user = { id: 'u', factors };
  return { access_token: `e30.${payload}.x`, expires_at: 1_000, user } as unknown as Session;
}

describe('a session that the browser keeps', () => {
  it('still owes its second factor when it has one and showed the password alone', () => {
    expect(isSecondFactorPending(sessionOf('aal1', 'verified'))).toBe(true);
    expect(isSecondFactorPending(sessionOf('aal2', 'verified'))).toBe(false);
    expect(isSecondFactorPending(sessionOf('aal1', 'unverified'))).toBe(false);
    expect(isSecondFactorPending(sessionOf('aal1', null))).toBe(false);
  });

  it('is over from the second that its token ends', () => {
    expect(isExpired(sessionOf('aal1', null), 999_999)).toBe(false);
    expect(isExpired(sessionOf('aal1', null), 1_000_000)).toBe(true);
  });
});
