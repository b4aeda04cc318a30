import { expect, it } from 'vitest';
import { cardOf, questionOf } from '../tests/helpers/small-content.ts';
import { findRepeats } from './find-repeats.ts';

const withHooks = (...texts: string[]) =>
  cardOf('café', {
    questions: [
      { ...questionOf('fazer', 'Como?'), hooks: texts.map((text) => ({ mechanism: 'cena' as const, text })) },
    ],
  });

it('names hooks that begin alike, and those that share four words', () => {
  expect(findRepeats(withHooks('Olha o coador sujo.', 'Olha o pó que sobrou.'))).toEqual([
    '“olha o …” stands in “Olha o coador sujo.” and in “Olha o pó que sobrou.”. Say one of them in another way.',
  ]);
  expect(findRepeats(withHooks('A água no pó fresco ferve.', 'Joga a água no pó fresco.'))).toHaveLength(2);
  expect(findRepeats(withHooks('A água ferve.', 'O pó é velho.'))).toEqual([]);
});
