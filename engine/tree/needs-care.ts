import type { Knowledge } from '../knowledge.ts';
import { analyseTopic } from '../language/analyse-topic.ts';
import { pickFrames } from './pick-frames.ts';

/** Whether a topic belongs to a card whose audience may be in pain or in danger: it gets only what was written for it. */
export function needsCare(topic: string, knowledge: Knowledge): boolean {
  const reading = analyseTopic(topic, knowledge.matchSubtopic);
  return reading.kind === 'topic' && pickFrames(reading.analysis, knowledge).isBankOnly;
}
