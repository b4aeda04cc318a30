import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { hooksOf } from '../../shared/hook-tree.ts';
import { swapQuestionOutputSchema } from '../../shared/swap-question.ts';
import { readBalances } from '../helpers/accounts.ts';
import {
  type LocalModel,
  type ModelReply,
  startLocalModel,
  treeReply,
  treeText,
} from '../helpers/local-model.ts';
import { forgetAnswers, startModelServer } from '../helpers/model-server.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import type { TestServer } from '../helpers/test-server.ts';

const topic = 'Dormir melhor';
/** Long enough for a local server, short enough for a test that waits for them to pass. */
const shortDeadlines = { firstChunkMs: 1_500, chunkMs: 1_500, totalMs: 60_000 };

let model: LocalModel;
let servers: Record<'falling' | 'alone' | 'fallingSoon' | 'aloneSoon', TestServer>;
beforeAll(async () => {
  model = await startLocalModel();
  const [falling, alone, fallingSoon, aloneSoon] = await Promise.all([
    startModelServer(model),
    startModelServer(model, { hasFallback: false }),
    startModelServer(model, { deadlines: shortDeadlines }),
    startModelServer(model, { hasFallback: false, deadlines: shortDeadlines }),
  ]);
  servers = { falling, alone, fallingSoon, aloneSoon };
});
beforeEach(async () => {
  for (const { database } of Object.values(servers)) await forgetAnswers(database);
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop();
  await model.stop();
});

/** The good tree with every hook in English: right in shape, and of no use. */
function inEnglish(): string {
  const reply = treeReply(topic);
  const lines = [
    'Nobody told you about',
    'Stop doing this with',
    'The real reason behind',
    'I was wrong about',
  ];
  for (const [index, { ganchos }] of reply.perguntas.entries())
    for (const [place, gancho] of ganchos.entries())
      gancho.texto = `${lines[place]} your sleep number ${index + 1}.`;
  return JSON.stringify(reply);
}

interface Fault {
  name: string;
  reply: ModelReply;
  /** What a person reads where no engine helps out. */
  says: string;
  isSlow?: boolean;
}

/** Asks for a further attempt at once. */
const soon = { 'retry-after-ms': '1' };

const faults: Fault[] = [
  { name: 'answers 500', reply: { status: 500, headers: soon }, says: 'não respondeu' },
  { name: 'answers 401', reply: { status: 401 }, says: 'não está disponível' },
  { name: 'answers 403', reply: { status: 403 }, says: 'não está disponível' },
  {
    name: 'answers 429 for long',
    reply: { status: 429, headers: soon },
    says: 'pedidos demais',
  },
  { name: 'answers no JSON', reply: { text: 'Não posso ajudar com isso.' }, says: 'não passou' },
  { name: 'answers broken JSON', reply: { text: '{"perguntas": [{"pergunta": ' }, says: 'não passou' },
  { name: 'answers another JSON', reply: { text: '{"resposta": 42}' }, says: 'não passou' },
  { name: 'answers nothing', reply: { text: '' }, says: 'não passou' },
  {
    name: 'asks in English',
    reply: { text: JSON.stringify({ perguntas: [{ pergunta: 'How do I sleep better?', ganchos: [] }] }) },
    says: 'não passou',
  },
  { name: 'writes its hooks in English', reply: { text: inEnglish() }, says: 'não passou' },
  {
    name: 'is cut before the first question',
    reply: { text: treeText(topic), cutAfter: 10 },
    says: 'não respondeu',
  },
  {
    name: 'is cut in the middle',
    reply: { text: treeText(topic), cutAfter: 900, pauseMilliseconds: 5 },
    says: 'não respondeu',
  },
  {
    name: 'says nothing for long',
    reply: { text: treeText(topic), stallAfter: 0 },
    says: 'demorou demais',
    isSlow: true,
  },
  {
    name: 'stalls in the middle',
    reply: { text: treeText(topic), stallAfter: 900 },
    says: 'demorou demais',
    isSlow: true,
  },
];

const generate = (server: TestServer, person: Person) =>
  callFunction(server, person, 'generate-hooks', { prompt: topic });
const creditsOf = async (server: TestServer, person: Person) =>
  (await readBalances(server.database, toUserId(person.id))).free;
const textsOf = (blocks: Parameters<typeof hooksOf>[0][]) =>
  blocks.flatMap((block) => hooksOf(block).map(({ hook }) => hook));

describe.each(faults)('a model that $name', ({ reply, says, isSlow = false }) => {
  const falling = () => (isSlow ? servers.fallingSoon : servers.falling);
  const alone = () => (isSlow ? servers.aloneSoon : servers.alone);

  it('costs nobody a tree: the embedded engine delivers', async () => {
    model.answer(() => reply);
    const person = await signUpPerson(falling());
    const { status, body } = await generate(falling(), person);
    expect(status).toBe(200);
    const { engine, questions } = generateHooksOutputSchema.parse(body);
    expect(engine).toContain('embedded-4');
    const texts = textsOf(questions);
    expect(new Set(texts).size).toBe(16);
    expect(texts.join(' ')).not.toMatch(/your sleep/);
    expect(await creditsOf(falling(), person)).toBe(3);
  });

  it('costs nobody a credit where none does, and says what to do', async () => {
    model.answer(() => reply);
    const person = await signUpPerson(alone());
    expect(await generate(alone(), person)).toMatchObject({
      status: 502,
      body: { code: 'generation_failed', error: expect.stringContaining(says) },
    });
    expect(await creditsOf(alone(), person)).toBe(4);
    expect((await person.client.from('saved_trees').select('id')).data).toEqual([]);
    model.answer(() => ({ text: treeText(topic) }));
    expect((await generate(alone(), person)).status).toBe(200);
    expect(await creditsOf(alone(), person)).toBe(3);
  });

  it('costs nobody an exchange of one question', async () => {
    model.answer(() => ({ text: treeText(topic) }));
    const person = await signUpPerson(falling());
    const tree = generateHooksOutputSchema.parse((await generate(falling(), person)).body);
    model.answer(() => reply);
    const { status, body } = await callFunction(falling(), person, 'swap-question', {
      tree_id: tree.id,
      question: 2,
    });
    expect(status).toBe(200);
    const { block, engine } = swapQuestionOutputSchema.parse(body);
    expect(engine).toBe('openai-compatible/local + embedded-4');
    const texts = textsOf([...tree.questions, block]);
    expect(new Set(texts).size).toBe(20);
    expect(textsOf([block]).join(' ')).not.toMatch(/your sleep/);
  });
});
