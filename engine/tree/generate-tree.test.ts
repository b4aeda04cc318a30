import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hooksOf } from '../../shared/hook-tree.ts';
import { questionBlocksSchema } from '../../shared/hook-tree-schema.ts';
import { content, engine } from '../../tests/helpers/engine.ts';
import { answered, cardOf, questionOf } from '../../tests/helpers/small-content.ts';
import type { Card } from '../content.ts';
import { generateTree, type HookTree } from './generate-tree.ts';
import { restates } from './lint-hook.ts';
import { measureHook, mostInTree } from './measure-hook.ts';

const hooksIn = (tree: HookTree) => tree.questions.flatMap(hooksOf);
const textsIn = (tree: HookTree) => hooksIn(tree).map(({ hook }) => hook);

/** Trees one after the other, until the card has nothing new. */
function treesOf(card: Card): HookTree[] {
  const reading = answered(card.name, [card]);
  const trees: HookTree[] = [];
  const used = new Set<string>();
  for (let tree = generateTree({ reading, used }); tree !== null; tree = generateTree({ reading, used })) {
    trees.push(tree);
    for (const text of textsIn(tree)) used.add(text);
  }
  return trees;
}

const treesByCard = content.cards.map((card) => ({ card, trees: treesOf(card) }));
const allTrees = treesByCard.flatMap(({ card, trees }) =>
  trees.map((tree, variant) => ({ name: `${card.slug} ${variant}`, variant, tree })),
);
const brokenBy = (isBroken: (tree: HookTree, variant: number) => boolean) =>
  allTrees.filter(({ tree, variant }) => isBroken(tree, variant)).map(({ name }) => name);

describe('the trees of all cards', () => {
  it('are of the agreed shape: four questions that differ, four hooks each', () => {
    expect(brokenBy(({ questions }) => !questionBlocksSchema.safeParse(questions).success)).toEqual([]);
    expect(
      brokenBy(({ questions }) => new Set(questions.map(({ question }) => question)).size !== 4),
    ).toEqual([]);
  });

  it('carry the answer to each question', () => {
    for (const { card, trees } of treesByCard) {
      const answers = new Map(card.questions.map(({ question, answer }) => [question, answer]));
      for (const { question, question_answer } of trees.flatMap(({ questions }) => questions))
        expect(question_answer, question).toBe(answers.get(question));
    }
  });

  it('hold only what the card says, and say that they are from a card', () => {
    for (const { card, trees } of treesByCard) {
      const written = new Set(card.questions.flatMap(({ hooks }) => hooks.map(({ text }) => text)));
      expect(trees.flatMap(textsIn).filter((text) => !written.has(text))).toEqual([]);
      expect(trees.every(({ writtenFrom }) => writtenFrom.source === 'card')).toBe(true);
    }
  });

  it('have the first four questions of the card in the first', () => {
    for (const { card, trees } of treesByCard)
      expect(trees[0]?.questions.map(({ question }) => question)).toEqual(
        card.questions.slice(0, 4).map(({ question }) => question),
      );
  });

  it('have four different mechanisms a question, and share neither an opening nor four words', () => {
    const broken = brokenBy((tree) => {
      const measures = hooksIn(tree).map(({ hook }) => measureHook(hook));
      const runs = measures.flatMap(({ fourGrams }) => [...new Set(fourGrams)]);
      return (
        tree.questions.some((block) => new Set(hooksOf(block).map(({ mechanism }) => mechanism)).size < 4) ||
        new Set(measures.map(({ opening }) => opening)).size < 16 ||
        new Set(runs).size < runs.length
      );
    });
    expect(broken).toEqual([]);
  });

  it('ask, begin with the viewer and confess no oftener than the limits allow', () => {
    const broken = brokenBy((tree) => {
      const measures = hooksIn(tree).map(({ hook }) => measureHook(hook));
      return (
        measures.filter(({ isQuestion }) => isQuestion).length > mostInTree.questions ||
        measures.filter(({ startsWithYou }) => startsWithYou).length > mostInTree.startsWithYou ||
        measures.filter(({ isFirstPerson }) => isFirstPerson).length > mostInTree.firstPerson
      );
    });
    expect(broken).toEqual([]);
  });

  it('never say a question again', () => {
    const said = allTrees.flatMap(({ tree }) =>
      tree.questions.flatMap((block) => textsOfBlock(block).filter((hook) => restates(hook, block.question))),
    );
    expect(said).toEqual([]);
  });
});

