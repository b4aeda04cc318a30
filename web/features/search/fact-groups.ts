import { hooksPerQuestion } from '../../../shared/hook-tree.ts';
import type { FactQuestion, Facts } from '../../../shared/topic-unclear.ts';

/** A question that the person asks as people do, and the lines that answer it. */
export interface FactGroup {
  question: FactQuestion;
  lines: readonly FactQuestion[];
}

export interface MissingFacts {
  hasQuestion: boolean;
  /** How many lines more make a question of the tree. */
  lines: number;
}

/** The questions in their order, each with the lines that go on from it. */
export function groupFactQuestions(questions: readonly FactQuestion[]): FactGroup[] {
  const isLine = ({ follows }: FactQuestion) => questions.some(({ key }) => key === follows);
  return questions
    .filter((question) => !isLine(question))
    .map((question) => ({ question, lines: questions.filter(({ follows }) => follows === question.key) }));
}

/** The typed answers, trimmed; empty ones are left out. */
export function writtenFacts(questions: readonly FactQuestion[], facts: Facts): Facts {
  const written = questions.map(({ key }) => [key, writtenText(key, facts)] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

/** What a group still needs before anything is sent; the server has the last word. */
export function missingIn({ question, lines }: FactGroup, facts: Facts): MissingFacts {
  const written = lines.filter((line) => writtenText(line.key, facts) !== '').length;
  return {
    hasQuestion: writtenText(question.key, facts) !== '',
    lines: Math.max(0, Math.min(hooksPerQuestion, lines.length) - written),
  };
}

export function isComplete(group: FactGroup, facts: Facts): boolean {
  const { hasQuestion, lines } = missingIn(group, facts);
  return hasQuestion && lines === 0;
}

/** What is missing as a sentence. */
export function describeMissing({ hasQuestion, lines }: MissingFacts): string {
  const counted = lines === 1 ? '1\u00a0frase' : `${lines}\u00a0frases`;
  if (lines === 0) return hasQuestion ? 'Esta está pronta.' : 'Falta a pergunta.';
  if (!hasQuestion) return `Faltam a pergunta e ${counted}.`;
  return `${lines === 1 ? 'Falta' : 'Faltam'} ${counted}.`;
}

function writtenText(key: string, facts: Facts): string {
  return (facts[key] ?? '').trim();
}
