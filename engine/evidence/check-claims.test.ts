import { describe, expect, it } from 'vitest';
import { content } from '../../tests/helpers/engine.ts';
import { checkMaterial, checkMaterialSet, checkSentence } from './check-claims.ts';
import { toClaimSource } from './claim-source.ts';
import { readNumbers } from './read-numbers.ts';
import type { Source } from './source-schema.ts';
import { toMaterial } from './to-material.ts';

const { sources } = content;

const blocking = (findings: { blocks: boolean }[]) => findings.filter((finding) => finding.blocks);

function getSource(id: string): Source {
  const source = sources.find((candidate) => candidate.id === id);
  if (!source) throw new Error(`no source ${id}`);
  return source;
}

/** Every way to change one digit of a text by one, skipping the year's own first digits. */
function changeDigits(text: string): string[] {
  return [...text.matchAll(/\d/g)].map(({ 0: digit, index }) => {
    const other = String((Number(digit) + 3) % 10);
    return text.slice(0, index) + other + text.slice(index + 1);
  });
}

describe('planted faults', () => {
  it('catches at least 95 of 100 changed digits in summaries and arguments', () => {
    let planted = 0;
    const missed: string[] = [];
    for (const source of sources) {
      const claimSource = toClaimSource(source);
      for (const field of ['summary', 'argument_1', 'argument_2', 'argument_3'] as const) {
        const material = toMaterial(source, 'hook');
        for (const changed of changeDigits(material[field])) {
          planted++;
          const findings = checkSentence({ sentence: changed, source: claimSource });
          if (blocking(findings).length === 0) missed.push(`${source.id}: ${changed}`);
        }
      }
    }
    expect(planted).toBeGreaterThan(4000);
    const examples = missed.slice(0, 20);
    expect({ examples, enough: missed.length <= planted * 0.05 }).toMatchObject({ enough: true });
  });

  it('catches every exchanged link', () => {
    const caught = sources.filter((source, place) => {
      const other = sources[(place + 101) % sources.length] ?? source;
      const material = {
        ...toMaterial(source, 'hook'),
        source: `${toMaterial(other, 'hook').source || 'https://example.org'}?x=${place}`,
      };
      return checkMaterial({ material, source }).some(({ check, blocks }) => check === 'address' && blocks);
    });
    expect(caught).toHaveLength(sources.length);
  });

  it('catches a field in English or Spanish', () => {
    const [source] = sources;
    if (!source) throw new Error('empty corpus');
    const english = {
      ...toMaterial(source, 'hook'),
      argument_1: 'People who were in the group ate more than those in the other.',
    };
    const spanish = {
      ...toMaterial(source, 'hook'),
      summary: 'Los participantes fueron más rápidos y los otros son más lentos.',
    };
    for (const material of [english, spanish]) {
      expect(
        checkMaterial({ material, source }).some(({ check, blocks }) => check === 'language' && blocks),
      ).toBe(true);
    }
  });

  it('catches an invented source and a work shown twice', () => {
    const [first] = sources;
    if (!first) throw new Error('empty corpus');
    const material = toMaterial(first, 'hook');
    const invented = { ...material, title: 'A fonte que ninguém escreveu' };
    expect(checkMaterialSet({ materials: [invented], sources })[0]).toMatchObject({
      check: 'known-source',
      blocks: true,
    });
    expect(checkMaterialSet({ materials: [material, material], sources })).toContainEqual({
      check: 'distinct',
      blocks: true,
      quote: material.title,
    });
  });

  it('catches a body that the source does not name, a dropped caveat and a made-up quote', () => {
    const source = getSource('hall-2019-ultraprocessados');
    const material = toMaterial(source, 'hook');
    const checksOf = (change: object) =>
      blocking(checkMaterial({ material: { ...material, ...change }, source }));
    expect(checksOf({ authority: 'Ensaio clínico da Universidade de Oxford, de 2019.' })).toContainEqual({
      check: 'named-authority',
      blocks: true,
      quote: 'Oxford',
    });
    expect(checksOf({ caveat: '' })).toMatchObject([{ check: 'caveat' }]);
    expect(checksOf({ excerpt: 'Ultra-processed food is poison.' })).toMatchObject([{ check: 'verbatim' }]);
    expect(checksOf({ argument_1: 'Os autores disseram “isto muda o mundo inteiro”.' })).toMatchObject([
      { check: 'verbatim' },
    ]);
  });

  it('only warns of a cause claimed from what was merely observed', () => {
    const source = getSource('pontzer-2016-gasto-limitado');
    const findings = checkSentence({
      sentence: 'O exercício causa um gasto total de energia maior.',
      source,
    });
    expect(findings).toContainEqual({ check: 'causal-verb', blocks: false, quote: 'causa' });
  });
});

describe('numbers in Portuguese', () => {
  const values = (text: string) =>
    readNumbers(text).map(({ value, isPercent }) => (isPercent ? `${value}%` : value));

  it.each([
    ['2.081 kcal', [2081]],
    ['0,4%', ['0.4%']],
    ['126 mil pessoas', [126_000]],
    ['3 milhões de casas', [3_000_000]],
    ['1,5 bilhão', [1_500_000_000]],
    ['metade das pessoas', ['50%']],
    ['o dobro do risco', [2]],
    ['cento e sessenta universitárias', [160]],
    ['trinta por cento', ['30%']],
    ['três em cada dez', ['30%', 3, 10]],
    ['R$ 1.000,50', [1000.5]],
  ])('reads %s', (text, expected) => {
    expect(values(text)).toEqual(expect.arrayContaining(expected));
  });

  it('lets a rounded number pass within five per cent, and no further', () => {
    const source = getSource('hall-2019-ultraprocessados');
    const check = (sentence: string) => blocking(checkSentence({ sentence, source }));
    expect(check('Comeram cerca de 500 kcal a mais por dia.')).toEqual([]);
    expect(check('Comeram 500 kcal a mais por dia.')).not.toEqual([]);
    expect(check('Comeram cerca de 600 kcal a mais por dia.')).not.toEqual([]);
  });

  it('does not take a share for a count', () => {
    const source = getSource('hall-2019-ultraprocessados');
    expect(blocking(checkSentence({ sentence: 'O ganho foi de 20%.', source }))).not.toEqual([]);
  });
});
