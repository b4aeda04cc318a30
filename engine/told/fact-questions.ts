import type { FactQuestion } from '../../shared/topic-unclear.ts';
import type { InterviewGroup } from '../content.ts';

/** The key of the question that a group asks. */
export function questionKey(group: number): string {
  return `${group + 1}`;
}

/** The key of a line in a group. */
export function lineKey(group: number, line: number): string {
  return `${group + 1}.${line + 1}`;
}

/** A label of a group; `{tema}` stands for the topic. */
export function labelOf(label: string, topic: string): string {
  return label.replaceAll('{tema}', topic);
}

/** The form of "Me conta": in each group the creator asks a question as people ask it, and writes lines that open its answer. */
export function listFactQuestions(interview: readonly InterviewGroup[], topic: string): FactQuestion[] {
  return interview.flatMap(({ label, question, lines }, group) => [
    {
      key: questionKey(group),
      label: labelOf(label, topic),
      form: 'question',
      example: question,
      follows: null,
    },
    ...lines.map(
      ({ cue, example }, line): FactQuestion => ({
        key: lineKey(group, line),
        label: cue,
        form: 'sentence',
        example,
        follows: questionKey(group),
      }),
    ),
  ]);
}
