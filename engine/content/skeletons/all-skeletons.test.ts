import { expect, test } from 'vitest';
import { mechanisms } from '../../../shared/mechanisms.ts';
import { compileSkeleton } from '../../tree/fill-skeleton.ts';
import { allSkeletons } from './all-skeletons.ts';

test.each(mechanisms)('%s has enough skeletons', (mechanism) => {
  const count = allSkeletons.filter((skeleton) => skeleton.mechanism === mechanism).length;
  expect(count).toBeGreaterThanOrEqual(mechanism === 'pergunta' ? 10 : 40);
});

test('every template is well formed and every id is its own', () => {
  for (const skeleton of allSkeletons) compileSkeleton(skeleton);
  expect(new Set(allSkeletons.map(({ id }) => id)).size).toBe(allSkeletons.length);
  expect(new Set(allSkeletons.map(({ template }) => template)).size).toBe(allSkeletons.length);
});

test('no two skeletons open with the same two fixed words', () => {
  const openings = allSkeletons.flatMap(({ template }) => {
    const fixed = template.slice(0, template.indexOf('{')).match(/[\p{L}\d-]+/gu) ?? [];
    return fixed.length < 2 ? [] : [fixed.slice(0, 2).join(' ').toLowerCase()];
  });
  const repeated = openings.filter((opening, place) => openings.indexOf(opening) !== place);
  expect(repeated).toEqual([]);
});

test('each one holds a content filler that is more than a single object', () => {
  for (const { template } of allSkeletons) {
    const slots = [...template.matchAll(/\{([\p{L}.]+)(?::[^|}]*)?\}/gu)].map(([, name]) => name);
    const hasLong = slots.some((name) => name && !['object', 't', 'v', 'o'].includes(name));
    expect(hasLong || template.match(/\{object/gu)?.length !== 1, template).toBe(true);
  }
});
