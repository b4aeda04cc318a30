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

/**
 * The written question with what the topic adds to its subject ("… depois dos 50?"), when it speaks of something else and
 * can take it; else as it is.
 */
export function fitQuestion(question: QuestionCandidate, analysis: TopicAnalysis): string {
  if (!question.isOffFocus || question.family !== 'fazer' || isClosed.test(question.text))
    return question.text;
  const topic = analysis.display.replace(/[?.…\s]+$/u, '');
  const adjunct = adjuncts.map((pattern) => pattern.exec(topic)?.[0]).find((found) => found !== undefined);
  if (adjunct === undefined) return question.text;
  const fitted = `${question.text.slice(0, -1)} ${adjunct.toLowerCase()}?`;
  return fitted.length <= maximumQuestionLength ? fitted : question.text;
}
