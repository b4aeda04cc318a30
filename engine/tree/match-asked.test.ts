import { describe, expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';
import { createAskedMatcher } from './match-asked.ts';

const { generateTree } = engine;

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
  const reading = engine.readTopic('Dormir melhor');
  if (!('match' in reading)) throw new Error(reading.kind);
  const plain = generateTree({ reading });

  it('says which of its questions people type, and changes nothing else where none is', () => {
    const [first] = plain?.questions ?? [];
    const question = first?.question ?? '';
    const told = generateTree({ reading, asked: [asked(question)] })?.questions ?? [];
    expect(told[0]).toEqual({
      ...first,
      question_demand: { source: 'google', query: asked(question).query, askedOn: '2026-11-20' },
    });
    expect(told.slice(1).filter(({ question_demand }) => question_demand)).toEqual([]);
    expect(generateTree({ reading, asked: [asked('Outra coisa?')] })).toEqual(plain);
  });

  it('takes the question that people type before others of its family', () => {
    const taken = new Set(plain?.questions.map(({ question }) => question));
    const wanted = reading.match.card.questions.filter(({ question }) => !taken.has(question));
    const told = generateTree({ reading, asked: wanted.map(({ question }) => asked(question)) });
    const typed = told?.questions.filter(({ question_demand }) => question_demand) ?? [];
    expect(typed.length).toBe(4);
  });
});
