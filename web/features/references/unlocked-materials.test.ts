import { describe, expect, it } from 'vitest';
import type { BuscaReferenciasOutput } from '../../../shared/busca-referencias.ts';
import { withUnlocked } from './unlocked-materials.ts';

const output: BuscaReferenciasOutput = {
  id: '6b6f4f5e-2d7c-4a53-9d4e-0c2a3f6b7a12',
  hook: 'h',
  references: [],
  script: null,
  credits: { credits_remaining: 2, credits_total: 4, type: 'free' },
  charged: false,
  reused: false,
};

describe('withUnlocked', () => {
  it('keeps each hook once, the newest first, and not without end', () => {
    const entry = (hook: string) => ({ hook, treeId: null, output });
    const list = ['a', 'b'].map(entry);
    expect(withUnlocked(list, entry('b')).map((each) => each.hook)).toEqual(['b', 'a']);
    const many = Array.from({ length: 30 }, (_, index) => entry(String(index)));
    expect(withUnlocked(many, entry('new')).length).toBeLessThan(20);
  });
});
