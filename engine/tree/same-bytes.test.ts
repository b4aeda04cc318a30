import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';
import { topics } from '../../tests/quality/topics.ts';

const { generateTree } = engine;

function dump(topics: readonly string[]): string {
  return JSON.stringify(topics.map((topic) => [0, 1, 2].map((variant) => generateTree({ topic, variant }))));
}

test('a second run gives the same bytes', () => {
  const some = topics.slice(0, 12);
  expect(dump(some)).toBe(dump(some));
});

/** Stored trees are found again by topic and variant: when this hash moves, `engineVersion` moves with it. */
test('every run on every machine gives the same bytes', () => {
  expect(createHash('sha256').update(dump(topics)).digest('hex')).toMatchSnapshot();
});
