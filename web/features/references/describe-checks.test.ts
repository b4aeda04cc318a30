import { describe, expect, it } from 'vitest';
import { claimDoubts } from '../../../shared/busca-referencias.ts';
import { describeChecks, doubtTexts } from './describe-checks.ts';

describe('what the check says', () => {
  it.each([
    [
      { sentences: 9, numbers: 4, doubts: [] },
      'Comparamos 9\u00a0frases do roteiro com o que lemos das fontes. Os 4\u00a0números delas aparecem lá.',
    ],
    [
      { sentences: 1, numbers: 0, doubts: [] },
      'Comparamos 1\u00a0frase do roteiro com o que lemos das fontes.',
    ],
    [
      { sentences: 2, numbers: 1, doubts: [{ check: 'direction' as const, quote: 'caiu' }] },
      'Comparamos 2\u00a0frases do roteiro com o que lemos das fontes. O número delas aparece lá. 1\u00a0ponto pede o seu olho:',
    ],
  ])('counts what was compared', (checks, text) => {
    expect(describeChecks(checks, 'do roteiro')).toBe(text);
  });

  it('has words for every doubt, and never claims to have checked facts', () => {
    for (const check of claimDoubts) expect(doubtTexts[check]).toMatch(/:$/);
    const all = [
      ...Object.values(doubtTexts),
      describeChecks({ sentences: 2, numbers: 2, doubts: [] }, 'x'),
    ].join(' ');
    expect(all).not.toMatch(/verificad|checad|comprovad|fato|apoio|confirmad/i);
  });
});
