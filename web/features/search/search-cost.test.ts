import { describe, expect, it } from 'vitest';
import type { Access } from '../../lib/access.ts';
import { creditsAfterSearch, searchCostSentence } from './search-cost.ts';

const freeOnly: Access = {
  plan: 'none',
  free: { remaining: 3, total: 4 },
  subscription: null,
  hasActiveSubscription: false,
  canGenerate: true,
  canSeeReferences: true,
  isFreeOnly: true,
  blockedReason: null,
  refusalReason: { title: '', message: '' },
};

describe('searchCostSentence', () => {
  it('counts the credits of the plan and the free ones together', () => {
    expect(searchCostSentence(freeOnly)).toBe(
      'Custa 1\u00a0crédito, só se eu conhecer o tema. Você\u00a0tem\u00a03.',
    );
    const both: Access = { ...freeOnly, plan: 'essencial', subscription: { remaining: 100, total: 120 } };
    expect(searchCostSentence(both)).toBe(
      'Custa 1\u00a0crédito, só se eu conhecer o tema. Você\u00a0tem\u00a0103.',
    );
  });

  it('promises nothing to those without credits but what is free', () => {
    const spent = { ...freeOnly, free: { remaining: 0, total: 4 } };
    expect(searchCostSentence(spent)).toBe('Cada busca custa 1\u00a0crédito, só se eu conhecer o tema.');
  });

  it('names no price where there is none', () => {
    expect(searchCostSentence({ ...freeOnly, plan: 'ilimitado' })).toBe('Buscas ilimitadas no seu plano.');
  });
});

describe('creditsAfterSearch', () => {
  it('has nothing to announce for an unlimited plan', () => {
    const summary = { remaining: 2, total: 4, type: 'free' as const };
    expect(creditsAfterSearch({ ...summary, unlimited: true }, true)).toBeNull();
    expect(creditsAfterSearch({ ...summary, unlimited: false }, true)).toEqual({
      credits_remaining: 2,
      credits_total: 4,
      type: 'free',
    });
  });

  it('takes them for those of the plan, or the free ones, where the answer does not say', () => {
    const summary = { unlimited: false, remaining: 2, total: 4 };
    expect(creditsAfterSearch(summary, true)?.type).toBe('subscription');
    expect(creditsAfterSearch(summary, false)?.type).toBe('free');
  });
});
