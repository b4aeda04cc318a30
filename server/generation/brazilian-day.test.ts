import { describe, expect, it } from 'vitest';
import { secondsToBrazilianTomorrow, toBrazilianDay } from './brazilian-day.ts';

describe('the day of Brasília', () => {
  it.each([
    ['2026-11-23T02:59:59Z', '2026-11-22', 1],
    ['2026-11-23T03:00:00Z', '2026-11-23', 24 * 3600],
    ['2026-11-23T15:00:00.500Z', '2026-11-23', 12 * 3600],
    ['2027-01-01T02:30:00Z', '2026-12-31', 1800],
  ])('at %s is %s, and the next one is %i seconds away', (moment, day, seconds) => {
    expect(toBrazilianDay(new Date(moment))).toBe(day);
    expect(secondsToBrazilianTomorrow(new Date(moment))).toBe(seconds);
  });
});
