import { afterEach, describe, expect, it } from 'vitest';
import { demandSources, type QuestionDemand } from '../../../shared/demand.ts';
import { describeQuestionOrigin, quoteTypedWords } from './describe-question-origin.ts';

const asked = (demand: Partial<QuestionDemand> = {}) => ({
  question_demand: {
    source: 'google' as const,
    query: 'como dormir melhor à noite',
    askedOn: '2026-11-22',
    ...demand,
  },
});

describe('what a question is', () => {
  it.each([
    ['google', 'Sugestão de busca · Google · 22/11/2026'],
    ['youtube', 'Sugestão de busca · YouTube · 22/11/2026'],
    ['brave', 'Sugestão de busca · Brave · 22/11/2026'],
  ] as const)('names %s and the day it was asked', (source, label) => {
    expect(describeQuestionOrigin(asked({ source }))).toBe(label);
  });

  it('is the product’s own where no search box suggested it', () => {
    expect(describeQuestionOrigin({})).toBe('Pergunta da Fisga');
    expect(quoteTypedWords({})).toBeNull();
  });

  it('never claims a volume', () => {
    const labels = [{}, ...demandSources.map((source) => asked({ source }))].map(describeQuestionOrigin);
    for (const label of labels) expect(label).not.toMatch(/mais/i);
  });

  it('quotes what people typed as they typed it', () => {
    expect(quoteTypedWords(asked({ query: 'como dormir melhor a noite' }))).toBe(
      '“como dormir melhor a noite”',
    );
  });
});

describe('the day', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
    'is the same in %s',
    (place) => {
      process.env.TZ = place;
      const dayOf = (askedOn: string) => describeQuestionOrigin(asked({ askedOn })).split(' · ').at(-1);
      expect(['2026-01-01', '2026-12-31', '2028-02-29', '2026-03-05'].map(dayOf)).toEqual([
        '01/01/2026',
        '31/12/2026',
        '29/02/2028',
        '05/03/2026',
      ]);
    },
  );
});
