import type { FactQuestion } from '../../shared/topic-unclear.ts';
import type { Kind } from '../content.ts';

/** The key of the question that a group asks. */
export function questionKey(group: number): string {
  return `${group + 1}`;
}

/** The key of a line in a group. */
export function lineKey(group: number, line: number): string {
  return `${group + 1}.${line + 1}`;
}

/** The form of "Me conta": in each group the creator asks a question as people ask it, and completes openings to lines that answer it. */
export function listFactQuestions({ interview }: Pick<Kind, 'interview'>): FactQuestion[] {
  return interview.flatMap(({ label, question, starters }, group) => [
    { key: questionKey(group), label, form: 'question', example: question, follows: null },
    ...starters.map(
      ({ opening, example }, line): FactQuestion => ({
        key: lineKey(group, line),
        label: `${opening} …`,
        form: 'sentence',
        example,
        follows: questionKey(group),
      }),
    ),
  ]);
}
