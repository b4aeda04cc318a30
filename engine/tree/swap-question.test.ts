import { describe, expect, it } from 'vitest';
import { hooksOf, type QuestionBlock } from '../../shared/hook-tree.ts';
import { content } from '../../tests/helpers/engine.ts';
import { answered, cardOf, questionOf } from '../../tests/helpers/small-content.ts';
import { generateTree } from './generate-tree.ts';
import { swapQuestion } from './swap-question.ts';

const textsOf = (questions: readonly QuestionBlock[]) =>
  questions.flatMap((block) => hooksOf(block).map(({ hook }) => hook));

describe('the exchange of a question', () => {
  it('goes on until the card is spent, without a hook or a question twice', () => {
    for (const card of content.cards.filter((_, place) => place % 10 === 0)) {
      const reading = answered(card.name, [card]);
      let questions = generateTree({ reading })?.questions ?? [];
      const used = new Set(textsOf(questions));
      let exchanges = 0;
      for (; ; exchanges += 1) {
        const place = exchanges % 4;
        const block = swapQuestion({ reading, questions, place, used });
        if (block === null) break;
        expect(textsOf([block]).filter((text) => used.has(text))).toEqual([]);
        for (const text of textsOf([block])) used.add(text);
        questions = questions.with(place, block);
        expect(new Set(questions.map(({ question }) => question)).size, card.slug).toBe(4);
      }
      expect(exchanges, card.slug).toBeGreaterThanOrEqual(card.questions.length - 4);
    }
  });

  it('brings a question of the same family that the tree does not have', () => {
    const card = cardOf('pano', {
      questions: [...cardOf('pano').questions, questionOf('decisao', 'Qual pano presta?')],
    });
    const reading = answered('pano', [card]);
    const questions = card.questions.slice(0, 4);
    const used = new Set(questions.flatMap(({ hooks }) => hooks.slice(0, 4).map(({ text }) => text)));
    const swap = (place: number) => swapQuestion({ reading, questions, place, used })?.question;
    expect(swap(2)).toBe('Qual pano presta?');
    expect(swap(0)).toBe('Qual pano presta?');
  });

  it('says that people type the question, where they do', () => {
    const reading = answered('pano', [cardOf('pano')]);
    const questions = [
      { question: 'Pergunta de fazer sobre pano?' },
      { question: 'Pergunta de tempo sobre pano?' },
    ];
    const asked = [
      {
        question: 'Pergunta de fazer sobre pano?',
        query: 'pergunta de fazer sobre pano',
        source: 'google' as const,
        askedOn: '2026-11-20',
      },
    ];
    const block = swapQuestion({ reading, questions, place: 0, used: new Set(), asked });
    expect(block?.question_demand).toBeUndefined();
    const open = swapQuestion({ reading, questions: questions.slice(1), place: 0, used: new Set(), asked });
    expect(open).toMatchObject({
      question: 'Pergunta de fazer sobre pano?',
      question_demand: { source: 'google', query: 'pergunta de fazer sobre pano' },
    });
  });

  it('brings nothing where nothing new is left', () => {
    const card = cardOf('pano');
    const reading = answered('pano', [card]);
    const used = new Set(card.questions.flatMap(({ hooks }) => hooks.slice(0, 4).map(({ text }) => text)));
    expect(swapQuestion({ reading, questions: card.questions, place: 0, used })).toBeNull();
  });
});
