import { analyseTopic } from '../../../engine/language/analyse-topic.ts';
import { pickFrames } from '../../../engine/tree/pick-frames.ts';

/** Whoever types these may be in pain or in danger: they read only what was written for them, and weighed. */
export function isForEngineAlone(topic: string): boolean {
  const reading = analyseTopic(topic);
  return reading.kind === 'topic' && pickFrames(reading.analysis).isBankOnly;
}
