import { expect, test } from 'vitest';
import type { NounEntry, Skeleton } from '../content/content-types.ts';
import type { TopicAnalysis } from '../language/topic-types.ts';
import { compileSkeleton, fillSkeleton } from './fill-skeleton.ts';
import type { Filler, FillerList } from './resolve-frame.ts';

const violao: TopicAnalysis = {
  raw: 'Tocar violão',
  display: 'Tocar violão',
  key: 'tocar violao',
  form: 'infinitive',
  intent: null,
  noun: null,
  verb: { verb: 'tocar', rest: 'violão' },
  pair: null,
  situation: null,
  semanticClass: 'action',
  domain: null,
  subtopic: null,
  flags: [],
};

function filler(list: FillerList, fields: Filler['fields']): Filler {
  return {
    list,
    key: JSON.stringify(fields),
    fields,
    stems: new Set(),
    families: null,
    isClose: false,
    namesTopic: false,
  };
}

function fill(template: string, fillers: Record<string, Filler>): string | null {
  const skeleton: Skeleton = { id: 'test', mechanism: 'cena', template };
  return fillSkeleton(compileSkeleton(skeleton), new Map(Object.entries(fillers)), violao);
}

const noun = (text: string, gender: NounEntry['gender'], number: NounEntry['number']) =>
  filler('objects', { noun: { text, gender, number } });

test.each([
  [noun('balança', 'f', 's'), 'A balança é a última a saber.'],
  [noun('espelho', 'm', 's'), 'O espelho é o último a saber.'],
  [noun('fotos', 'f', 'p'), 'As fotos são as últimas a saber.'],
  [noun('halteres', 'm', 'p'), 'Os halteres são os últimos a saber.'],
])('words around a noun agree with it: %#', (object, expected) => {
  const template = '{object:o} {é|são:object} {o último|a última|os últimos|as últimas:object} a saber.';
  expect(fill(template, { 'objects#1': object })).toBe(expected);
});

test.each([
  ['de', 'Sai da balança agora.'],
  ['em', 'Sai na balança agora.'],
  ['por', 'Sai pela balança agora.'],
  ['pra', 'Sai pra balança agora.'],
  ['a', 'Sai à balança agora.'],
  ['um', 'Sai uma balança agora.'],
  ['esse', 'Sai essa balança agora.'],
])('a noun takes the form %s', (form, expected) => {
  expect(fill(`sai {object:${form}} agora.`, { 'objects#1': noun('balança', 'f', 's') })).toBe(expected);
});

test('a plural noun cannot be "um"', () => {
  expect(fill('sai {object:um} agora.', { 'objects#1': noun('fotos', 'f', 'p') })).toBeNull();
});

test.each([
  ['inf', 'Copiar a ficha.'],
  ['3s', 'Copia a ficha.'],
  ['1s', 'Copio a ficha.'],
  ['imp', 'Copiava a ficha.'],
  ['perf1', 'Copiei a ficha.'],
  ['ger', 'Copiando a ficha.'],
])('an act is conjugated: %s', (form, expected) => {
  const act = filler('wrongActs', { verb: { verb: 'copiar', rest: 'a ficha' } });
  expect(fill(`{wrongAct:${form}}.`, { 'wrongActs#1': act })).toBe(expected);
});

test('belief and correction come from one entry, two objects from two', () => {
  const pair = filler('beliefs', { belief: 'suar emagrece', correction: 'suor é água' });
  expect(fill('dizem que {belief}. {correction}.', { 'beliefs#1': pair })).toBe(
    'Dizem que suar emagrece. Suor é água.',
  );
  expect(
    fill('{object:o#1} e {object:o#2}.', {
      'objects#1': noun('balança', 'f', 's'),
      'objects#2': noun('espelho', 'm', 's'),
    }),
  ).toBe('A balança e o espelho.');
});

test('a quoted line keeps its mark inside the quotes, or loses it when the sentence goes on', () => {
  const line = filler('audienceLines', { text: 'Amanhã eu começo.' });
  expect(fill('“{audienceLine}” Vamos ver.', { 'audienceLines#1': line })).toBe(
    '“Amanhã eu começo.” Vamos ver.',
  );
  expect(fill('“{audienceLine:bare}”: era eu.', { 'audienceLines#1': line })).toBe(
    '“Amanhã eu começo”: era eu.',
  );
});

test('the topic takes its place, and a form that it does not have leaves the skeleton out', () => {
  const act = filler('wrongActs', { verb: { verb: 'esperar', rest: 'a vontade chegar' } });
  expect(fill('dá pra {v} sem {wrongAct:inf}.', { 'wrongActs#1': act })).toBe(
    'Dá pra tocar violão sem esperar a vontade chegar.',
  );
  expect(fill('no caso {t:de}, {wrongAct:inf}.', { 'wrongActs#1': act })).toBeNull();
});

test.each(['{scenes}.', '{objeto:o}.', '{é|são|foi:object} {object:o}.', '{é|são:object}.'])(
  'a slip of the pen in %j stops the start',
  (template) => {
    expect(() => compileSkeleton({ id: 'slip', mechanism: 'cena', template })).toThrow();
  },
);