const textsOfBlock = (block: HookTree['questions'][number]) => hooksOf(block).map(({ hook }) => hook);

describe('asking for another tree', () => {
  it('gives nothing twice, and says exactly while there is more', () => {
    for (const { card, trees } of treesByCard) {
      const texts = trees.flatMap(textsIn);
      expect(new Set(texts).size, card.slug).toBe(texts.length);
      expect(trees.map(({ hasMore }) => hasMore)).toEqual(trees.map((_, place) => place < trees.length - 1));
    }
  });

  it('gives two trees of every card with eight questions', () =>
    expect(
      treesByCard
        .filter(({ card, trees }) => card.questions.length >= 8 && trees.length < 2)
        .map(({ card }) => card.slug),
    ).toEqual([]));

  it('gives nothing where a card has fewer than four questions with four new hooks', () => {
    const card = cardOf('bolo');
    const reading = answered('bolo', [card]);
    const first = generateTree({ reading });
    expect(first?.hasMore).toBe(false);
    expect(generateTree({ reading, used: new Set(first === null ? [] : textsIn(first)) })).toBeNull();
    const two = new Set(card.questions[0]?.hooks.slice(0, 2).map(({ text }) => text));
    expect(generateTree({ reading, used: two })).not.toBeNull();
    expect(
      generateTree({ reading, used: new Set(card.questions[0]?.hooks.slice(0, 3).map(({ text }) => text)) }),
    ).toBeNull();
  });

  it('takes no longer for the fourth than for the first', () => {
    const millisecondsOf = (variant: number) => {
      const durations = treesByCard.map(({ card, trees }) => {
        const reading = answered(card.name, [card]);
        const used = new Set(trees.slice(0, variant).flatMap(textsIn));
        const start = performance.now();
        generateTree({ reading, used });
        return performance.now() - start;
      });
      return durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.95)] ?? 0;
    };
    millisecondsOf(0);
    expect(millisecondsOf(3)).toBeLessThan(millisecondsOf(0) * 3 + 5);
  });
});

describe('the reading of a topic', () => {
  it('decides alone: spelling, case and spaces change nothing', () => {
    const questionsOf = (topic: string) => {
      const reading = engine.readTopic(topic);
      if (!('match' in reading)) throw new Error(reading.kind);
      return generateTree({ reading })?.questions;
    };
    expect(questionsOf('  emagrecer na ACADEMIA 😂')).toEqual(questionsOf('Emagrecer na academia'));
  });

  const bread = cardOf('pao', {
    name: 'Pão',
    cues: ['fermento vencido'],
    questions: [
      ...cardOf('pao').questions,
      questionOf('obstaculo', 'Por que o fermento vencido não cresce?'),
      questionOf('tempo', 'Que fermento usar de noite?'),
    ],
  });

  it('puts the question first that answers what the topic adds to the name', () => {
    expect(
      generateTree({ reading: answered('pão com fermento vencido', [bread]) })?.questions[0]?.question,
    ).toBe('Por que o fermento vencido não cresce?');
  });

  it('serves a part from the larger card, says so, and keeps near the part', () => {
    const tree = generateTree({ reading: answered('fermento vencido não cresce', [bread]) });
    expect(tree?.writtenFrom).toEqual({ source: 'larger-card', name: 'Pão' });
    const questions = tree?.questions.map(({ question }) => question);
    expect(questions?.[0]).toBe('Por que o fermento vencido não cresce?');
    expect(questions).toContain('Que fermento usar de noite?');
  });
});

it('reads whatever is typed as a tree, a question back or a refusal with its sentence', () => {
  const word = fc.constantFrom(
    ...'como fazer o a de em que não quero meu minha bolo cachorro Brasil 2024 R$ !!! 😀 viver correr ia pra ou ? “ { } {tema} null how to ansiedad'.split(
      ' ',
    ),
  );
  const phrase = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 60 }), phrase),
      (topic) => {
        const reading = engine.readTopic(topic);
        switch (reading.kind) {
          case 'card':
          case 'part':
            expect(questionBlocksSchema.safeParse(generateTree({ reading })?.questions).success).toBe(true);
            break;
          case 'ask':
            expect(engine.askAbout(reading).message).toContain(reading.display);
            break;
          default:
            expect(reading.message.length).toBeGreaterThan(10);
        }
      },
    ),
    { numRuns: 500, seed: 20_260 },
  );
});
