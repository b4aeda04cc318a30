import { expect, it } from 'vitest';
import type { Material } from '../../../shared/busca-referencias.ts';
import type { ScriptPart } from './script-parts.ts';
import { writeCaption } from './write-caption.ts';

const part = (id: string, change: Partial<ScriptPart>): ScriptPart => ({
  id,
  title: id,
  text: '',
  argument: '',
  reference: '',
  seconds: 5,
  isCut: false,
  ...change,
});
const parts = [
  part('gancho', { text: 'Seu bolo solou?' }),
  part('contexto', { text: 'Olha pra câmera.', argument: 'Foi o forno frio.', reference: 'repertório' }),
  part('desenvolvimento-2', {
    argument: 'Dez padeiros testaram.',
    reference: 'Silva (2020). Fornos frios. https://e.org',
  }),
  part('fechamento', { argument: 'Acende antes.' }),
  part('justificativa', { text: 'Porque sim.', seconds: null }),
];
const material = { title: 'Fornos frios', year: 2020, source: 'https://e.org' } as Material;
const unused = { title: 'Farinha', year: 2011, source: 'https://f.org' } as Material;

it('has the hook, the answer, what to do, and the sources that the script rests on', () => {
  expect(writeCaption(parts, [material, unused])).toBe(
    'Seu bolo solou?\n\nFoi o forno frio.\n\nAcende antes.\n\nFonte:\nFornos frios, 2020, https://e.org',
  );
});

it('names no source of a part that is left out', () => {
  const cut = parts.map((one) => (one.id === 'desenvolvimento-2' ? { ...one, isCut: true } : one));
  expect(writeCaption(cut, [material])).toBe('Seu bolo solou?\n\nFoi o forno frio.\n\nAcende antes.');
});
