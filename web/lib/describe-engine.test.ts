import { expect, test } from 'vitest';
import { describeEngine } from './describe-engine.ts';

test('a tree says who wrote it', () => {
  expect(describeEngine('embedded-2')).toBe('Escrito pelo motor da Fisga.');
  expect(describeEngine('openai/gpt-5')).toBe(
    'Escrito pela inteligência artificial gpt-5, revisado pelo motor da Fisga.',
  );
  expect(describeEngine('openai-compatible/meta/llama + embedded-2')).toBe(
    'Escrito pela inteligência artificial meta/llama, revisado e completado pelo motor da Fisga.',
  );
});
