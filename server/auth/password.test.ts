import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordCorrect, requireAcceptablePassword } from './password.ts';

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

async function measure(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
