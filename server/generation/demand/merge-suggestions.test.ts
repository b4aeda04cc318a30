import { describe, expect, it } from 'vitest';
import type { QuestionDemandSource } from '../../../shared/demand.ts';
import { mergeSuggestions } from './merge-suggestions.ts';

const askedOn = '2026-11-20';

/** Suggestions of one source, each with its position before it. */
function answer(source: QuestionDemandSource, lines: readonly string[], day = askedOn) {
  const found = lines.map((line) => ({ query: line.slice(2), position: Number(line[0]) }));
  return { source, askedOn: day, found };
}

const merge = (...answers: readonly ReturnType<typeof answer>[]) => mergeSuggestions('café', answers);
const questions = (...answers: readonly ReturnType<typeof answer>[]) =>
  merge(...answers).map(({ question }) => question);

describe('the questions of several search boxes', () => {
  it('come once each, the best-placed first, with where and when they were read', () => {
    expect(
      merge(
        answer('google', ['3 café ou chá', '1 por que café da sono', '2 café letra']),
        answer('youtube', ['2 como coar café'], '2026-11-02'),
      ),
    ).toEqual([
      {
        query: 'por que café da sono',
        question: 'Por que café dá sono?',
        source: 'google',
        position: 1,
        askedOn,
      },
      {
        query: 'como coar café',
        question: 'Como coar café?',
        source: 'youtube',
        position: 2,
        askedOn: '2026-11-02',
      },
      { query: 'café ou chá', question: 'Café ou chá?', source: 'google', position: 3, askedOn },
    ]);
  });

  it('are better when two sources bring them, and stay with the first', () => {
    const merged = merge(
      answer('google', ['3 como coar café', '4 café ou chá']),
      answer('brave', ['4 cafe ou cha', '2 café engorda']),
    );
    expect(merged.map(({ query, source, position }) => [query, source, position])).toEqual([
      ['café ou chá', 'google', 4],
      ['café engorda', 'brave', 2],
      ['como coar café', 'google', 3],
    ]);
  });

  it('are the same when accents, marks, small words or their order alone differ', () => {
    expect(
      questions(
        answer('google', [
          '1 qual o melhor café do brasil',
          '2 qual melhor cafe do brasil',
          '3 qual é o melhor café do brasil?',
          '4 dá pra tomar café à noite',
          '5 da para tomar cafe a noite',
          '6 café ou chá',
          '7 chá ou café',
        ]),
      ),
    ).toEqual(['Qual o melhor café do Brasil?', 'Dá pra tomar café à noite?', 'Café ou chá?']);
  });

  it('stay apart when they ask something else', () => {
    const apart = [
      '1 por que tomar café',
      '1 como tomar café',
      '1 o que tomar com café',
      '1 o que tomar sem café',
    ];
    expect(questions(answer('google', apart))).toHaveLength(4);
    expect(questions(answer('google', ['1 pode tomar café', '1 por que não pode tomar café']))).toHaveLength(
      2,
    );
  });

  it('are twelve at most', () => {
    const many = 'abcdefghijklmnop'
      .split('')
      .map((letter) => `1 como é o café tipo ${letter}${letter}${letter}`);
    expect(merge(answer('google', many))).toHaveLength(12);
  });

  it('are none where nothing was found', () => {
    expect(merge(answer('google', []), answer('youtube', ['1 café com leite']))).toEqual([]);
  });
});
