import { describe, expect, it } from 'vitest';
import { topicUnclearSchema } from '../../shared/topic-unclear.ts';
import { engine } from '../../tests/helpers/engine.ts';
import { cardOf, contentOf, kindOf } from '../../tests/helpers/small-content.ts';
import { openEngine } from '../open-engine.ts';

const interview = [
  {
    label: 'Onde mais dá errado',
    question: 'por que o bife fica duro?',
    lines: [{ mechanism: 'cena' as const, cue: 'O estrago', example: 'O bife soltou água na frigideira.' }],
  },
];
const { readTopic, askAbout } = openEngine(
  contentOf({
    cards: [cardOf('bolo', { name: 'Bolo' }), cardOf('festa', { name: 'Festa', cues: ['vela'] })],
    kinds: [kindOf('prato', { label: 'um prato' })],
    interview,
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

  it('asks in the form of "Me conta"', () => {
    expect(ask('bolo de rolo').questions).toEqual([
      {
        key: '1',
        label: 'Onde mais dá errado',
        form: 'question',
        example: 'por que o bife fica duro?',
        follows: null,
      },
      {
        key: '1.1',
        label: 'O estrago',
        form: 'sentence',
        example: 'O bife soltou água na frigideira.',
        follows: '1',
      },
    ]);
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
