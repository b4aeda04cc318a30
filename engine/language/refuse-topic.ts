import { findUnusable } from './find-unusable.ts';
import { normaliseTopic } from './normalise-topic.ts';
import { screenText } from './screen-text.ts';
import type { TopicReading } from './topic-types.ts';

export type TopicRefusal = Exclude<TopicReading, { kind: 'topic' }>;

/** Why a text is answered with a message instead of a tree, whatever the content; null for a usable topic. Never throws. */
export function refuseTopic(raw: string): TopicRefusal | null {
  const topic = normaliseTopic(raw);
  const risk = screenText(raw, topic);
  if (risk) return { kind: 'sensitive', ...risk };
  const problem = findUnusable(raw, topic);
  return problem && { kind: 'unusable', ...problem };
}
