import { expect, it } from 'vitest';
import { content, engine } from '../../tests/helpers/engine.ts';
import { writeOutlineScript } from './write-outline-script.ts';

const outline = [
  'Começa assim.',
  'Conta uma coisa.',
  'Mostra outra.',
  'Responde.',
  'Repara nisto.',
  'Fecha.',
];

it('begins and ends as the outline does, and leaves what is said to the creator', () => {
  const script = writeOutlineScript('O gancho.', { outline });
  expect(script).toMatchObject({ hook: 'O gancho.', context: { instruction: 'Começa assim.' } });
  expect(script?.development.map(({ instruction }) => instruction)).toEqual(outline.slice(1, 4));
  expect(script?.closing).toEqual({
    instruction: 'Fecha.',
    argument_with_authority: '',
    reference: '',
    short: '',
    sentences: [],
  });
});

it('is none for an outline of fewer parts than a script has', () =>
  expect(writeOutlineScript('O gancho.', { outline: outline.slice(2) })).toBeNull());

it('is given for every kind that has general ideas', () => {
  const without = content.kinds
    .filter(({ questions }) => questions.length > 0)
    .filter(
      ({ label }) =>
        engine.writeCheckedScript({
          hook: 'O gancho.',
          topic: null,
          reading: null,
          materials: [],
          kindLabel: label,
        }).script === null,
    );
  expect(without.map(({ key }) => key)).toEqual([]);
});
