import { type AnsweredBlock, hooksOf } from '../../../../shared/hook-tree.ts';
import type { WrittenFrom } from '../../../../shared/written-from.ts';
import { describeTreeSource } from '../../../lib/describe-tree-source.ts';
import { describeQuestionOrigin } from '../describe-question-origin.ts';

/** The whole tree as a text: the topic, what it was written from, each question with what it is, its hooks as a list. */
export function writeTreeText({ topic, questions, writtenFrom }: WrittenTree): string {
  const source = describeTreeSource(writtenFrom);
  const heading = source ? `${topic}\n${source.text}${source.name}` : topic;
  return `${[heading, ...questions.map(writeQuestion)].join('\n\n')}\n`;
}

interface WrittenTree {
  topic: string;
  questions: readonly AnsweredBlock[];
  writtenFrom: WrittenFrom;
}

function writeQuestion(block: AnsweredBlock, index: number): string {
  const hooks = hooksOf(block).map(({ hook }) => `- ${hook}`);
  return [`${index + 1}. ${block.question}`, describeQuestionOrigin(block), ...hooks].join('\n');
}
