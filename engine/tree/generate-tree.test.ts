import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HookNode, hooksOf } from '../../shared/hook-tree.ts';
import { questionBlocksSchema } from '../../shared/hook-tree-schema.ts';
import { engine } from '../../tests/helpers/engine.ts';
import { topics } from '../../tests/quality/topics.ts';
import { classFrames } from '../content/frames.ts';
import type { HookTree } from './generate-tree.ts';
import { lintHook, restates } from './lint-hook.ts';
import { measureHook } from './measure-hook.ts';

const { generateTree } = engine;

function treeOf(topic: string, variant = 0): HookTree | null {
  const result = generateTree({ topic, variant });
  return result.kind === 'tree' ? result.tree : null;
}

function hooksIn(tree: HookTree): HookNode[] {
  return tree.questions.flatMap(hooksOf);
}

const firstTrees = topics.flatMap((topic) => treeOf(topic) ?? []);

test('nearly every quality topic gives a tree; the rest is refused with a sentence for the person', () => {
  expect(firstTrees.length).toBeGreaterThanOrEqual(topics.length - 2);
  const refused = generateTree({ topic: 'asdfgh qwerty', variant: 0 });
  expect(refused.kind).toBe('unusable');
  expect(refused.kind === 'unusable' && refused.message.length).toBeGreaterThan(10);
});

test('spelling, case and spaces around a topic do not change its tree', () => {
  expect(treeOf('  emagrecer na academia ')?.questions).toEqual(treeOf('Emagrecer na academia')?.questions);
});

describe.each(firstTrees.map((tree) => [tree.topic, tree] as const))('%s', (_topic, tree) => {
  const hooks = hooksIn(tree);
  const measures = hooks.map(({ hook }) => measureHook(hook));

  test('has four questions, each short, asked and different', () => {
    expect(questionBlocksSchema.safeParse(tree.questions).success).toBe(true);
    const questions = tree.questions.map(({ question }) => question);
    expect(new Set(questions).size).toBe(4);
    for (const question of questions) expect(question).toMatch(/^[\p{Lu}\d“]|^\p{Ll}\p{Lu}/u);
    for (const question of questions)
      expect(question.endsWith('?') && question.length <= 80, question).toBe(true);
  });

  test('has four different mechanisms a question, ten in all, none more than twice', () => {
    for (const block of tree.questions)
      expect(new Set(hooksOf(block).map(({ mechanism }) => mechanism)).size).toBe(4);
    const uses = new Map<string, number>();
    for (const { mechanism } of hooks) uses.set(mechanism, (uses.get(mechanism) ?? 0) + 1);
    expect(uses.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(2);
  });

  test('opens sixteen ways and shares no four words in a row', () => {
    expect(new Set(measures.map(({ opening }) => opening)).size).toBe(16);
    const fourGrams = measures.flatMap(({ fourGrams: own }) => [...new Set(own)]);
    expect(new Set(fourGrams).size).toBe(fourGrams.length);
  });

  test('asks, addresses, confesses and repeats the topic within measure', () => {
    const count = (isSo: (place: number) => boolean) => hooks.filter((_hook, place) => isSo(place)).length;
    expect(count((place) => measures[place]?.isQuestion === true)).toBeLessThanOrEqual(3);
    expect(count((place) => measures[place]?.startsWithYou === true)).toBeLessThanOrEqual(3);
    expect(count((place) => measures[place]?.isFirstPerson === true)).toBeLessThanOrEqual(7);
    const topic = tree.topic.toLowerCase();
    if (topic.includes(' '))
      expect(hooks.filter(({ hook }) => hook.toLowerCase().includes(topic)).length).toBeLessThanOrEqual(2);
  });

  test('passes the lint and never says a question again', () => {
    const names = new Set(tree.topic.split(/[^\p{L}\d]+/u));
    for (const block of tree.questions) {
      for (const { hook } of hooksOf(block)) {
        const serious = lintHook({ text: hook, names }).filter((reason) => reason !== 'mid-sentence-capital');
        expect(serious, hook).toEqual([]);
        expect(restates(hook, block.question), `${block.question} / ${hook}`).toBe(false);
      }
    }
  });
});

describe('asking again', () => {
  const disjoint = (topic: string, variants: number) => {
    const seen = new Map<string, number>();
    for (let variant = 0; variant < variants; variant += 1) {
      const tree = treeOf(topic, variant);
      expect(tree).not.toBeNull();
      for (const { hook } of tree ? hooksIn(tree) : []) {
        expect(seen.get(hook), `${hook} in variants ${seen.get(hook)} and ${variant}`).toBeUndefined();
        seen.set(hook, variant);
      }
    }
  };

  const someTopics = (isKnown: boolean) =>
    firstTrees
      .filter(({ tier }) => (tier !== 'class') === isKnown)
      .flatMap(({ topic }, place) => (place % 3 === 0 ? [topic] : []));

  test.each(someTopics(true))(
    'gives five sets with nothing in common where the domain is known: %s',
    (topic) => disjoint(topic, 5),
  );

  test.each(someTopics(false))('gives three sets with nothing in common anywhere: %s', (topic) =>
    disjoint(topic, 3),
  );

  test.each([12, 49, 50, 1000, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'still gives a whole tree for variant %s',
    (variant) => {
      expect(questionBlocksSchema.safeParse(treeOf('Tocar violão', variant)?.questions).success).toBe(true);
    },
  );
});

test('whatever is typed, there is a whole tree or a clear refusal', () => {
  const word = fc.constantFrom(
    ...'como fazer o a de em que não quero meu minha bolo cachorro Brasil 2024 R$ !!! 😀 viver correr ia pra ou ? “ { } {t} {v:3s} null'.split(
      ' ',
    ),
  );
  const phrase = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 60 }), phrase),
      (topic) => {
        const result = generateTree({ topic, variant: 0 });
        if (result.kind !== 'tree') {
          expect(result.message.length).toBeGreaterThan(10);
          return;
        }
        expect(questionBlocksSchema.safeParse(result.tree.questions).success, JSON.stringify(topic)).toBe(
          true,
        );
        for (const { hook } of hooksIn(result.tree)) expect(hook).not.toMatch(/[!{}]/u);
      },
    ),
    { numRuns: 500, seed: 20_260 },
  );
});

test('a topic without a bank is served by whole written hooks before composed ones', () => {
  const written = new Set(classFrames['living-being'].hooks.map(({ text }) => text));
  const isWhole = (hook: string) =>
    written.has(hook) || [...written].some((text) => matchesTemplate(text, hook));
  const tree = treeOf('Ipê amarelo');
  expect(tree?.tier).toBe('class');
  expect(hooksIn(tree as HookTree).filter(({ hook }) => isWhole(hook)).length).toBeGreaterThanOrEqual(9);
});

/** Whether a finished hook can have come from a template with topic slots. */
function matchesTemplate(template: string, hook: string): boolean {
  const [first = '', ...rest] = template.split(/\{[^}]*\}/u);
  return rest.length > 0 && hook.startsWith(first) && hook.endsWith(rest.at(-1) ?? '');
}
