import { expect, test } from 'vitest';
import type { TreeEvent } from '../../../shared/generate-hooks.ts';
import { addToTree, type WrittenTree } from './written-tree.ts';

const start: TreeEvent = { type: 'question-start', index: 1, question: 'Como dormir?' };
const hook = (place: number, text: string): TreeEvent => ({
  type: 'hook-add',
  index: 1,
  place,
  hook: text,
  mechanism: 'cena',
});

test('hooks take their places under their question, in any order', () => {
  const events = [start, hook(2, 'Terceiro.'), hook(0, 'Primeiro.')];
  const tree = events.reduce<WrittenTree>(addToTree, []);
  expect(tree).toEqual([null, { question: 'Como dormir?', hooks: ['Primeiro.', null, 'Terceiro.', null] }]);
});

test('a hook without its question, and the end, change nothing', () => {
  const tree: WrittenTree = [];
  expect(addToTree(tree, hook(0, 'Sozinho.'))).toBe(tree);
  const end: TreeEvent = {
    type: 'tree-error',
    status: 502,
    body: { error: 'Não deu.', code: 'generation_failed' },
  };
  expect(addToTree(tree, end)).toBe(tree);
});

test('a whole block stands for what came of it before', () => {
  const block = {
    question: 'Como dormir bem?',
    hook_1: 'Um.',
    hook_2: 'Dois.',
    hook_3: 'Três.',
    hook_4: 'Quatro.',
    hook_1_mechanism: 'cena',
    hook_2_mechanism: 'erro',
    hook_3_mechanism: 'mito',
    hook_4_mechanism: 'loop',
  } as const;
  const tree = [
    start,
    hook(0, 'Outro.'),
    { type: 'question-add', index: 1, block } as const,
  ].reduce<WrittenTree>(addToTree, []);
  expect(tree[1]).toEqual({ question: 'Como dormir bem?', hooks: ['Um.', 'Dois.', 'Três.', 'Quatro.'] });
});
