import { describe, expect, it } from 'vitest';
import { answered, cardOf, questionOf } from '../../tests/helpers/small-content.ts';
import { chooseQuestions, freshQuestions, hasFreshSet } from './choose-questions.ts';

const eight = cardOf('pano', {
  questions: [
    ...cardOf('pano').questions,
    ...(['fazer', 'obstaculo', 'decisao', 'tempo'] as const).map((family) =>
      questionOf(family, `Outra coisa de ${family}?`, 8),
    ),
  ],
});
const reading = answered('pano', [eight]);
const choose = (used: ReadonlySet<string> = new Set(), asked: readonly string[] = []) =>
  chooseQuestions({
    reading,
    used,
    findAsked: (question) =>
      asked.includes(question) ? { source: 'google', query: question, askedOn: '2026-11-20' } : null,
  });

describe('the questions of a tree', () => {
  it('are the first four of the card, in its order, whatever their families', () => {
    expect(choose()?.map(({ question }) => question)).toEqual(
      eight.questions.slice(0, 4).map(({ question }) => question),
    );
    const ofOneFamily = cardOf('pano', {
      questions: ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((name) => questionOf('fazer', `${name}?`, 8)),
    });
    expect(
      chooseQuestions({
        reading: answered('pano', [ofOneFamily]),
        used: new Set(),
        findAsked: () => null,
      })?.map(({ question }) => question),
    ).toEqual(['Um?', 'Dois?', 'Três?', 'Quatro?']);
  });

  it('are those that were not asked before, as long as there are such', () => {
    const first = choose() ?? [];
    const used = new Set(first.flatMap(({ hooks }) => hooks.slice(0, 4).map(({ text }) => text)));
    const second = choose(used) ?? [];
    const asked = new Set(first.map(({ question }) => question));
    expect(second.filter(({ question }) => asked.has(question))).toEqual([]);
  });

  it('are those that people type, before others', () => {
    const typed = eight.questions.slice(4).map(({ question }) => question);
    expect(choose(new Set(), typed)?.map(({ question }) => question)).toEqual(typed);
  });

  it('begin with the one about the price where a price was typed', () => {
    const priced = cardOf('pano', {
      questions: [...eight.questions, questionOf('tempo', 'Quanto custa um pano?', 8)],
    });
    const questionsOf = (topic: string) =>
      chooseQuestions({ reading: answered(topic, [priced]), used: new Set(), findAsked: () => null })?.map(
        ({ question }) => question,
      );
    expect(questionsOf('pano barato')?.[0]).toBe('Quanto custa um pano?');
    expect(questionsOf('pano')).not.toContain('Quanto custa um pano?');
  });

  it('begin with the family that the verb of the topic asks for', () => {
    const familiesOf = (topic: string) =>
      chooseQuestions({
        reading: answered(topic, [eight], {
          verbs: [{ infinitive: 'conseguir', kinds: [], family: 'decisao' }],
        }),
        used: new Set(),
        findAsked: () => null,
      })?.map(({ family }) => family);
    expect(familiesOf('querer pano')).toEqual(['fazer', 'obstaculo', 'decisao', 'tempo']);
    expect(familiesOf('conseguir pano')).toEqual(['decisao', 'fazer', 'obstaculo', 'tempo']);
  });

  it('are none where four new hooks are left for three questions only', () => {
    const used = new Set(
      eight.questions.slice(0, 5).flatMap(({ hooks }) => hooks.slice(0, 5).map(({ text }) => text)),
    );
    expect(choose(used)).toBeNull();
    expect(hasFreshSet(eight, used)).toBe(false);
    expect(freshQuestions(eight, used)).toHaveLength(3);
    expect(hasFreshSet(eight, new Set())).toBe(true);
  });
});
