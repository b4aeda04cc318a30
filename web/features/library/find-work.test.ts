import { expect, it } from 'vitest';
import { findWork } from './find-work.ts';

const works = ['Café faz mal?', 'Dormir melhor', 'como dormir cedo'].map((text, place) => ({
  id: String(place),
  text,
  variant: 0,
  writtenFrom: null,
  createdAt: new Date(0),
}));
const found = (typed: string) => findWork(works, typed).map(({ text }) => text);

it('finds words in any order, with or without accents', () => {
  expect(found('CAFE')).toEqual(['Café faz mal?']);
  expect(found('dormir')).toEqual(['Dormir melhor', 'como dormir cedo']);
  expect(found(' cedo   dorm')).toEqual(['como dormir cedo']);
  expect(found('  ')).toHaveLength(3);
  expect(found('(.*')).toEqual([]);
});
