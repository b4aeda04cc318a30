import { expect, test } from 'vitest';
import { monthLater } from './month-later.ts';

test.each([
  [new Date(2026, 10, 22), new Date(2026, 11, 22)],
  [new Date(2026, 11, 31), new Date(2027, 0, 31)],
  [new Date(2027, 0, 31), new Date(2027, 1, 28)],
  [new Date(2028, 0, 30), new Date(2028, 1, 29)],
])('a month after %s', (date, expected) => {
  expect(monthLater(date)).toEqual(expected);
});
