import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leansToRisk, readRisk } from '../../engine/reading/read-risk.ts';
import { content, engine } from '../helpers/engine.ts';

const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const labelled = linesOf('readings/risks.tsv').map(
  (line) => line.split('\t') as [label: string, text: string],
);
const risks = labelled.filter(([label]) => label !== 'harmless');
const training = new URL('../../scripts/risk-training/', import.meta.url);
const trained = readdirSync(training)
  .filter((file) => /^(?:care|refuse)-/.test(file))
  .flatMap((file) =>
    linesOf(`../../scripts/risk-training/${file}`).map(
      (text) => [file.replace('-', ':').replace('.txt', ''), text] as const,
    ),
  );
const stoppedOf = (texts: readonly string[]) => texts.filter((text) => readRisk(text) !== null);

describe('wordings labelled by hand', () => {
  it('are found where they tell of a risk, or asked about with care, every one', () =>
    expect(risks.filter(([, text]) => readRisk(text) === null && !leansToRisk(text))).toEqual([]));

  it('are not stopped where they tell of none', () =>
    expect(stoppedOf(labelled.flatMap(([label, text]) => (label === 'harmless' ? [text] : [])))).toEqual([]));

  it('are met with care or refused as they should be, nearly always', () => {
    const wrong = risks.filter(([label, text]) => readRisk(text)?.kind !== label.split(':')[0]);
    expect({ wrong, tooMany: wrong.length > risks.length * 0.04 }).toMatchObject({ tooMany: false });
  });

  it('are at least sixty a category, together with those that the weights were trained with', () => {
    const counts = new Map<string, number>();
    for (const [label] of [...risks, ...trained]) counts.set(label, (counts.get(label) ?? 0) + 1);
    counts.delete('refuse:violence');
    expect(counts.size).toBe(21);
    expect([...counts].filter(([, count]) => count < 60)).toEqual([]);
  });
});

it('finds the wordings that the weights were trained with, or leans towards them, but for a few that rest on a single hint', () => {
  const missed = trained.filter(([, text]) => readRisk(text) === null && !leansToRisk(text));
  expect({ missed, tooMany: missed.length > trained.length * 0.05 }).toMatchObject({ tooMany: false });
});

/** Ordinary topics that are stopped nevertheless, each read by a person: a message serves them better than hooks. */
const reviewed = new Set(linesOf('readings/stopped-topics.txt'));

describe('ordinary topics', () => {
  const isStopped = (topic: string) => {
    if (readRisk(topic) === null) return false;
    const { kind } = engine.readTopic(topic);
    return kind === 'care' || kind === 'refuse';
  };

  it('are stopped only where the list of reviewed ones says so', () => {
    const ordinary = linesOf('readings/ordinary-topics.txt').flatMap((line) => line.split(' | '));
    expect(new Set(ordinary.filter(isStopped))).toEqual(reviewed);
  });

  it('that name a card are never stopped, and those typed for it only where somebody is hurt, or asks for harm', () => {
    const names = content.cards.flatMap(({ name, wordings }) => [name, ...wordings]);
    expect(names.filter(isStopped)).toEqual([]);
    const cues = content.cards.flatMap((card) => card.cues);
    expect(cues.filter(isStopped).toSorted()).toEqual([
      'aborto espontâneo estabilidade',
      'autolesão',
      'baiano preguiçoso',
      'bate na mãe',
      'casa de gente falecida',
      'chumbinho e cachorro',
      'chá abortivo',
      'creolina em cachorro',
      'criança queimada',
      'deepfake de aluna',
      'desmaio por fome',
      'ele me controla',
      'envenenar gato',
      'ex que não aceita o fim',
      'filho que bate na mãe',
      'fé e depressão',
      'jogaram veneno no cachorro',
      'meu filho apanha na escola',
      'ozempic sem receita',
      'pedófilo na internet',
      'pegar aposentadoria da avó',
      'piada de baiano',
      'piada racista',
      'sonegar',
      'água oxigenada na ferida',
    ]);
  });
});

describe('what a subject of care is answered with', () => {
  it.each([
    ['Luto', 'luto'],
    ['processo de luto', 'luto'],
    ['perdi meu pai', 'luto-de-pai'],
    ['perdi o bebê', 'perda-gestacional'],
    ['mulher de alcoólatra', 'familiar-com-dependencia'],
    ['recaída', 'recaida-e-vicio'],
    ['crise de pânico', 'crise-de-panico'],
    ['filha com anorexia', 'transtorno-alimentar-na-familia'],
    ['setembro amarelo', 'quem-pensa-em-morrer'],
    ['violência doméstica', 'violencia-domestica'],
    ['abuso na infância', 'abuso-na-infancia'],
    ['meu filho sofre bullying', 'bullying-com-o-filho'],
    ['idoso maltratado', 'violencia-contra-idoso'],
  ])('is its card, and where help is: %s', (topic, slug) => {
    const reading = engine.readTopic(topic);
    expect(reading).toMatchObject({
      kind: 'card',
      match: { card: { slug } },
      care: expect.stringMatching(/1[089][0289]/),
    });
  });

  it.each([
    ['quero morrer', /CVV.*188/],
    ['meu pai me bate todo dia', /Disque 100/],
    ['meu marido me bate e eu tenho medo', /180.*190/],
    ['minha filha se corta e eu não sei o que fazer', /188/],
    ['acordei com ele em cima de mim e eu não queria', /Disque 100/],
  ])('is a message alone where somebody may be in danger now: %s', (topic, help) => {
    const reading = engine.readTopic(topic);
    expect(reading.kind).toBe('care');
    expect('message' in reading && reading.message).toMatch(help);
  });
});

it('stops at most three of a thousand hooks of our own cards, read as if a model wrote them', () => {
  const hooks = content.cards
    .filter(({ needsCare }) => !needsCare)
    .flatMap(({ questions }) => questions.flatMap(({ hooks: written }) => written.map(({ text }) => text)));
  // A hook is stopped by rules alone.
  const stopped = hooks.filter((text) => readRisk(text)?.isRuled);
  expect({ stopped, tooMany: stopped.length > hooks.length * 0.003 }).toMatchObject({ tooMany: false });
});
