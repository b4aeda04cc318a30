import { describe, expect, it } from 'vitest';
import { topicUnclearSchema } from '../../shared/topic-unclear.ts';
import { engine } from '../../tests/helpers/engine.ts';
import { cardOf, contentOf, kindOf } from '../../tests/helpers/small-content.ts';
import { anyKind } from '../content.ts';
import { openEngine } from '../open-engine.ts';

const interviewOf = (question: string) => [
  {
    label: 'Quem quer saber se é isso',
    question,
    starters: [{ mechanism: 'prova' as const, opening: 'Olha', example: 'Olha o ponto da massa.' }],
  },
];
const { readTopic, askAbout } = openEngine(
  contentOf({
    cards: [cardOf('bolo', { name: 'Bolo' }), cardOf('festa', { name: 'Festa', cues: ['vela'] })],
    kinds: [
      kindOf('prato', { label: 'um prato', interview: interviewOf('por que o bife fica duro?') }),
      kindOf(anyKind, { interview: interviewOf('por que o zíper abre?') }),
    ],
    lexicon: [{ lemma: 'rolo', gender: 'm', number: 's', kinds: ['prato'] }],
  }),
);
const ask = (topic: string) => {
  const reading = readTopic(topic);
  if (reading.kind !== 'ask') throw new Error(reading.kind);
  return askAbout(reading);
};

describe('what is asked about an unknown topic', () => {
  it('says what is not known, and which half is', () => {
    expect(ask('cuscuz de sagu').message).toBe('Ainda não conheço “Cuscuz de sagu”.');
    expect(ask('bolo de rolo').message).toBe('Não tenho “Bolo de rolo”; tenho “Bolo”.');
  });

  it('offers the nearest cards and the kinds that it may be', () => {
    expect(ask('bolo de rolo')).toMatchObject({
      topic: 'Bolo de rolo',
      near: ['Bolo'],
      kinds: [{ key: 'prato', label: 'um prato' }],
    });
    expect(ask('cuscuz de sagu')).toMatchObject({ near: [], kinds: [] });
  });

  it('asks with the examples of the likeliest kind, else with those of any topic', () => {
    const examplesOf = (topic: string) => ask(topic).questions.map(({ example }) => example);
    expect(examplesOf('bolo de rolo')).toEqual(['por que o bife fica duro?', 'Olha o ponto da massa.']);
    expect(examplesOf('cuscuz de sagu')).toEqual(['por que o zíper abre?', 'Olha o ponto da massa.']);
  });

  it('says where help is, and offers no general ideas, when the words lean towards pain or danger', () => {
    const clarify = (topic: string) => {
      const reading = engine.readTopic(topic);
      if (reading.kind !== 'ask') throw new Error(reading.kind);
      return engine.askAbout(reading);
    };
    const leaning = clarify('cansei de ser a forte da familia');
    expect(leaning).toMatchObject({ kinds: [], care: expect.stringMatching(/188.*190/) });
    expect(leaning.questions).not.toEqual([]);
    expect(clarify('balestra empenada')).toMatchObject({ kinds: [{ key: 'defeito' }], care: null });
  });

  it('is what the contract of the refusal says', () => {
    const reading = engine.readTopic('dragagem de porto');
    if (reading.kind !== 'ask') throw new Error(reading.kind);
    expect(topicUnclearSchema.safeParse({ ...engine.askAbout(reading), told: {} }).success).toBe(true);
  });
});
