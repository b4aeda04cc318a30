import { expect, it } from 'vitest';
import { toPortugueseNumbers } from './english-numbers.ts';
import { readNumbers } from './read-numbers.ts';

it.each([
  ['2,081 adults slept 0.4 hours less', [2081, 0.4]],
  ['a mean of 1,234.5 kcal', [1234.5]],
  ['p < .05 in 71 percent', [0.05, 71]],
  ['twelve weeks, twenty-four sessions', [12, 24]],
  ['one in five women and 3 out of 10 men', [20, 30]],
  ['two-thirds of the sample; half of them', [200 / 3, 50]],
  ['3.5 million people, 126 thousand of them children', [3_500_000, 126_000]],
  ['the risk doubled', [2]],
  ['nobody, one of them, no number', []],
])('reads %j in Portuguese', (text, values) => {
  const read = readNumbers(toPortugueseNumbers(text)).map(({ value }) => value);
  // Parts are read besides: "3 em cada 10" holds a 3 and a 10.
  expect(read).toEqual(expect.arrayContaining(values));
  if (values.length === 0) expect(read).toEqual([]);
});

it('takes no year for the whole of a share', () => {
  expect(readNumbers(toPortugueseNumbers('we asked 508 in 2019')).map(({ value }) => value)).toEqual([
    508, 2019,
  ]);
});
