import { describe, expect, it } from 'vitest';
import { type Consent, consentSchema, createConsent, isStanding } from './consent.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const accepted = createConsent('accepted', day('2026-03-10'));

describe('a choice about being measured', () => {
  it('says what, when and about which words', () => {
    expect(accepted).toEqual({ choice: 'accepted', chosenAt: '2026-03-10T12:00:00.000Z', version: 1 });
    expect(consentSchema.safeParse(accepted).success).toBe(true);
  });

  it.each([
    ['2026-03-10', true],
    ['2027-03-09', true],
    ['2027-03-10', false],
    ['2029-01-01', false],
    // The clock was wrong by hours then, or by years.
    ['2026-03-09', true],
    ['2025-12-01', false],
  ])('on %s stands: %s', (today, stands) => {
    expect(isStanding(accepted, day(today))).toBe(stands);
    expect(isStanding({ ...accepted, choice: 'refused' }, day(today))).toBe(stands);
  });

  it('is asked again when it was about other words', () => {
    const older: Consent = { ...accepted, version: 0 };
    expect(isStanding(older, day('2026-03-11'))).toBe(false);
  });
});
