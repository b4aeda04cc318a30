import { expect, test } from 'vitest';
import { readBanDuration } from './ban-duration.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['24h', '2026-11-23T12:00:00.000Z'],
  ['1h30m', '2026-11-22T13:30:00.000Z'],
  ['0.5h', '2026-11-22T12:30:00.000Z'],
  ['90s', '2026-11-22T12:01:30.000Z'],
])('%s ends at %s', (text, expected) => {
  expect(readBanDuration(text, now)?.toISOString()).toBe(expected);
});

test('none ends the ban', () => {
  expect(readBanDuration('none', now)).toBeNull();
});

test.each(['', '24', 'h', '1d', '1h x', '-1h'])('%j is refused', (text) => {
  expect(() => readBanDuration(text, now)).toThrow(/ban duration/);
});
