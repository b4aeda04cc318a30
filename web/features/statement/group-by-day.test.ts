import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';
import type { Movement } from './movement.ts';

const now = new Date(2026, 2, 1, 10);
const movement = (id: number, at: Date): Movement => ({
  id,
  at,
  entry: 'reserve',
  bucket: 'free',
  delta: -1,
  balanceAfter: 3,
  kind: null,
  subject: null,
});

test('days of the calendar, not of 24 hours, the newest first', () => {
  const days = groupByDay(
    [
      movement(5, new Date(2026, 2, 1, 9)),
      movement(4, new Date(2026, 2, 1, 0, 1)),
      movement(3, new Date(2026, 1, 28, 23, 59)),
      movement(2, new Date(2026, 1, 27, 12)),
      movement(1, new Date(2025, 1, 27, 12)),
    ],
    now,
  );
  expect(days.map(({ title, movements }) => [title, movements.map(({ id }) => id)])).toEqual([
    ['Hoje', [5, 4]],
    ['Ontem', [3]],
    ['27\u00a0de fevereiro de 2026', [2]],
    ['27\u00a0de fevereiro de 2025', [1]],
  ]);
});
