import { describe, expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';
import { createAskedMatcher } from './match-asked.ts';

const { generateTree, swapQuestion } = engine;

const asked = (question: string, query = question.toLowerCase().replace('?', '')) => ({
  question,
  query,
  source: 'google' as const,
  askedOn: '2026-11-20',
});

describe('a question that people type', () => {
  const find = createAskedMatcher([
    asked('Como dormir melhor à noite?'),
    asked('Por que acordo de madrugada?'),
    asked('Quanto tempo leva para dormir melhor?'),
    asked('Café ou chá?'),
  ]);

  it.each([
    ['Como dormir melhor?', 'como dormir melhor à noite'],
    ['Por que eu acordo de madrugada?', 'por que acordo de madrugada'],
    ['Em quanto tempo dá pra dormir melhor?', 'quanto tempo leva para dormir melhor'],
    ['Café ou chá?', 'café ou chá'],
  ])('%s is known as %j', (question, query) => {
    expect(find(question)).toEqual({ source: 'google', query, askedOn: '2026-11-20' });
  });

  it.each([
    'Por que dormir melhor à noite?',
    'Vale a pena dormir melhor?',
    'Como acordar de madrugada?',
    'Quanto custa dormir melhor?',
    'Como dormir com barulho na rua?',
    'Chá gelado ou mate?',
  ])('%s is another one', (question) => {
    expect(find(question)).toBeNull();
  });
});

describe('a tree of the engine', () => {
  const plain = generateTree({ topic: 'Dormir melhor', variant: 0 });

  it('says which of its questions people type, and changes nothing else where none is', () => {
    const [first] = plain.kind === 'tree' ? plain.tree.questions : [];
    const question = first?.question ?? '';
    const told = generateTree({ topic: 'Dormir melhor', variant: 0, asked: [asked(question)] });
    const blocks = told.kind === 'tree' ? told.tree.questions : [];
    expect(blocks[0]).toEqual({
      ...first,
      question_demand: { source: 'google', query: asked(question).query, askedOn: '2026-11-20' },
    });
    expect(blocks.slice(1).filter(({ question_demand }) => question_demand)).toEqual([]);
    expect(generateTree({ topic: 'Dormir melhor', variant: 0, asked: [asked('Outra coisa?')] })).toEqual(
      plain,
    );
  });

  it('takes the question that people type before others of its family', () => {
    const later = generateTree({ topic: 'Dormir melhor', variant: 1 });
    const wanted = later.kind === 'tree' ? later.tree.questions.map(({ question }) => question) : [];
    const told = generateTree({
      topic: 'Dormir melhor',
      variant: 0,
      asked: wanted.map((each) => asked(each)),
    });
    const blocks = told.kind === 'tree' ? told.tree.questions : [];
    expect(blocks.filter(({ question }) => wanted.includes(question)).length).toBeGreaterThanOrEqual(2);
  });

  it('says it of an exchanged question too', () => {
    const all = [0, 1, 2, 3, 4].flatMap((variant) => {
      const result = generateTree({ topic: 'Ansiedade', variant });
      return result.kind === 'tree' ? result.tree.questions.map(({ question }) => asked(question)) : [];
    });
    const exchange = { topic: 'Ansiedade', variant: 0, question: 1, swap: 0 };
    expect(swapQuestion(exchange)?.question_demand).toBeUndefined();
    expect(swapQuestion({ ...exchange, asked: all })?.question_demand).toMatchObject({ source: 'google' });
  });
});
