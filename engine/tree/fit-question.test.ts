import { expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';

const { generateTree } = engine;

const firstQuestion = (topic: string) => {
  const result = generateTree({ topic, variant: 0 });
  return result.kind === 'tree' ? (result.tree.questions[0]?.question ?? '') : result.kind;
};

it.each([
  ['dor nas costas depois dos 50', /depois dos 50\?$/],
  ['dor nas costas', /^(?!.*depois dos).*\?$/],
  ['ganhar massa sem academia', /sem academia\?$/],
  ['valorant pra iniciante', /sendo iniciante\?$/],
])('fits the first question to what the topic adds: %s', (topic, expected) => {
  expect(firstQuestion(topic)).toMatch(expected);
});
