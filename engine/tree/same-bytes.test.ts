import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hooksOf } from '../../shared/hook-tree.ts';
import { content } from '../../tests/helpers/engine.ts';
import { answered } from '../../tests/helpers/small-content.ts';
import type { Card } from '../content.ts';
import { generateTree } from './generate-tree.ts';

function dump(cards: readonly Card[]): string {
  return JSON.stringify(
    cards.map((card) => {
      const reading = answered(card.name, [card]);
      const first = generateTree({ reading });
      const used = new Set(first?.questions.flatMap((block) => hooksOf(block).map(({ hook }) => hook)));
      return [first, generateTree({ reading, used })];
    }),
  );
}

test('a second run gives the same bytes', () => {
  const some = content.cards.slice(0, 12);
  expect(dump(some)).toBe(dump(some));
});

/** What the model wrote is found again by the engine's version: when this hash moves for another reason than content, the version moves. */
test('every run on every machine gives the same bytes', () => {
  expect(createHash('sha256').update(dump(content.cards)).digest('hex')).toMatchSnapshot();
});
