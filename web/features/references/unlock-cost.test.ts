import { describe, expect, it } from 'vitest';
import type { Access } from '../../lib/access.ts';
import { unlockCostSentence } from './unlock-cost.ts';

const free: Access = {
  plan: 'none',
  free: { remaining: 1, total: 4 },
  subscription: null,
  hasActiveSubscription: false,
  canGenerate: true,
  canSeeReferences: true,
  isFreeOnly: true,
  blockedReason: null,
  refusalReason: { title: '', message: '' },
};

describe('unlockCostSentence', () => {
  it('says what is left after the click', () => {
    expect(unlockCostSentence(free)).toBe('Custa 1\u00a0crédito. Você tem 1 e fica sem nenhum.');
    const both: Access = { ...free, plan: 'essencial', subscription: { remaining: 9, total: 120 } };
    expect(unlockCostSentence(both)).toBe('Custa 1\u00a0crédito. Você tem 10 e fica com 9.');
    expect(unlockCostSentence({ ...free, plan: 'ilimitado' })).toContain('não gasta créditos');
  });
});
