import { expect, it } from 'vitest';
import {
  contractPreposition,
  definiteArticle,
  demonstrativeOf,
  indefiniteArticle,
  type Preposition,
  pronounOf,
} from './contract-preposition.ts';

const table: readonly (readonly [Preposition, string])[] = [
  ['de', 'do da dos das'],
  ['em', 'no na nos nas'],
  ['a', 'ao à aos às'],
  ['por', 'pelo pela pelos pelas'],
  ['pra', 'pro pra pros pras'],
  ['para', 'para o|para a|para os|para as'],
  ['com', 'com o|com a|com os|com as'],
];

it.each(table)('joins "%s" with the four articles', (preposition, expected) => {
  const joined = (['o', 'a', 'os', 'as'] as const).map((article) =>
    contractPreposition(preposition, article),
  );
  expect(joined).toEqual(expected.split(expected.includes('|') ? '|' : ' '));
});

it('agrees articles, demonstratives and pronouns', () => {
  const all = (['m', 'f'] as const).flatMap((gender) =>
    (['s', 'p'] as const).map((number) =>
      [
        definiteArticle(gender, number),
        indefiniteArticle(gender, number),
        demonstrativeOf(gender, number),
        pronounOf(gender, number),
      ].join(' '),
    ),
  );
  expect(all).toEqual(['o um esse ele', 'os uns esses eles', 'a uma essa ela', 'as umas essas elas']);
  expect([demonstrativeOf('f', 's', 'de'), demonstrativeOf('m', 'p', 'em')]).toEqual(['dessa', 'nesses']);
});
