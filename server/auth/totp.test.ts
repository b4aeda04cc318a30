import { TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createTotpSecret, findAcceptedStep, toTotpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('the codes of an authenticator app', () => {
  // The last six digits of the values in appendix B.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('are those of RFC 6238 at %i seconds', (seconds, code, step) => {
    expect(findAcceptedStep({ secret, lastStep: null }, code, at(seconds))).toBe(step);
  });

  it('are right one step early or late, and no further', () => {
    const now = at(1_800_000_015);
    const stepOf = (ahead: number) => {
      const token = new TOTP({ secret }).generate({ timestamp: now.getTime() + ahead * 30_000 });
      return findAcceptedStep({ secret, lastStep: null }, token, now);
    };
    expect([-2, -1, 0, 1, 2].map(stepOf)).toEqual([null, 59_999_999, 60_000_000, 60_000_001, null]);
  });

  it('are accepted once, and none older than the last', () => {
    const isAccepted = (lastStep: number) =>
      findAcceptedStep({ secret, lastStep }, '081804', at(1_111_111_109)) !== null;
    expect([37_037_035, 37_037_036, 37_037_037].map(isAccepted)).toEqual([true, false, false]);
  });

  it('are six digits, and nothing near it', () => {
    for (const code of ['', '287 082', '0287082', '87082', '28708Z', '２８７０８２']) {
      expect(findAcceptedStep({ secret, lastStep: null }, code, at(59)), code).toBeNull();
    }
  });

  it('come out of an address that names the site and the person, with 160 bits that nobody else has', () => {
    const own = createTotpSecret();
    expect(own).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(own);
    const read = URI.parse(
      toTotpUri({ secret: own, issuer: 'fisga.example:3000', label: 'ana+1@example.com' }),
    );
    expect(read).toMatchObject({
      issuer: 'fisga.example:3000',
      label: 'ana+1@example.com',
      period: 30,
      digits: 6,
    });
    expect(read.secret.base32).toBe(own);
  });
});
