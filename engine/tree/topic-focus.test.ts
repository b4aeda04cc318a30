import { describe, expect, it } from 'vitest';
import { analyseTopic } from '../language/analyse-topic.ts';
import { contentStems } from '../language/stems.ts';
import { generateTree } from './generate-tree.ts';
import { pickFrames } from './pick-frames.ts';
import { topicFocus } from './topic-focus.ts';

function focusOf(topic: string) {
  const reading = analyseTopic(topic);
  if (reading.kind !== 'topic') throw new Error(`Not a topic: ${topic}`);
  return [...topicFocus(reading.analysis, pickFrames(reading.analysis).bank)];
}

describe('what a topic says beyond its subtopic', () => {
  it('is nothing when it is the subtopic', () => {
    expect(focusOf('Emagrecer na academia')).toEqual([]);
    expect(focusOf('Dor nas costas')).toEqual([]);
  });

  it('is what nobody would guess from the subtopic', () => {
    expect(focusOf('Cachorro que late muito')).toContain(contentStems('late')[0]);
    expect(focusOf('dieta low carb')).toEqual(expect.arrayContaining(contentStems('low carb')));
  });

  it.each([
    ['Cachorro que late muito', /late/],
    ['dieta low carb', /low carb/i],
  ])('puts a written question about it into the tree: %s', (topic, wanted) => {
    const result = generateTree({ topic, variant: 0 });
    const questions = result.kind === 'tree' ? result.tree.questions.map(({ question }) => question) : [];
    expect(questions.some((question) => wanted.test(question))).toBe(true);
  });
});

it('asks a dish about itself, not about another dish of its shelf', () => {
  const result = generateTree({ topic: 'tacacá', variant: 0 });
  const questions = result.kind === 'tree' ? result.tree.questions.map(({ question }) => question) : [];
  expect(questions.filter((question) => /feijoada|baião/i.test(question))).toEqual([]);
  expect(questions.filter((question) => /tacacá/i.test(question)).length).toBeGreaterThanOrEqual(2);
});
