import { describe, expect, it } from 'vitest';
import type { Script } from '../../../shared/busca-referencias.ts';
import { planScript } from '../../../shared/plan-script.ts';
import { copyTextOf, copyTextOfAll, scriptParts } from './script-parts.ts';

const section = (name: string, reference: string) => ({
  instruction: `Faça ${name}`,
  argument_with_authority: `Diga ${name} ${'bem devagar '.repeat(14).trim()}`,
  reference,
  short: `Só ${name}`,
  sentences: [],
});
const script: Script = {
  hook: 'A calça que não fecha',
  context: section('contexto', 'Hall 2019, https://doi.org/10.1016/j.cmet.2019.05.008'),
  development: [section('um', 'Pontzer 2016'), section('dois', ''), section('três', 'Foster 2012')],
  closing: { ...section('fim', ''), argument_with_authority: '' },
  justification: 'Abre com uma cena.',
  checks: null,
};
const whole = scriptParts(script, planScript(script, { length: null, pace: 'natural' }));
const inThirtySeconds = scriptParts(script, planScript(script, { length: 30, pace: 'calmo' }));

describe('scriptParts', () => {
  it('has the seven sections in speaking order', () => {
    expect(whole.map((part) => part.title)).toEqual([
      'Gancho',
      'Contexto',
      'Desenvolvimento 1',
      'Desenvolvimento 2',
      'Desenvolvimento 3',
      'Fechamento',
      'Justificativa',
    ]);
  });

  it('times what is said, and only that', () => {
    expect(whole.map(({ seconds }) => seconds !== null)).toEqual([true, true, true, true, true, true, false]);
  });

  it('says in a short video what the plan leaves of it', () => {
    const [, context, first] = inThirtySeconds;
    expect(context?.argument).toBe('Só contexto');
    expect(first?.argument).toMatch(/^Diga um/);
  });

  it('keeps a section that is left out readable', () => {
    const plan = planScript(script, { length: null, pace: 'natural' });
    const out = plan.parts.map((part) =>
      part.id === 'contexto' ? { ...part, form: 'out' as const, text: '', seconds: 0 } : part,
    );
    const [, context] = scriptParts(script, { ...plan, parts: out });
    expect(context).toMatchObject({ isCut: true, argument: script.context.argument_with_authority });
  });
});

describe('the copied text', () => {
  const [hook, context, , second, , closing] = whole;

  it('ends with the source where the section has one', () => {
    expect(context && copyTextOf(context)).toMatch(
      /^Faça contexto\n\nDiga contexto .*\n\nFonte: Hall 2019, https:\/\/doi\.org\/10\.1016\/j\.cmet\.2019\.05\.008$/,
    );
  });

  it('has no source line and no gap where the section has none', () => {
    expect(hook && copyTextOf(hook)).toBe('A calça que não fecha');
    expect(second && copyTextOf(second)).toMatch(/^Faça dois\n\nDiga dois [^\n]*$/);
    expect(closing && copyTextOf(closing)).toBe('Faça fim');
  });

  it('holds every section under its title when all is copied, with sources only when asked for', () => {
    const all = copyTextOfAll(whole, { withSources: true });
    expect(all.startsWith('GANCHO\nA calça que não fecha\n\n\nCONTEXTO\nFaça contexto')).toBe(true);
    expect(all.endsWith('JUSTIFICATIVA\nAbre com uma cena.')).toBe(true);
    expect(all.match(/^Fonte: /gmu)).toHaveLength(3);
    expect(copyTextOfAll(whole, { withSources: false })).not.toContain('Fonte: ');
  });

  it('leaves out what the video has no room for', () => {
    const cut = inThirtySeconds.map((part) => (part.id === 'contexto' ? { ...part, isCut: true } : part));
    expect(copyTextOfAll(cut, { withSources: true })).not.toContain('CONTEXTO');
  });
});
