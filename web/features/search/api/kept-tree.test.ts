import { expect, it } from 'vitest';
import { plainBlock as block } from '../../../../tests/helpers/plain-block.ts';
import { keptTreesSchema } from './kept-tree.ts';

const row = {
  id: 'f5a1c1a0-6f0e-4b5e-9a51-0d2f4b6f7a10',
  topic: 'Luto',
  variant: 0,
  engine: 'embedded-4',
  questions: [block, block, block, block],
  written_from: { source: 'card', name: null },
  created_at: '2026-11-25T12:00:00Z',
};
const care = 'O CVV conversa no 188, de graça, 24 horas.';

it('a kept tree says where help is, as it did when it was new', () =>
  expect(keptTreesSchema.parse([{ ...row, care }])[0]?.data.care).toBe(care));

it('a tree kept before that was noted says nothing of help', () =>
  expect(keptTreesSchema.parse([row])[0]?.data.care).toBeNull());
