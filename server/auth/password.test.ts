import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  isPasswordCorrect,
  mostPasswordsAtOnce,
  requireAcceptablePassword,
  takePasswordPlace,
} from './password.ts';

describe('requireAcceptablePassword', () => {
  it('counts characters for the least and bytes for the most', () => {
    expect(requireAcceptablePassword('çãéíõü')).toBe('çãéíõü');
    expect(requireAcceptablePassword('a'.repeat(72))).toHaveLength(72);
    expect(() => requireAcceptablePassword('ççç')).toThrow(
      expect.objectContaining({ code: 'weak_password', status: 422, weakPassword: { reasons: ['length'] } }),
    );
    expect(() => requireAcceptablePassword('ç'.repeat(37))).toThrow(
      expect.objectContaining({ code: 'validation_failed', status: 400 }),
    );
  });
});

describe('isPasswordCorrect', () => {
  it('tells the right password from a wrong one', async () => {
    const stored = await hashPassword('segredo-1');
    expect(stored).toMatch(/^\$2[aby]\$10\$/);
    expect(await isPasswordCorrect('segredo-1', stored)).toBe(true);
    expect(await isPasswordCorrect('segredo-2', stored)).toBe(false);
  });

  it('refuses a longer password that starts with the whole right one', async () => {
    const longest = 'x'.repeat(72);
    const stored = await hashPassword(longest);
    expect(await isPasswordCorrect(longest, stored)).toBe(true);
    expect(await isPasswordCorrect(`${longest}anything`, stored)).toBe(false);
  });

  it('works as hard for nobody as for somebody, and says no', async () => {
    const stored = await hashPassword('segredo-1');
    const real = await measure(() => isPasswordCorrect('segredo-2', stored));
    const absent = await measure(() => isPasswordCorrect('segredo-2', null));
    expect(await isPasswordCorrect('segredo-2', null)).toBe(false);
    expect(await isPasswordCorrect('', '')).toBe(false);
    expect(absent).toBeGreaterThan(real / 3);
  });
});

describe('takePasswordPlace', () => {
  it('turns away whom it has no place for before their work begins, and gives each place back', async () => {
    const begun: number[] = [];
    const asked = await Promise.allSettled(
      Array.from({ length: mostPasswordsAtOnce + 5 }, (_, count) =>
        takePasswordPlace(async () => {
          begun.push(count);
          if (count === 0) throw new Error('of its own');
          return isPasswordCorrect('segredo-1', null);
        }),
      ),
    );
    expect(begun).toHaveLength(mostPasswordsAtOnce);
    expect(asked.slice(mostPasswordsAtOnce)).toEqual(
      Array.from({ length: 5 }, () => ({
        status: 'rejected',
        reason: expect.objectContaining({
          code: 'over_request_rate_limit',
          status: 429,
          retryAfterSeconds: 2,
        }),
      })),
    );
    expect(await takePasswordPlace(async () => 'room again')).toBe('room again');
  });
});

describe('a password whose turn has not come', () => {
  it('is passed over once nobody waits for it', async () => {
    const leaving = new AbortController();
    const before = Array.from({ length: 20 }, () => isPasswordCorrect('segredo-1', null));
    const gone = Array.from({ length: 20 }, () => isPasswordCorrect('segredo-1', null, leaving.signal));
    const left = Promise.all(
      gone.map((each) => expect(each).rejects.toMatchObject({ code: 'request_timeout', status: 408 })),
    );
    leaving.abort();
    expect(await Promise.all(before)).toEqual(before.map(() => false));
    await left;
    await expect(hashPassword('segredo-1', leaving.signal)).rejects.toMatchObject({
      code: 'request_timeout',
    });
  });
});

async function measure(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
