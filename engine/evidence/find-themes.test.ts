import { describe, expect, it } from 'vitest';
import { content, knowledge } from '../../tests/helpers/engine.ts';
import { tagPhrases } from '../../tests/quality/tag-phrases.ts';
import { createThemeFinder } from './find-themes.ts';

const { sources, themes } = content;
const { findThemes } = knowledge.themes;

describe('the themes of the corpus in what people type', () => {
  it('finds the right theme for at least 97 of 100 phrases, slang included', () => {
    const missed = tagPhrases.filter(([phrase = '', tag = '']) => !findThemes(phrase).includes(tag));
    expect(tagPhrases.length).toBeGreaterThanOrEqual(200);
    const tooMany = missed.length > tagPhrases.length * 0.03;
    expect({ missed, tooMany }).toMatchObject({ tooMany: false });
  });

  it('puts the right theme first or second nearly always', () => {
    const early = tagPhrases.filter(([phrase = '', tag = '']) =>
      findThemes(phrase).slice(0, 2).includes(tag),
    );
    expect(early.length / tagPhrases.length).toBeGreaterThanOrEqual(0.93);
  });

  it('finds no theme for what the corpus does not know', () => {
    const strangers = [
      'Neymar na Copa',
      'Nubank',
      'visto americano',
      'BBB 26',
      'asdf qwer',
      'final da Libertadores de 1998',
      'constructor',
      '',
    ];
    expect(strangers.filter((text) => findThemes(text).length > 0)).toEqual([]);
  });

  it('reads the same word by its sense: país, IA, bebê', () => {
    expect(findThemes('morar em outro país')).not.toContain('parentalidade');
    expect(findThemes('eu ia começar segunda')).not.toContain('ia');
    expect(findThemes('quem bebe cerveja')).not.toContain('maternidade');
  });

  it('tells apart words that only share a stem', () => {
    expect(findThemes('pelé')).not.toContain('pele');
    expect(findThemes('corredor polonês')).not.toContain('automotivo');
    expect(findThemes('dizer a verdade')).not.toContain('desenvolvimento pessoal');
  });

  it('needs a word, or two hints', () => {
    const finder = createThemeFinder([
      { name: 'sono', isBroad: true, words: ['dormir'], hints: ['cama', 'noite'] },
    ]);
    expect(finder.findThemes('durmo mal')).toEqual(['sono']);
    expect(finder.findThemes('cama nova')).toEqual([]);
    expect(finder.findThemes('noite na cama')).toEqual(['sono']);
    expect(finder.isBroad('sono')).toBe(true);
  });

  it('are known for every source', () => {
    const known = new Set(themes.map(({ name }) => name));
    expect([...new Set(sources.flatMap(({ tags }) => tags))].filter((tag) => !known.has(tag))).toEqual([]);
  });
});
