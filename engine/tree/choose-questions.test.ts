import { expect, test } from 'vitest';
import { knowledge } from '../../tests/helpers/engine.ts';
import type { Card, WrittenHook } from '../content.ts';
import { questionFamilies, type TopicAnalysis } from '../language/topic-types.ts';
import { chooseQuestions } from './choose-questions.ts';
import { gatherQuestions } from './gather-questions.ts';
import { pickFrames } from './pick-frames.ts';

const violao: TopicAnalysis = {
  raw: 'Tocar violão',
  display: 'Tocar violão',
  key: 'tocar violao',
  form: 'infinitive',
  intent: null,
  noun: null,
  verb: { verb: 'tocar', rest: 'violão' },
  pair: null,
  situation: null,
  semanticClass: 'action',
  domain: null,
  subtopic: null,
  flags: [],
};
const gramado: TopicAnalysis = {
  ...violao,
  raw: 'Gramado',
  display: 'Gramado',
  key: 'gramado',
  form: 'place',
  noun: { text: 'Gramado', gender: 'm', number: 's', takesArticle: false },
  verb: null,
  semanticClass: 'place',
};

function cardWith(hooks: readonly WrittenHook[]): Card {
  return {
    area: 'arte',
    slug: 'tocar-violao',
    name: 'Tocar violão',
    wordings: [],
    cues: [],
    themes: [],
    needsCare: false,
    closingActions: [],
    questions: [{ question: 'Qual violão comprar primeiro?', family: 'decisao', hooks, answer: null }],
  };
}

function inputFor(
  analysis: TopicAnalysis,
  used: ReadonlySet<string> = new Set(),
  bank: 'none' | 'written' = 'none',
) {
  const written = cardWith([]);
  const frames = pickFrames(analysis, knowledge);
  return {
    analysis,
    frames,
    bank: bank === 'written' ? written : null,
    seed: `${analysis.key}|0`,
    used,
    findAsked: () => null,
    usedHooks: new Set<string>(),
    focus: new Set<string>(),
    rivals: { specifics: [], areShutOut: false, questions: new Set<string>() },
  };
}

test('one question of each family, in reading order', () => {
  for (const analysis of [violao, gramado]) {
    const families = chooseQuestions(inputFor(analysis)).map(({ family }) => family);
    expect(families).toEqual(questionFamilies);
  }
});

test('a question written for the subtopic comes before all others', () => {
  const texts = chooseQuestions(inputFor(violao, new Set(), 'written')).map(({ text }) => text);
  expect(texts[2]).toBe('Qual violão comprar primeiro?');
});

test("the person's own question stays one of the four", () => {
  const asked = {
    ...violao,
    display: 'Como tocar violão sem doer o dedo',
    form: 'question',
    intent: 'como',
  } as const;
  const texts = chooseQuestions(inputFor(asked)).map(({ text }) => text);
  expect(texts[0]).toBe('Como tocar violão sem doer o dedo?');
});

test('a question of an earlier variant is not asked again while others are left', () => {
  const first = chooseQuestions(inputFor(violao)).map(({ text }) => text);
  const second = chooseQuestions(inputFor(violao, new Set(first))).map(({ text }) => text);
  expect(second.filter((text) => first.includes(text))).toEqual([]);
});

test('a place is never "quanto tempo leva pra"', () => {
  const texts = gatherQuestions(inputFor(gramado)).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => /quanto tempo leva pra/iu.test(text))).toEqual([]);
});

test('an illness is never quick', () => {
  const pain: TopicAnalysis = {
    ...violao,
    display: 'Dor nas costas',
    verb: null,
    noun: { text: 'dor nas costas', gender: 'f', number: 's', takesArticle: true },
    semanticClass: 'problem',
    flags: ['health'],
  };
  const candidates = gatherQuestions(inputFor(pain));
  expect(candidates.filter(({ text, intent }) => intent === 'rapido' || /rápid/iu.test(text))).toEqual([]);
});

test('a person gets questions of opinion, never of use', () => {
  const person: TopicAnalysis = {
    ...gramado,
    display: 'Neymar',
    form: 'person',
    semanticClass: 'person',
    flags: ['real-person'],
    noun: { text: 'Neymar', gender: 'm', number: 's', takesArticle: true },
  };
  const intents = new Set(gatherQuestions(inputFor(person)).map(({ intent }) => intent));
  for (const intent of ['quanto-tempo', 'quanto-custa', 'iniciantes', 'rapido', 'pouco-dinheiro'] as const)
    expect(intents.has(intent)).toBe(false);
  expect(chooseQuestions(inputFor(person))).toHaveLength(4);
});

test('every question is asked in at most eighty characters', () => {
  for (const analysis of [violao, gramado]) {
    for (const { text } of gatherQuestions(inputFor(analysis))) {
      expect(text.length).toBeLessThanOrEqual(80);
      expect(text).toMatch(/\?$/u);
    }
  }
});

test('a promise of a result is put in doubt, never asked as if it held', () => {
  const promise: TopicAnalysis = {
    ...violao,
    display: 'Perder 10 kg em 30 dias',
    key: 'perder 10 kg em 30 dias',
    verb: { verb: 'perder', rest: '10 kg em 30 dias' },
    flags: ['risky-claim'],
  };
  const texts = chooseQuestions(inputFor(promise)).map(({ text }) => text);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).not.toMatch(/^(?:como|quanto tempo leva|dá pra) perder/iu);
  expect(texts.some((text) => /levar a sério|de onde saiu|por trás|vale a pena tentar/iu.test(text))).toBe(
    true,
  );
});

test('a written question comes back in a later variant only while four of its hooks are unseen', () => {
  const question = 'Qual violão comprar primeiro?';
  const hooks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((text) => ({
    mechanism: 'cena' as const,
    text,
  }));
  const bank = cardWith(hooks);
  const asks = (seen: readonly string[]) =>
    chooseQuestions({
      ...inputFor(violao, new Set([question])),
      bank,
      findAsked: () => null,
      usedHooks: new Set(seen),
    }).some(({ text }) => text === question);
  const generic = gatherQuestions(inputFor(violao)).filter(({ family }) => family === 'decisao');
  const allUsed = new Set([question, ...generic.map(({ text }) => text)]);
  expect(chooseQuestions({ ...inputFor(violao, allUsed), bank }).map(({ text }) => text)).toContain(question);
  expect(asks(['a', 'b', 'c', 'd', 'e'])).toBe(false);
});
