import { describe, expect, it } from 'vitest';
import type { MaterialsOffer } from '../../../shared/materials-offer.ts';
import type { Access } from '../../lib/access.ts';
import { describeOffer } from './describe-offer.ts';

const access: Access = {
  plan: 'essencial',
  free: { remaining: 0, total: 4 },
  subscription: { remaining: 9, total: 120 },
  hasActiveSubscription: true,
  canGenerate: true,
  canSeeReferences: true,
  isFreeOnly: false,
  blockedReason: null,
  refusalReason: { title: '', message: '' },
};
const offer: MaterialsOffer = { fresh: 5, already_yours: 0, costs_credit: true, has_script: true };

describe('the offer before the click', () => {
  it('says how many materials are new and what is left after paying', () => {
    expect(describeOffer(offer, access)).toEqual({
      gives: [
        '5\u00a0materiais estratégicos novos, cada um com fonte real',
        'A estrutura do roteiro, pronta pra copiar',
      ],
      cost: 'Custa 1\u00a0crédito. Você tem 9 e fica com 8.',
    });
  });

  it('counts the new ones apart from those of other hooks, and says that fewer than five are free', () => {
    const { gives, cost } = describeOffer(
      { ...offer, fresh: 1, already_yours: 4, costs_credit: false },
      access,
    );
    expect(gives.slice(0, 2)).toEqual([
      '1\u00a0material estratégico novo, com fonte real',
      '4\u00a0materiais que você já tem nesta árvore',
    ]);
    expect(cost).toBe('Grátis: só se paga por 5\u00a0materiais novos.');
  });

  it('says that no source speaks of the hook, and whether there is a script', () => {
    const none: MaterialsOffer = { ...offer, fresh: 0, costs_credit: false };
    expect(describeOffer(none, access).gives).toEqual([
      'Nenhuma fonte do nosso acervo fala deste gancho',
      'O roteiro, do repertório da Fisga, pronto pra copiar',
    ]);
    expect(describeOffer({ ...none, has_script: false }, access).gives).toHaveLength(1);
    expect(describeOffer(none, access).cost).toMatch(/^Grátis/);
  });

  it('promises five and says when nothing is charged where it is not known yet', () => {
    for (const unknown of [
      null,
      { fresh: null, already_yours: null, costs_credit: null, has_script: null },
    ]) {
      const { gives, cost } = describeOffer(unknown, access);
      expect(gives[0]).toBe('5\u00a0materiais estratégicos, cada um com fonte real');
      expect(cost).toMatch(
        /^Custa 1\u00a0crédito\. .*Menos de 5\u00a0materiais novos nesta árvore, nada é cobrado\.$/,
      );
    }
  });
});
