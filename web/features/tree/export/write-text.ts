import { type AnsweredBlock, hooksOf } from '../../../../shared/hook-tree.ts';
import { describeQuestionOrigin } from '../describe-question-origin.ts';

/** The whole tree as a text: the topic, each question with what it is, its hooks as a list. */
export function writeTreeText(topic: string, questions: readonly AnsweredBlock[]): string {
  return `${[topic, ...questions.map(writeQuestion)].join('\n\n')}\n`;
}

function writeQuestion(block: AnsweredBlock, index: number): string {
  const hooks = hooksOf(block).map(({ hook }) => `- ${hook}`);
  return [`${index + 1}. ${block.question}`, describeQuestionOrigin(block), ...hooks].join('\n');
}
