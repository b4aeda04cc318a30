import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { questionFamilies } from '../../engine/content.ts';
import { openEngine } from '../../engine/open-engine.ts';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator } from '../../server/db/roles.ts';
import { createEmbeddedGenerator } from '../../server/generation/embedded.ts';
import type { TreeGenerator } from '../../server/generation/tree-generator.ts';
import { type GenerateHooksOutput, generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { hooksOf, type QuestionBlock } from '../../shared/hook-tree.ts';
import { swapQuestionOutputSchema } from '../../shared/swap-question.ts';
import { readBalances, subscribe } from '../helpers/accounts.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { cardOf, contentOf, questionOf } from '../helpers/small-content.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

/** Three names of one card. */
const [topic, wording, otherWording] = ['Horta em casa', 'Hortinha', 'Horta em vaso'];
/** It has hooks for four trees. */
const card = cardOf('horta', {
  name: topic,
  wordings: [wording, otherWording],
  cues: ['adubo'],
  questions: ['Pergunta', 'Outra'].flatMap((name) =>
    questionFamilies.map((family) => questionOf(family, `${name} de ${family} da horta?`, 8)),
  ),
});
/** Cards beside it. */
const neighbours = ['Minhoca', 'Suculenta', 'Gramado'];
const engine = openEngine(
  contentOf({
    cards: [card, ...neighbours.map((name) => cardOf(name.toLowerCase(), { name, cues: ['adubo'] }))],
  }),
);

const embedded = createEmbeddedGenerator(engine);
/** How many requests wait for each other before their trees are ended, so that they end at the same moment. */
let together = 1;
let waiting: (() => void)[] = [];
const generator: TreeGenerator = {
  ...embedded,
  async generateTree(input, run) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < together) return;
      for (const go of waiting) go();
      waiting = [];
    });
    return embedded.generateTree(input, run);
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ context: { engine, generator } });
});
afterEach(() => {
  together = 1;
});
afterAll(() => server.stop());

async function signUpRich(): Promise<Person> {
  const person = await signUpPerson(server);
  await subscribe(server.database, toUserId(person.id), { remaining: 100, total: 120 });
  return person;
}

const generate = (person: Person, prompt: string, variant = 0) =>
  callFunction(server, person, 'generate-hooks', { prompt, variant });
const treeOf = async (person: Person, prompt: string, variant = 0) =>
  generateHooksOutputSchema.parse((await generate(person, prompt, variant)).body);
const swap = (person: Person, { id }: GenerateHooksOutput, question: number) =>
  callFunction(server, person, 'swap-question', { tree_id: id, question });
const spent = async (person: Person) =>
  100 - ((await readBalances(server.database, toUserId(person.id))).subscription ?? 0);
const hooksIn = (blocks: readonly QuestionBlock[]) =>
  blocks.flatMap((block) => hooksOf(block).map(({ hook }) => hook));
const nothingNew = {
  status: 422,
  body: { code: 'nothing_new', error: expect.stringMatching(/[Bb]usque um tema vizinho/u) },
};

/** All trees of the card under one name, from the first to the last. */
async function takeAll(person: Person): Promise<GenerateHooksOutput[]> {
  const trees = [await treeOf(person, topic)];
  while (trees.at(-1)?.has_more) trees.push(await treeOf(person, topic, trees.length));
  return trees;
}

describe('variants of a topic', () => {
  it('end with the hooks of its card: the last one says so, and the next is refused free of charge', async () => {
    const person = await signUpRich();
    const trees = await takeAll(person);
    expect(trees).toHaveLength(4);
    const hooks = hooksIn(trees.flatMap(({ questions }) => questions));
    expect(new Set(hooks).size).toBe(hooks.length);
    expect(await generate(person, topic, 4)).toMatchObject(nothingNew);
    expect(await spent(person)).toBe(4);
  });

  it('name three topics near the card with the last one, with its refusal, and not before', async () => {
    const person = await signUpRich();
    const trees = await takeAll(person);
    const near = trees.at(-1)?.near ?? [];
    expect(trees.map((tree) => tree.near)).toEqual([[], [], [], near]);
    expect(near.toSorted()).toEqual(neighbours.toSorted());
    expect(await generate(person, topic, 4)).toMatchObject({ body: { near } });
  });

  it('say again whether there is more when they are opened again', async () => {
    const person = await signUpRich();
    const trees = await takeAll(person);
    expect(await treeOf(person, topic, 3)).toMatchObject({ reused: true, has_more: false });
    // The next one is the person’s already.
    expect(await treeOf(person, topic, 2)).toMatchObject({ id: trees[2]?.id, reused: true, has_more: true });
  });
});

