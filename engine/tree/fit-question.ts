import type { TopicAnalysis } from '../language/topic-types.ts';
import { maximumQuestionLength, type QuestionCandidate } from './question-candidate.ts';

/** What people add to a subject and mean: an age, a lack, a purse, a level. At the end of the topic, as they say it. */
const adjuncts: readonly RegExp[] = [
  /(?:depois|antes) d[oe]s \d{2}(?: anos)?$/iu,
  /aos \d{2}(?: anos)?$/iu,
  /sem \p{L}+(?: \p{L}{4,})?$/iu,
  /com (?:pouc[oa] \p{L}+|\d[\d.]* reais)$/iu,
  /(?:pra|para) iniciantes?$/iu,
  /em apartamento(?: pequeno)?$/iu,
];

/** A question that takes no more: it has its own limit, breaks in two or ends in a choice. */
const isClosed = /[:;,]|\bsem\b|\bcom pouc|\d|\bou\b|iniciante|apartamento|primeiro\?$|fazer\?$/iu;

/** What the topic adds to its subject, as it is said at the end of a question; null when it adds nothing. */
export function adjunctOf({ display }: TopicAnalysis): string | null {
  const topic = display.replace(/[?.…\s]+$/u, '');
  const found = adjuncts.map((pattern) => pattern.exec(topic)?.[0]).find((part) => part !== undefined);
  // "Pra iniciante" goes with a thing; after what one does, one is a beginner.
  return found === undefined ? null : /iniciantes?$/iu.test(found) ? 'sendo iniciante' : found.toLowerCase();
}

/** Whether a question can take such an addition. */
export function takesAdjunct({ text, family }: QuestionCandidate): boolean {
  return family === 'fazer' && !isClosed.test(text);
}

/**
 * The written question with what the topic adds to its subject ("… depois dos 50?"), when it speaks of something else and
 * can take it; else as it is.
 */
export function fitQuestion(question: QuestionCandidate, analysis: TopicAnalysis): string {
  const adjunct = adjunctOf(analysis);
  if (adjunct === null || !question.isOffFocus || !takesAdjunct(question)) return question.text;
  const fitted = `${question.text.slice(0, -1)} ${adjunct}?`;
  return fitted.length <= maximumQuestionLength ? fitted : question.text;
}
