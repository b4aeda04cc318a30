import { findUnusable } from './find-unusable.ts';
import { longestInput, normaliseTopic } from './normalise-topic.ts';
import { screenTopic } from './screen-topic.ts';
import type { TopicReading } from './topic-types.ts';

export type TopicRefusal = Exclude<TopicReading, { kind: 'topic' }>;

/** Why a text is answered with a message instead of a tree, whatever the content; null for a usable topic. Never throws. */
export function refuseTopic(raw: string): TopicRefusal | null {
  const topic = normaliseTopic(raw);
  const risk = screenTopic(`${raw.slice(0, longestInput)} | ${topic.running}`);
  if (risk) return { kind: 'sensitive', ...risk };
  const problem = findUnusable(raw, topic);
  return problem && { kind: 'unusable', ...problem };
}
