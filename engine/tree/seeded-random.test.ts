import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCodeUnits, createRandom, hashText, shuffled } from './seeded-random.ts';

test('the same seed gives the same numbers, another seed gives others', () => {
  const draw = (seed: number) =>
    Array.from(
      { length: 20 },
      (
        (random) => () =>
          random.below(1000)
      )(createRandom(seed)),
    );
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('numbers stay below their limit and reach all of it', () => {
  const random = createRandom(1);
  const seen = new Set(Array.from({ length: 400 }, () => random.below(7)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('shuffling loses and adds nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0 }), (items, seed) => {
      const byValue = (left: number, right: number) => left - right;
      expect(shuffled(items, createRandom(seed)).sort(byValue)).toEqual([...items].sort(byValue));
    }),
  );
});

test('the hash tells accents and order apart, and fits in 53 bits', () => {
  expect(hashText('pão')).not.toBe(hashText('pao'));
  expect(hashText('ab')).not.toBe(hashText('ba'));
  expect(Number.isSafeInteger(hashText('emagrecer na academia'))).toBe(true);
});

test('texts are ordered by code unit, whatever the locale', () => {
  expect(['é', 'z', 'a'].sort(compareCodeUnits)).toEqual(['a', 'z', 'é']);
});
