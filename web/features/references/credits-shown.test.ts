import { describe, expect, it } from 'vitest';
import type { Access } from '../../lib/access.ts';
import { creditsShown } from './credits-shown.ts';

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

describe('creditsShown', () => {
  it('shows the credits that pay next: unlimited, then the plan, then the free ones', () => {
    const plan = { remaining: 9, total: 120 };
    expect(creditsShown({ ...free, plan: 'ilimitado' }).credits_remaining).toBe(-1);
    expect(creditsShown({ ...free, plan: 'essencial', subscription: plan }).type).toBe('subscription');
    expect(creditsShown({ ...free, plan: 'essencial', subscription: { ...plan, remaining: 0 } }).type).toBe(
      'free',
    );
    expect(creditsShown(free)).toEqual({ credits_remaining: 1, credits_total: 4, type: 'free' });
  });
});
