import { expect, test } from 'vitest';
import { monthLater } from './month-later.ts';

const seconds = (date: string) => Date.parse(date) / 1000;

test.each([
  ['2026-11-22T10:00:00Z', '2026-12-22T10:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-01-31T23:59:59Z'],
  ['2027-01-31T00:00:00Z', '2027-02-28T00:00:00Z'],
  ['2028-01-30T10:00:00Z', '2028-02-29T10:00:00Z'],
])('a month after %s is %s', (date, expected) => {
  expect(monthLater(seconds(date))).toBe(seconds(expected));
});
