import { describe, expect, it } from 'vitest';
import { engine, knowledge } from '../../tests/helpers/engine.ts';
import { contentStems } from '../language/stems.ts';
import { pickFrames } from './pick-frames.ts';
import { namesAnother, topicFocus } from './topic-focus.ts';

const { analyseTopic, generateTree } = engine;

function focusOf(topic: string) {
  const reading = analyseTopic(topic);
  if (reading.kind !== 'topic') throw new Error(`Not a topic: ${topic}`);
  return [...topicFocus(reading.analysis, pickFrames(reading.analysis, knowledge).bank)];
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

it.each([
  ['Nubank', /Nubank/],
  ['viajar pra dubai com pouca grana', /Dubai/],
  ['Gramado no inverno', /Gramado/],
  ['comprar um Corolla usado', /Corolla/],
])('asks at least one question about the name in it: %s', (topic, name) => {
  const result = generateTree({ topic, variant: 0 });
  const questions = result.kind === 'tree' ? result.tree.questions.map(({ question }) => question) : [];
  expect(questions.some((question) => name.test(question))).toBe(true);
});

it('tells a question about another author, place or work of the same shelf', () => {
  const analysisOf = (topic: string) => {
    const reading = analyseTopic(topic);
    if (reading.kind !== 'topic') throw new Error(`Not a topic: ${topic}`);
    return reading.analysis;
  };
  const ofMachado = 'Por onde começar a ler Machado de Assis?';
  expect(namesAnother(ofMachado, analysisOf('Cora Coralina'))).toBe(true);
  expect(namesAnother(ofMachado, analysisOf('Machado de Assis'))).toBe(false);
  expect(namesAnother(ofMachado, analysisOf('criar o hábito de ler'))).toBe(false);
  expect(namesAnother('O que fazer em Gramado no inverno?', analysisOf('Campos do Jordão'))).toBe(true);
});
