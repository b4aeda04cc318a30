import { expect, it } from 'vitest';
import { parseLexicon } from './parse-lexicon.ts';

const parse = (text: string) =>
  parseLexicon({ path: 'content/lexicon/comida.tsv', text }, new Set(['doce', 'prato']));

it('reads nouns with gender, number and kinds', () => {
  expect(parse('pão de mel\tm\ts\tdoce/prato\n\nóculos\tm\tp\t-\ndentista\tc\ts\t-\n')).toEqual({
    entries: [
      { lemma: 'pão de mel', gender: 'm', number: 's', kinds: ['doce', 'prato'] },
      { lemma: 'óculos', gender: 'm', number: 'p', kinds: [] },
      { lemma: 'dentista', gender: 'c', number: 's', kinds: [] },
    ],
    problems: [],
  });
});

it('says in which line a column is missing, or the kind is unknown', () => {
  const { entries, problems } = parse(
    'bolo\tm\ts\nbolo\tn\ts\t-\nbolo\tm\t2\t-\nbolo\tm\ts\tbolos\n\tm\ts\t-',
  );
  expect(entries).toEqual([]);
  expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 "bolo\tm\ts" is no entry',
    '2 "bolo\tn\ts\t-" is no entry',
    '3 "bolo\tm\t2\t-" is no entry',
    '4 unknown kind "bolos"',
    '5 "\tm\ts\t-" is no entry',
  ]);
});
