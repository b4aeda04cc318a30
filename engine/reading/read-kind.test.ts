import { describe, expect, it } from 'vitest';
import { kindOf } from '../../tests/helpers/small-content.ts';
import type { LexiconEntry } from '../content.ts';
import { createKindReader } from './read-kind.ts';
import { createVerbReader } from './read-verb.ts';

const entry = (lemma: string, ...kinds: string[]): LexiconEntry => ({
  lemma,
  gender: 'm',
  number: 's',
  kinds,
});

const read = createKindReader({
  kinds: ['prato', 'doce', 'bicho', 'sintoma', 'lugar', 'negocio', 'pessoa'].map((key) => kindOf(key)),
  lexicon: [
    entry('pão', 'prato'),
    entry('pão de mel', 'doce', 'prato'),
    entry('galinha', 'bicho', 'prato'),
    entry('avô', 'pessoa'),
    entry('avó', 'lugar'),
    entry('jeito'),
  ],
  readVerb: createVerbReader([
    { infinitive: 'abater', kinds: ['negocio'], family: null },
    { infinitive: 'escolher', kinds: [], family: 'decisao' },
  ]),
});
const keysOf = (topic: string) => read(topic).map(({ key }) => key);

describe('the kind of a topic', () => {
  it('is that of its noun, in singular and plural, with and without accents', () => {
    expect(keysOf('pão de queijo')).toEqual(['prato']);
    expect(keysOf('pães que não crescem')).toEqual(['prato']);
    expect(keysOf('pao velho')).toEqual(['prato']);
  });

  it('is that of the longest name that stands there', () => {
    expect(keysOf('pão de mel da tia')).toEqual(['doce', 'prato']);
  });

  it('may be several of the head, and none of its complements', () => {
    expect(keysOf('galinha')).toEqual(['bicho', 'prato']);
    expect(keysOf('galinha com pão de mel')).toEqual(['bicho', 'prato']);
    expect(keysOf('jeito de fazer galinha')).toEqual(['bicho', 'prato']);
  });

  it('keeps apart what an accent tells apart', () => {
    expect(keysOf('meu avô')).toEqual(['pessoa']);
    expect(keysOf('minha avó')).toEqual(['lugar']);
  });

  it('is told by what is said of the noun before the noun itself', () => {
    expect(keysOf('dor no pescoço da galinha')[0]).toBe('sintoma');
    expect(keysOf('montar uma loja de pão')[0]).toBe('negocio');
    expect(keysOf('abater galinha')).toEqual(['negocio', 'bicho', 'prato']);
    expect(keysOf('abatendo galinha')[0]).toBe('negocio');
    expect(keysOf('escolher galinha')).toEqual(['bicho', 'prato']);
  });

  it('is none where no word is known, or only one that is no topic of its own', () => {
    expect(keysOf('xablau')).toEqual([]);
    expect(keysOf('jeito')).toEqual([]);
  });
});
