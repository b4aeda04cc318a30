import { describe, expect, it } from 'vitest';
import type { Material } from '../../shared/busca-referencias.ts';
import { engine, queryOf } from '../../tests/helpers/engine.ts';
import { extractMaterial } from '../evidence/extract-material.ts';
import { type FoundWork, toFoundClaimSource } from '../evidence/found-work.ts';
import type { CheckedScriptInput } from './write-checked-script.ts';

const writeCheckedScript = (input: Omit<CheckedScriptInput, 'reading'>) =>
  engine.writeCheckedScript({ ...input, reading: queryOf(input).reading });

const topic = 'dormir melhor';
const hook = 'O celular na cama rouba o seu sono.';
const { materials } = engine.findMaterials(queryOf({ topic, hook }));

/** The material with the first digit of its arguments turned into another. */
function falsify(material: Material): Material {
  const turn = (text: string) => text.replace(/\d(?=[\d,.]*)/, (digit) => String((Number(digit) + 3) % 10));
  return {
    ...material,
    argument_1: turn(material.argument_1),
    argument_2: turn(material.argument_2),
    argument_3: turn(material.argument_3),
  };
}

describe('a script and its check', () => {
  it('counts every sentence and number that was compared, with nothing left unsupported', () => {
    const { script, materials: kept } = writeCheckedScript({ hook, topic, materials });
    expect(kept).toEqual(materials);
    expect(script?.checks?.sentences).toBeGreaterThanOrEqual(10);
    expect(script?.checks?.numbers).toBeGreaterThan(0);
    expect(script?.checks?.doubts).toEqual([]);
  });

  it('takes out a material whose number was changed, and writes without it', () => {
    const numbered = materials.findIndex(({ argument_1, argument_2, argument_3 }) =>
      [argument_1, argument_2, argument_3].every((text) => /\d/.test(text)),
    );
    const wrong = materials[numbered];
    if (!wrong) throw new Error('no material with a number in each argument');
    const planted = materials.with(numbered, falsify(wrong));
    const { script, materials: kept } = writeCheckedScript({ hook, topic, materials: planted });
    expect(kept).toEqual(materials.filter((material) => material !== wrong));
    expect(JSON.stringify(script)).not.toContain(wrong.title);
  });

  it('writes nothing on a source that nobody knows', () => {
    const [first] = materials;
    if (!first) throw new Error('no material');
    const invented = { ...first, title: 'Um estudo que não existe' };
    expect(writeCheckedScript({ hook, topic, materials: [invented] })).toEqual({
      materials: [],
      script: null,
    });
    const { materials: kept } = writeCheckedScript({
      hook,
      topic,
      materials: [invented, ...materials.slice(1)],
    });
    expect(kept).toEqual(materials.slice(1));
  });

  it('speaks on the strength of a work found online, checked against its abstract', () => {
    const work: FoundWork = {
      title: 'Sono e telas em estudantes de Palmas',
      authors: 'Rui Lima',
      year: 2020,
      venue: 'Revista do Sono',
      text: [
        'Objetivo: O objetivo foi descrever o sono e o uso de telas de estudantes do ensino médio de Palmas.',
        'Resultados: Dos 310 estudantes, 64% levavam o celular para a cama todas as noites da semana.',
        'Quem levava o celular para a cama dormia 40 minutos a menos por noite do que os colegas.',
        'O sono de domingo apareceu mais curto entre quem jogava depois das onze da noite.',
      ].join(' '),
      doi: null,
      address: 'https://exemplo.br/sono',
      licence: 'cc-by',
      isRetracted: false,
      isPreprint: false,
    };
    const material = extractMaterial(work, { topic: 'sono', hook });
    if (!material) throw new Error('nothing was extracted');
    const found = [toFoundClaimSource(work)];
    const { script, materials: kept } = writeCheckedScript({ hook, topic, materials: [material], found });
    expect(kept).toEqual([material]);
    expect(script?.context.reference).toBe(engine.describeReference(material));
    expect(JSON.stringify(script)).toContain('64%');
    expect(writeCheckedScript({ hook, topic, materials: [material] }).materials).toEqual([]);
  });
});
