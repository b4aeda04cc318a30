import type { Reading } from '../../engine/reading/read-topic.ts';
import { AppError } from '../errors.ts';
import type { TopicReading } from '../generation/tree-generator.ts';

/** Lets a topic of which a tree can be asked for pass; refuses any other with 422 and what to do. */
export function requireTopic(reading: Reading): TopicReading {
  if (reading.kind === 'card' || reading.kind === 'part' || reading.kind === 'ask') return reading;
  const near = 'near' in reading ? { near: reading.near.map(({ name }) => name) } : {};
  const isSensitive = reading.kind === 'refuse' || reading.kind === 'care';
  throw new AppError(isSensitive ? 'sensitive_topic' : 'unusable_topic', reading.message, { details: near });
}
