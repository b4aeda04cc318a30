import { expect, it } from 'vitest';
import { parseForeignNames } from './parse-foreign-names.ts';

const parse = (text: string) =>
  parseForeignNames({ path: 'content/foreign-names.tsv', text }, new Set(['bolo', 'luto']));

it('reads the English and the Spanish wordings of a card', () => {
  expect(parse('bolo\tcake | how to make a cake\tpastel\n\nluto\tgrief\tel duelo')).toEqual({
    names: [
      { slug: 'bolo', wordings: ['cake', 'how to make a cake', 'pastel'] },
      { slug: 'luto', wordings: ['grief', 'el duelo'] },
    ],
    problems: [],
  });
});

it('says in which line a column is missing, or the card is unknown', () => {
  const { names, problems } = parse('bolo\tcake\nlua\tmoon\tluna\nluto\tgrief\t \nbolo\ta\tb\tc');
  expect(names).toEqual([]);
  expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 "bolo\tcake" has no three columns',
    '2 unknown card "lua"',
    '3 "luto\tgrief\t " has no three columns',
    '4 "bolo\ta\tb\tc" has no three columns',
  ]);
});
