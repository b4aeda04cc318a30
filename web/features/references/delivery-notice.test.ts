import { describe, expect, it } from 'vitest';
import type { BuscaReferenciasOutput, Material } from '../../../shared/busca-referencias.ts';
import { scriptOrigins } from '../../../shared/script-origins.ts';
import { deliveryNotice } from './delivery-notice.ts';

const material: Material = {
  summary: 's',
  argument_1: 'a',
  argument_2: 'b',
  argument_3: 'c',
  authority: 'd',
  source: '',
  title: 't',
  year: 2020,
  kind: 'revisão',
  caveat: '',
  excerpt: '',
  use: '',
  confirmation: 'page',
  match: 'hook',
  country: 'Brasil',
};

function outputOf(count: number, rest: Partial<BuscaReferenciasOutput> = {}): BuscaReferenciasOutput {
  return {
    id: '6b6f4f5e-2d7c-4a53-9d4e-0c2a3f6b7a12',
    hook: 'h',
    references: Array.from({ length: count }, () => material),
    script: null,
    credits: { credits_remaining: 2, credits_total: 4, type: 'free' },
    charged: count === 5,
    reused: false,
    ...rest,
  };
}

const section = { instruction: 'i', argument_with_authority: 'a', reference: 'r', short: '' };

describe('deliveryNotice', () => {
  it.each([
    [scriptOrigins.card, 'é do repertório da Fisga, sem fonte externa: confira antes de gravar'],
    [scriptOrigins.told, 'é feito do que você contou'],
    ['', 'é um esqueleto: cada parte pede o que só você tem pra contar'],
  ])('says of a script without materials where it comes from: %s', (reference, origin) => {
    const script = {
      hook: 'h',
      context: { ...section, reference },
      development: [section],
      closing: section,
      justification: 'j',
      checks: null,
    };
    expect(deliveryNotice(outputOf(0, { script }))).toBe(
      `Nenhuma referência encontrada para este hook. O roteiro abaixo ${origin}. Nada foi cobrado.`,
    );
    expect(deliveryNotice(outputOf(0))).toBeNull();
  });

  it('says how many materials are new where the tree gave some before', () => {
    const owned = { ...material, already_yours: true };
    const noticeOf = (references: Material[]) => deliveryNotice(outputOf(0, { references, charged: false }));
    expect(noticeOf([material, owned, owned])).toBe(
      'Encontramos só 1\u00a0material novo para este gancho: os outros você já tem desta árvore. Nada foi cobrado.',
    );
    expect(noticeOf([owned])).toMatch(/^Encontramos nenhum material novo/);
  });

  it('is silent for a full set that was paid', () => {
    expect(deliveryNotice(outputOf(5))).toBeNull();
  });

  it('says how few there are and that nothing was charged', () => {
    expect(deliveryNotice(outputOf(3))).toBe(
      'Encontramos só 3\u00a0materiais com fonte sólida para este gancho, e não 5. Você não foi cobrado.',
    );
    expect(deliveryNotice(outputOf(1))).toContain('só 1\u00a0material com fonte sólida');
  });

  it('says that a repeat was free, whatever its size', () => {
    const sentence = 'Você já tinha estes materiais: nada foi cobrado.';
    expect(deliveryNotice(outputOf(5, { reused: true, charged: false }))).toBe(sentence);
    expect(deliveryNotice(outputOf(2, { reused: true }))).toBe(sentence);
  });
});
