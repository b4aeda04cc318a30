import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { listWanted } from '../../server/functions/wanted-topics.ts';
import { appErrorBodySchema } from '../../shared/app-error-body.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { topicUnclearSchema } from '../../shared/topic-unclear.ts';
import { readBalances } from '../helpers/accounts.ts';
import { careTopic, knownTopics, partOfTopic, unknownTopic } from '../helpers/known-topics.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const generate = (person: Person, body: unknown, headers?: Record<string, string>) =>
  callFunction(server, person, 'generate-hooks', body, headers);
const treeOf = async (person: Person, body: unknown) =>
  generateHooksOutputSchema.parse((await generate(person, body)).body);
const balances = (person: Person) => readBalances(server.database, toUserId(person.id));

async function countReservations(person: Person): Promise<number> {
  const { rows } = await asService(server.database, (transaction) =>
    transaction.query('select from billing.reservations where user_id = $1', [person.id]),
  );
  return rows.length;
}

async function spendAll(person: Person): Promise<void> {
  for (const prompt of knownTopics.slice(0, 4)) await generate(person, { prompt });
  expect(await balances(person)).toMatchObject({ free: 0 });
}

const treesOf = async (person: Person) =>
  (await person.client.from('saved_trees').select('id')).data?.length ?? 0;

describe('a topic that no card is about', () => {
  it('is answered with what it may be, what to ask, and the nearest topics, and nothing is charged or held', async () => {
    const person = await signUpPerson(server);
    const { status, body } = await generate(person, { prompt: 'balestra empenada' });
    expect(status).toBe(422);
    expect(appErrorBodySchema.parse(body)).toMatchObject({
      code: 'topic_unclear',
      error: 'Ainda não conheço “Balestra empenada”.',
    });
    const { topic, kinds, questions, told } = topicUnclearSchema.parse(body);
    expect({ topic, told }).toEqual({ topic: unknownTopic, told: {} });
    expect(kinds.map(({ key }) => key)).toContain('defeito');
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(await balances(person)).toMatchObject({ free: 4, ledgerFree: 4 });
    expect(await countReservations(person)).toBe(0);
    expect(await treesOf(person)).toBe(0);
  });

  it('names the half that is known', async () => {
    const person = await signUpPerson(server);
    const { body } = await generate(person, { prompt: 'Dormir melhor no submarino' });
    expect(topicUnclearSchema.parse(body).near).toContain('Dormir melhor');
    expect(appErrorBodySchema.parse(body).error).toContain('tenho “Dormir melhor”');
  });

  it('is answered so with no credit left, and to a reader of events', async () => {
    const person = await signUpPerson(server);
    await spendAll(person);
    for (const accept of ['application/json', 'text/event-stream']) {
      const { status, body } = await generate(person, { prompt: unknownTopic }, { accept });
      expect(status).toBe(422);
      expect(topicUnclearSchema.parse(body).topic).toBe(unknownTopic);
    }
  });

  it('is counted for the operator without the person, and never where it shows a risk or an address', async () => {
    const [one, other] = [await signUpPerson(server), await signUpPerson(server)];
    const prompt = 'Vitral em chumbo derretido';
    for (const person of [one, other, other]) await generate(person, { prompt });
    for (const refused of [
      'quero me matar',
      'Zurnagaite do fulano@example.com',
      'Zurnagaite (11) 98765-4321',
    ])
      await generate(one, { prompt: refused });
    const wanted = await asService(server.database, (transaction) => listWanted(transaction, 100));
    expect(wanted.find(({ topic }) => topic === prompt)).toMatchObject({ times: 3 });
    expect(JSON.stringify(wanted)).not.toMatch(/matar|fulano|98765/u);
    const { rows } = await asOperator(server.database, (transaction) =>
      transaction.query<{ text: string }>('select wanted::text as text from private.wanted_topics wanted'),
    );
    for (const { text } of rows) {
      expect(text).not.toContain(one.id);
      expect(text).not.toContain(other.id);
    }
  });
});

describe('general ideas', () => {
  it('cost nothing, with no credit left, and are stored once', async () => {
    const person = await signUpPerson(server);
    await spendAll(person);
    const reservations = await countReservations(person);
    const asked = { prompt: unknownTopic, kind: 'defeito' };
    const tree = await treeOf(person, asked);
    expect(tree).toMatchObject({
      written_from: { source: 'kind', name: expect.stringMatching(/^uma? /u) },
      has_more: false,
      reused: false,
      credits: { remaining: 0 },
    });
    expect(await treeOf(person, asked)).toMatchObject({ id: tree.id, reused: true, has_more: false });
    expect(await countReservations(person)).toBe(reservations);
    expect(await generate(person, { ...asked, variant: 1 })).toMatchObject({
      status: 422,
      body: { code: 'nothing_new' },
    });
  });

  it('stand beside those of another kind and a tree of the topic itself', async () => {
    const person = await signUpPerson(server);
    const prompt = knownTopics[0];
    const trees = [
      await treeOf(person, { prompt }),
      await treeOf(person, { prompt, kind: 'habito' }),
      await treeOf(person, { prompt, kind: 'cotidiano' }),
    ];
    expect(new Set(trees.map(({ id }) => id)).size).toBe(3);
    expect(await balances(person)).toMatchObject({ free: 3, ledgerFree: 3 });
    expect(await treesOf(person)).toBe(3);
  });

  it('are one tree for two tabs at once', async () => {
    const person = await signUpPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => treeOf(person, { prompt: unknownTopic, kind: 'defeito' })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ reused }) => !reused)).toHaveLength(1);
    expect(await treesOf(person)).toBe(1);
  });

  it('of a kind that does not exist are refused, and so are those for a topic that needs care', async () => {
    const person = await signUpPerson(server);
    for (const asked of [
      { prompt: unknownTopic, kind: 'unicornio' },
      { prompt: careTopic, kind: 'cotidiano' },
    ])
      expect(await generate(person, asked)).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  });

  it('come as events too, question by question', async () => {
    const person = await signUpPerson(server);
    const asked = { prompt: unknownTopic, kind: 'defeito' };
    const { body } = await generate(person, asked, { accept: 'text/event-stream' });
    expect(String(body).match(/^event: .+$/gmu)).toEqual([
      ...Array(4)
        .fill(['event: question-start', ...Array(4).fill('event: hook-add'), 'event: question-add'])
        .flat(),
      'event: tree-end',
    ]);
  });

  it('have an end in an hour, as each of them is stored', async () => {
    const person = await signUpPerson(server);
    const answers = [];
    for (let count = 0; count < 61; count += 1)
      answers.push((await generate(person, { prompt: `Balestra ${count + 1}`, kind: 'defeito' })).status);
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(answers[60]).toBe(429);
    expect((await generate(person, { prompt: knownTopics[0] })).status).toBe(200);
  });
});

describe('a part of what a card is about', () => {
  it('gets the larger card’s tree, named and free, and none of its hooks is charged for later', async () => {
    const person = await signUpPerson(server);
    await spendAll(person);
    const tree = await treeOf(person, { prompt: partOfTopic.topic });
    expect(tree).toMatchObject({
      written_from: { source: 'larger-card', name: partOfTopic.larger },
      has_more: true,
      credits: { remaining: 0 },
    });
    expect(await treeOf(person, { prompt: partOfTopic.topic })).toMatchObject({ id: tree.id, reused: true });
  });
});
