import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { asService } from '../../server/db/roles.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { factsSchema, topicUnclearSchema } from '../../shared/topic-unclear.ts';
import { readBalances } from '../helpers/accounts.ts';
import { careTopic, knownTopics, unknownTopic } from '../helpers/known-topics.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { fillForm } from '../helpers/told-facts.ts';
import { deleteAccount, exportAccount, findMentions } from './account-steps.ts';

const prompt = unknownTopic;
const facts = fillForm(prompt);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const generate = (person: Person, body: unknown) => callFunction(server, person, 'generate-hooks', body);
const treeOf = async (person: Person, body: unknown) =>
  generateHooksOutputSchema.parse((await generate(person, body)).body);
const toldOf = async (person: Person, topic: string = prompt) =>
  topicUnclearSchema.parse((await generate(person, { prompt: topic })).body).told;

async function countReservations(person: Person): Promise<number> {
  const { rows } = await asService(server.database, (transaction) =>
    transaction.query('select from billing.reservations where user_id = $1', [person.id]),
  );
  return rows.length;
}

describe('what a person tells about a topic', () => {
  it('becomes a tree of sixteen hooks, free, with no credit left, and the same facts give the same tree', async () => {
    const person = await signUpPerson(server);
    for (const topic of knownTopics.slice(0, 4)) await generate(person, { prompt: topic });
    const held = await countReservations(person);
    const tree = await treeOf(person, { prompt, facts });
    expect(tree).toMatchObject({
      topic: prompt,
      written_from: { source: 'told', name: null },
      has_more: false,
      reused: false,
      credits: { remaining: 0 },
    });
    expect(await treeOf(person, { prompt, facts })).toMatchObject({ id: tree.id, reused: true });
    expect(await countReservations(person)).toBe(held);
    expect(await readBalances(server.database, toUserId(person.id))).toMatchObject({
      free: 0,
      ledgerFree: 0,
    });
  });

  it('stands beside a tree from other facts about the same topic', async () => {
    const person = await signUpPerson(server);
    const first = await treeOf(person, { prompt, facts });
    const second = await treeOf(person, {
      prompt,
      facts: { ...facts, '1.1': 'Troca os dois lados de uma vez, nunca um só' },
    });
    expect(second).toMatchObject({ reused: false });
    expect(second.id).not.toBe(first.id);
    expect(JSON.stringify(second.questions)).not.toBe(JSON.stringify(first.questions));
  });

  it('is one tree for two tabs at once', async () => {
    const person = await signUpPerson(server);
    const trees = await Promise.all(Array.from({ length: 5 }, () => treeOf(person, { prompt, facts })));
    expect(new Set(trees.map(({ id }) => id)).size).toBe(1);
  });

  it('fills the form the next time, in any spelling of the topic, and nobody else’s', async () => {
    const [person, stranger] = [await signUpPerson(server), await signUpPerson(server)];
    await treeOf(person, { prompt, facts });
    expect(await toldOf(person, 'BALESTRA empenada!')).toEqual(facts);
    expect(await toldOf(stranger)).toEqual({});
    const changed = { ...facts, '1': 'como saber se é balestra?' };
    await generate(person, { prompt, facts: changed });
    expect(await toldOf(person)).toEqual(changed);
    const others = await stranger.client.from('told_topics').select('facts');
    expect(others.data).toEqual([]);
  });

  it('is kept also where it was too little, and the answer says what to add', async () => {
    const person = await signUpPerson(server);
    const little = { '1': 'como saber se é balestra?', '1.1': 'Se bate na lombada, olha a balestra' };
    expect(await generate(person, { prompt, facts: little })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', error: expect.stringMatching(/^Falta/u) },
    });
    expect(await toldOf(person)).toEqual(little);
    expect(await generate(person, { prompt, facts: {} })).toMatchObject({ status: 400 });
    expect(await toldOf(person)).toEqual(little);
  });

  it('is in the copy of the person’s data, and gone with the account', async () => {
    const person = await signUpPerson(server);
    const line = 'Aperta a porca só com o carro no chão, no fim da tarde';
    const own = { ...facts, '1.1': line };
    await treeOf(person, { prompt, facts: own });
    const { record } = await exportAccount(server, person);
    expect(record).toMatchObject({
      contado_por_voce: [{ tema: prompt, respostas: own }],
      buscas: [{ tema: prompt, escrita_a_partir_de: 'o que você contou', perguntas_trocadas: [] }],
    });
    expect(await findMentions(server.database, line)).toContain('public.told_topics');
    expect((await deleteAccount(server, person)).status).toBe(200);
    expect(await findMentions(server.database, line)).toEqual([]);
  });

  it('can be thrown away by the person', async () => {
    const person = await signUpPerson(server);
    await treeOf(person, { prompt, facts });
    expect((await person.client.from('told_topics').delete().eq('topic', prompt)).error).toBeNull();
    expect(await toldOf(person)).toEqual({});
  });

  it('is refused where it shows a risk, before anything of it is kept', async () => {
    const person = await signUpPerson(server);
    const harmful = { ...facts, '2.2': 'como matar alguém sem deixar rastro' };
    expect(await generate(person, { prompt, facts: harmful })).toMatchObject({
      status: 422,
      body: { code: 'sensitive_topic' },
    });
    expect(await toldOf(person)).toEqual({});
  });

  it('is not used for a topic that needs care', async () => {
    const person = await signUpPerson(server);
    expect(await generate(person, { prompt: careTopic, facts })).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    });
  });

  it.each([
    { '1': 'x'.repeat(201) },
    Object.fromEntries(Array.from({ length: 25 }, (_, count) => [`chave${count}`, 'x'])),
    { ['k'.repeat(41)]: 'x' },
    { '1': 7 },
    ['1'],
    '1',
  ])('has limits: %.40j', async (told) => {
    const person = await signUpPerson(server);
    expect(factsSchema.safeParse(told).success).toBe(false);
    expect(await generate(person, { prompt, facts: told })).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    });
  });

  it('is emptied of what a database cannot hold and of keys that nothing asks for', async () => {
    const person = await signUpPerson(server);
    await generate(person, {
      prompt,
      facts: { '1.1': '  usar\u0000chave\ud800 errada ', __proto__: 'x', qualquer: 'x', '12': 'x' },
    });
    expect(await toldOf(person)).toEqual({ '1.1': 'usar chave\ufffd errada' });
  });

  it('of three hundred topics is kept, the oldest going for a new one', async () => {
    const person = await signUpPerson(server);
    await asService(server.database, async (transaction) => {
      for (let count = 0; count < 305; count += 1)
        await transaction.query(`select private.keep_told($1, $2, $2, '{}', 300)`, [
          person.id,
          `tema ${count}`,
        ]);
    });
    const { data } = await person.client.from('told_topics').select('topic');
    expect(data).toHaveLength(300);
    expect(data).not.toContainEqual({ topic: 'tema 0' });
    expect(data).toContainEqual({ topic: 'tema 304' });
  });
});
