import { describe, expect, it } from 'vitest';
import type { Script } from '../../../shared/busca-referencias.ts';
import { copyTextOf, copyTextOfAll, scriptParts } from './script-parts.ts';

const section = (name: string, reference: string) => ({
  instruction: `Faça ${name}`,
  argument_with_authority: `Diga ${name}`,
  reference,
});
const script: Script = {
  hook: 'A calça que não fecha',
  context: section('contexto', 'Hall 2019, https://doi.org/10.1016/j.cmet.2019.05.008'),
  development: [section('um', 'Pontzer 2016'), section('dois', ''), section('três', 'Foster 2012')],
  closing: { ...section('fim', ''), argument_with_authority: '' },
  justification: 'Abre com uma cena.',
};

describe('scriptParts', () => {
  it('has the seven sections in speaking order', () => {
    expect(scriptParts(script).map((part) => part.title)).toEqual([
      'Gancho',
      'Contexto',
      'Desenvolvimento 1',
      'Desenvolvimento 2',
      'Desenvolvimento 3',
      'Fechamento',
      'Justificativa',
    ]);
  });
});

describe('the copied text', () => {
  const [hook, context, , second, , closing] = scriptParts(script);

  it('ends with the source where the section has one', () => {
    expect(context && copyTextOf(context)).toBe(
      'Faça contexto\n\nDiga contexto\n\nFonte: Hall 2019, https://doi.org/10.1016/j.cmet.2019.05.008',
    );
  });

  it('has no source line and no gap where the section has none', () => {
    expect(hook && copyTextOf(hook)).toBe('A calça que não fecha');
    expect(second && copyTextOf(second)).toBe('Faça dois\n\nDiga dois');
    expect(closing && copyTextOf(closing)).toBe('Faça fim');
  });

  it('holds every section under its title when all is copied', () => {
    const all = copyTextOfAll(scriptParts(script));
    expect(all.startsWith('GANCHO\nA calça que não fecha\n\n\nCONTEXTO\nFaça contexto')).toBe(true);
    expect(all.endsWith('JUSTIFICATIVA\nAbre com uma cena.')).toBe(true);
    expect(all.match(/^Fonte: /gmu)).toHaveLength(3);
  });
});
