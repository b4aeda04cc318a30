import { expect, it } from 'vitest';
import { treeSources } from '../../shared/tree-sources.ts';
import { describeTreeSource, isCharged } from './describe-tree-source.ts';

const read = (source: (typeof treeSources)[number], name: string | null) => {
  const described = describeTreeSource({ source, name });
  return described && described.text + described.name;
};

it('names what a free tree was written from', () => {
  expect(read('larger-card', 'Chá de panela')).toBe('O mais perto que tenho: Chá de panela');
  expect(read('larger-card', null)).toBe('O mais perto que tenho');
  expect(read('told', null)).toBe('Escrito com o que você contou');
  expect(read('kind', 'um prato')).toBe('Ideias gerais sobre um prato');
  expect(read('kind', null)).toBe('Ideias gerais');
});

it('says it of just the trees that no credit paid for', () => {
  for (const source of treeSources) expect(read(source, null) === null).toBe(isCharged(source));
});
