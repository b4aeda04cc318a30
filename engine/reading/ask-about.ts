import type { TopicUnclear } from '../../shared/topic-unclear.ts';
import type { InterviewGroup } from '../content.ts';
import { listFactQuestions } from '../told/fact-questions.ts';
import type { UnknownTopic } from './read-topic.ts';

/** What to ask about a topic that no card is about, and what to say to the person. */
export interface Clarification extends Omit<TopicUnclear, 'told'> {
  message: string;
}

/** Turns a reading that ends in a question into what stands on the screen. */
export function askAbout(
  { display, matches, near, kinds, care }: UnknownTopic,
  interview: readonly InterviewGroup[],
): Clarification {
  const [nearest] = matches;
  const known = nearest?.name === null || nearest === undefined ? null : nearest.card.name;
  return {
    message: known === null ? `Ainda não conheço “${display}”.` : `Não tenho “${display}”; tenho “${known}”.`,
    topic: display,
    kinds: kinds.map(({ key, label }) => ({ key, label })),
    near: near.map(({ name }) => name),
    care,
    questions: listFactQuestions(interview, display),
  };
}
