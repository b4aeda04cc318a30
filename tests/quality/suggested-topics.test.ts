import { expect, it } from 'vitest';
import { topicExamples } from '../../web/features/search/topic-examples.ts';
import { engine } from '../helpers/engine.ts';

it.each(topicExamples)('“%s”, which the dashboard suggests, is the topic of a card', (topic) => {
  expect(engine.readTopic(topic).kind).toBe('card');
});
