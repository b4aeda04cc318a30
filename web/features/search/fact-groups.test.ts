import { describe, expect, it } from 'vitest';
import type { FactQuestion } from '../../../shared/topic-unclear.ts';
import { describeMissing, groupFactQuestions, isComplete, missingIn, writtenFacts } from './fact-groups.ts';

const ask = (key: string, label: string, follows: string | null = null): FactQuestion => ({
  key,
  label,
  form: follows === null ? 'question' : 'sentence',
  example: '',
  follows,
});
const questions = [
  ask('1', 'Uma pergunta de quem começa'),
  ask('2', 'Uma pergunta de quem já errou'),
  ...['O estrago', 'O gesto proibido', 'Uma cena', 'O sinal', 'A conta'].map((cue, line) =>
    ask(`1.${line + 1}`, cue, '1'),
  ),
  ask('2.1', 'Seu veredito', '2'),
];
const [first, second] = groupFactQuestions(questions);
if (!first || !second) throw new Error('There are two groups');

describe('the questions about a topic', () => {
  it('stand in their order, each with the lines that answer it', () => {
    expect(first.lines.map(({ key }) => key)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5']);
    expect(second.lines.map(({ key }) => key)).toEqual(['2.1']);
  });

  it('lose no line whose question is not asked', () => {
    const [lone] = groupFactQuestions([ask('9.1', 'O estrago', '9')]);
    expect(lone?.question.key).toBe('9.1');
  });
});

describe('what is sent', () => {
  it('is what was written, without what is blank or no longer asked', () => {
    const typed = {
      1: '  vale a pena? ',
      '1.2': 'Antes de comprar, mede.',
      '1.3': '  ',
      8: 'de antes',
    };
    expect(writtenFacts(questions, typed)).toEqual({ 1: 'vale a pena?', '1.2': 'Antes de comprar, mede.' });
  });
});

describe('what a question still needs', () => {
  const lines = { '1.1': 'Se você corre, para.', '1.2': 'Antes de ir, olha.', '1.3': 'Eu já caí.' };
  const tell = (facts: Record<string, string>) =>
    describeMissing(missingIn(first, facts)).replaceAll('\u00a0', ' ');

  it('is itself and four lines, whichever', () => {
    expect(tell({})).toBe('Faltam a pergunta e 4 frases.');
    expect(tell(lines)).toBe('Faltam a pergunta e 1 frase.');
    expect(tell({ ...lines, 1: 'Vale?' })).toBe('Falta 1 frase.');
    expect(tell({ 1: 'Vale?' })).toBe('Faltam 4 frases.');
    expect(tell({ ...lines, '1.5': 'Ninguém avisa.' })).toBe('Falta a pergunta.');
    const whole = { ...lines, 1: 'Vale?', '1.5': 'Ninguém avisa.' };
    expect(tell(whole)).toBe('Esta está pronta.');
    expect(isComplete(first, whole)).toBe(true);
    expect(isComplete(first, { ...whole, '1.5': ' ' })).toBe(false);
  });

  it('is no more than the lines it has', () => {
    expect(isComplete(second, { 2: 'Dá certo?', '2.1': 'Quem corre, erra.' })).toBe(true);
  });
});