describe('other wordings of a topic', () => {
  it('bring no hook that a tree of the first wording has', async () => {
    const person = await signUpRich();
    const trees = [
      await treeOf(person, topic),
      await treeOf(person, wording),
      await treeOf(person, otherWording),
    ];
    const hooks = hooksIn(trees.flatMap(({ questions }) => questions));
    expect(new Set(hooks).size).toBe(48);
    expect(await spent(person)).toBe(3);
  });

  it('show the card once more, free, when the person has had all of it', async () => {
    const person = await signUpRich();
    const had = hooksIn((await takeAll(person)).flatMap(({ questions }) => questions));
    const again = await treeOf(person, wording);
    expect(again).toMatchObject({ has_more: false, reused: false });
    for (const hook of hooksIn(again.questions)) expect(had).toContain(hook);
    expect(await generate(person, wording, 1)).toMatchObject(nothingNew);
    expect(await spent(person)).toBe(4);
  });

  it('asked for in two tabs at once share what is left: one tree is new and paid, the other request is not', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const person = await signUpRich();
      for (const variant of [0, 1]) await treeOf(person, topic, variant);
      await treeOf(person, wording);
      together = 2;
      const answers = await Promise.all([generate(person, topic, 2), generate(person, wording, 1)]);
      together = 1;
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await spent(person)).toBe(4);
      const { data } = await person.client.from('saved_trees').select('questions');
      const hooks = hooksIn((data ?? []).flatMap(({ questions }) => questions as QuestionBlock[]));
      expect(new Set(hooks).size).toBe(64);
    }
  });

  it('count the hooks of a tree from before cards were noted', async () => {
    const person = await signUpRich();
    const old = await treeOf(person, topic);
    await asOperator(server.database, (transaction) =>
      transaction.query('update public.saved_trees set card = null where id = $1', [old.id]),
    );
    const next = await treeOf(person, wording);
    for (const hook of hooksIn(next.questions)) expect(hooksIn(old.questions)).not.toContain(hook);
  });
});

describe('exchanges of questions', () => {
  it('use up hooks of the card, and end where it does, free as ever', async () => {
    const person = await signUpRich();
    const tree = await treeOf(person, topic);
    const seen = hooksIn(tree.questions);
    let has_more = tree.has_more;
    for (let round = 0; round < 2; round += 1)
      for (const question of [1, 2, 3, 4]) {
        const { status, body } = await swap(person, tree, question);
        if (status === 422) continue;
        const output = swapQuestionOutputSchema.parse(body);
        seen.push(...hooksIn([output.block]));
        ({ has_more } = output);
      }
    const trees = [tree];
    while (has_more) {
      const next = await treeOf(person, topic, trees.length);
      seen.push(...hooksIn(next.questions));
      trees.push(next);
      ({ has_more } = next);
    }
    expect(new Set(seen).size).toBe(seen.length);
    const last = trees.at(-1) as GenerateHooksOutput;
    const answers = [];
    for (const question of [1, 2, 3, 4]) answers.push(await swap(person, last, question));
    expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(0);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(nothingNew);
    expect(await generate(person, topic, trees.length)).toMatchObject(nothingNew);
    expect(await spent(person)).toBe(trees.length);
  });

  it('asked for at once when nothing is left are all told so', async () => {
    const person = await signUpRich();
    const [tree] = await takeAll(person);
    if (tree === undefined) throw new Error('No tree');
    const answers = await Promise.all(Array.from({ length: 4 }, () => swap(person, tree, 1)));
    for (const answer of answers) expect(answer).toMatchObject(nothingNew);
  });

  it('of two questions at once bring no hook and no question twice', async () => {
    const person = await signUpRich();
    const tree = await treeOf(person, topic);
    const answers = await Promise.all([1, 2, 3, 4].map((question) => swap(person, tree, question)));
    const blocks = answers.map(({ body }) => swapQuestionOutputSchema.parse(body).block);
    const hooks = [...hooksIn(tree.questions), ...hooksIn(blocks)];
    expect(new Set(hooks).size).toBe(32);
    expect(new Set(blocks.map(({ question }) => question)).size).toBe(4);
  });

  it('leave no hook that went to be charged for with the next variant', async () => {
    const person = await signUpRich();
    const tree = await treeOf(person, topic);
    await swap(person, tree, 1);
    const next = await treeOf(person, topic, 1);
    const gone = hooksIn(tree.questions.slice(0, 1));
    for (const hook of hooksIn(next.questions)) expect(gone).not.toContain(hook);
  });
});
