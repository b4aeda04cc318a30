import { describe, expect, it } from 'vitest';
import { materialSchema } from '../../shared/busca-referencias.ts';
import { checkMaterial } from './check-claims.ts';
import { extractMaterial } from './extract-material.ts';
import { type FoundWork, toFoundClaimSource } from './found-work.ts';

const work: FoundWork = {
  title: 'Xaxado e condição física de dançarinos adultos',
  authors: 'Ana Souza et al.',
  year: 2021,
  venue: 'Revista Verde',
  text: [
    'Objetivo: O objetivo foi medir a condição física de adultos que dançam xaxado duas vezes por semana.',
    'Métodos: Foram acompanhados 48 dançarinos de Serra Talhada por doze semanas, com teste de caminhada no início e no fim.',
    'Resultados: A distância percorrida no teste aumentou 12% entre os que foram a todos os ensaios.',
    'Quem faltou mais de três vezes terminou com a mesma distância do início.',
    'A frequência cardíaca de repouso ficou menor entre os dançarinos com mais de cinquenta anos.',
    'Conclusão: A dança regular apareceu associada a melhor condição física nesses adultos.',
  ].join(' '),
  doi: '10.1590/xaxado',
  address: 'https://doi.org/10.1590/xaxado',
  licence: 'cc-by',
  isRetracted: false,
  isPreprint: false,
};
const query = { topic: 'xaxado', hook: 'Dançar duas vezes por semana muda o fôlego?' };

describe('a material made of a found work', () => {
  it('says only what its abstract says, and passes every check', () => {
    const material = extractMaterial(work, query);
    expect(() => materialSchema.parse(material)).not.toThrow();
    if (material === null) throw new Error('nothing was extracted');
    for (const text of [material.argument_1, material.argument_2, material.argument_3])
      expect(work.text).toContain(text);
    expect(material.argument_1).toContain('12%');
    expect(material).toMatchObject({ source: work.address, match: 'hook', confirmation: 'secondary' });
    expect(material.authority).toBe('Estudo de Ana Souza e colegas, publicado em 2021 (Revista Verde).');
    expect(material.caveat).toMatch(/texto completo não foi lido.*Licença: cc-by\./);
    expect(
      checkMaterial({ material, source: toFoundClaimSource(work) }).filter(({ blocks }) => blocks),
    ).toEqual([]);
  });

  it.each<[string, Partial<FoundWork>]>([
    ['was retracted', { isRetracted: true }],
    ['is a preprint', { isPreprint: true }],
    ['has no known licence', { licence: null }],
    ['may not be used in what is sold', { licence: 'cc-by-nc' }],
    ['may not be quoted', { licence: 'publisher-specific' }],
    ['has no year', { year: null }],
    [
      'is in English',
      {
        text: 'The results of the study were clear. Adults who danced xaxado had better fitness than those who did not.',
      },
    ],
    [
      'is about something else',
      { title: 'Forró e condição física', text: work.text.replaceAll('xaxado', 'forró') },
    ],
    ['only names the topic in passing', { title: 'Condição física de adultos' }],
    ['has too few findings', { text: work.text.split(' Quem faltou')[0] ?? '' }],
  ])('is not made when the work %s', (_, change) => {
    expect(extractMaterial({ ...work, ...change }, query)).toBeNull();
  });

  it('is of the same theme when the hook has nothing of it', () => {
    expect(extractMaterial(work, { topic: 'xaxado', hook: 'Sapato certo?' })?.match).toBe('theme');
  });
});
