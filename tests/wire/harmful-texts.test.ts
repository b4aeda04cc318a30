import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needsCare } from '../../engine/reading/needs-care.ts';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator, asService } from '../../server/db/roles.ts';
import { type GenerateHooksOutput, generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { hooksOf } from '../../shared/hook-tree.ts';
import { topicUnclearSchema } from '../../shared/topic-unclear.ts';
import { readBalances, subscribe } from '../helpers/accounts.ts';
import { engine } from '../helpers/engine.ts';
import { type LocalModel, startLocalModel, treeReply, treeText } from '../helpers/local-model.ts';
import { forgetAnswers, startModelServer } from '../helpers/model-server.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { harmfulTexts, harmlessTexts } from '../helpers/screened-texts.ts';
import type { TestServer } from '../helpers/test-server.ts';

let model: LocalModel;
let server: TestServer;
let person: Person;
let tree: GenerateHooksOutput;
beforeAll(async () => {
  model = await startLocalModel();
  server = await startModelServer(model);
  person = await signUpPerson(server);
  await subscribe(server.database, toUserId(person.id), { remaining: 120, total: 120 });
  tree = generateHooksOutputSchema.parse((await call('generate-hooks', { prompt: 'Dormir melhor' })).body);
});
beforeEach(async () => {
  await forgetAnswers(server.database);
  model.requests.length = 0;
  // An exchange must not bring back what the tree holds.
  model.answer(({ prompt }) => ({ text: treeText('Dormir melhor', prompt.includes('<lista>') ? 1 : 0) }));
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const call = (name: string, body: unknown) => callFunction(server, person, name, body);

/** Changes a stored tree, as one stands that was written before the screen knew its words. */
async function changeTree(id: string, { topic, hook }: { topic?: string; hook?: string }) {
  await asOperator(server.database, (transaction) =>
    transaction.query(
      `update public.saved_trees set topic = coalesce($2, topic),
         questions = case when $3::text is null then questions else jsonb_set(questions, '{0,hook_1}', to_jsonb($3::text)) end
       where id = $1`,
      [id, topic ?? null, hook ?? null],
    ),
  );
}

async function countReservations(): Promise<number> {
  const { rows } = await asService(server.database, (transaction) =>
    transaction.query<{ count: number }>(
      'select count(*)::integer as count from billing.reservations where user_id = $1',
      [person.id],
    ),
  );
  return rows[0]?.count ?? -1;
}

describe('a harmful text', () => {
  const cases = Object.entries(harmfulTexts).flatMap(([help, texts]) =>
    texts.map((text) => [text, help] as const),
  );
  it.each(cases)(
    'is refused by every call before a credit is held or a model asked: %s',
    async (text, help) => {
      const before = [await readBalances(server.database, toUserId(person.id)), await countReservations()];
      const hook = `${text}${'. E o resto é com você'.repeat(8)}`;
      await changeTree(tree.id, { topic: text });
      const answers = [
        await call('generate-hooks', { prompt: text }),
        await call('busca-referencias', { hook: text }),
        await call('busca-referencias', { hook }),
        await call('busca-referencias', { hook: tree.questions[0]?.hook_1, tree_id: tree.id }),
        await call('check-hook', { hook: text }),
        await call('swap-question', { tree_id: tree.id, question: 1 }),
      ];
      for (const answer of answers) {
        expect(answer).toEqual({
          status: 422,
          body: { code: 'sensitive_topic', error: expect.stringContaining(help) },
        });
      }
      expect([await readBalances(server.database, toUserId(person.id)), await countReservations()]).toEqual(
        before,
      );
      expect(model.requests).toHaveLength(0);
    },
  );
});

describe('a harmless text that sounds alike', () => {
  it.each(harmlessTexts.map((text) => [text]))('passes every call: %s', async (text) => {
    const payer = await signUpPerson(server);
    const ask = (name: string, body: unknown) => callFunction(server, payer, name, body);
    const generated = await ask('generate-hooks', { prompt: text });
    for (const name of ['busca-referencias', 'check-hook'])
      expect((await ask(name, { hook: text })).status, name).toBe(200);
    if (needsCare(engine.readTopic(text))) {
      // No model writes of what a card is written with care about: the person is led to that card.
      expect(topicUnclearSchema.parse(generated.body)).toMatchObject({ kinds: [], questions: [] });
      return;
    }
    const { id } = generateHooksOutputSchema.parse(generated.body);
    expect((await ask('swap-question', { tree_id: id, question: 1 })).status).toBe(200);
  });
});

describe('a subject of care that a card was written for', () => {
  it.each([['Luto'], ['perdi meu pai'], ['crise de pânico'], ['setembro amarelo']])(
    'gets the tree of that card, and every answer says where help is: %s',
    async (prompt) => {
      const first = await call('generate-hooks', { prompt });
      const again = await call('generate-hooks', { prompt });
      expect([first.status, again.status]).toEqual([200, 200]);
      for (const { body } of [first, again])
        expect(generateHooksOutputSchema.parse(body)).toMatchObject({
          engine: expect.stringMatching(/^embedded/),
          care: expect.stringMatching(/188/),
        });
      expect(model.requests).toHaveLength(0);
      const { id } = generateHooksOutputSchema.parse(first.body);
      expect((await call('swap-question', { tree_id: id, question: 1 })).status).toBe(200);
    },
  );

  it('keeps where help is with the tree, for the day it is opened again', async () => {
    const answer = await call('generate-hooks', { prompt: 'Luto' });
    const { id, care } = generateHooksOutputSchema.parse(answer.body);
    const { data } = await person.client.from('saved_trees').select('care').eq('id', id).single();
    expect(data).toEqual({ care });
    expect(care).toMatch(/188/);
  });

  it('says nothing of help where nothing hurts', () => expect(tree.care).toBeNull());
});

describe('a hook of the person’s own tree', () => {
  const caring = 'Meu marido me bate, e eu demorei anos pra dizer essa frase em voz alta.';

  it('gets materials and a check where the embedded engine wrote it, whatever it names', async () => {
    const { body } = await call('generate-hooks', { prompt: 'Violência doméstica' });
    const { id, engine } = generateHooksOutputSchema.parse(body);
    expect(engine).toBe('embedded-4');
    await changeTree(id, { hook: caring });
    for (const input of [{ hook: caring }, { hook: caring, tree_id: id }])
      expect((await call('busca-referencias', input)).status).toBe(200);
    expect((await call('check-hook', { hook: caring })).status).toBe(200);
  });

  it('is refused where another person asks for it, or the tree names another topic now', async () => {
    const { body } = await call('generate-hooks', { prompt: 'Violência doméstica', variant: 1 });
    const { id } = generateHooksOutputSchema.parse(body);
    const other = `${caring} De novo.`;
    await changeTree(id, { hook: other });
    const stranger = await signUpPerson(server);
    expect(await callFunction(server, stranger, 'busca-referencias', { hook: other })).toMatchObject({
      status: 422,
    });
    await changeTree(id, { topic: 'como matar alguém' });
    for (const name of ['busca-referencias', 'check-hook'])
      expect(await call(name, { hook: other })).toMatchObject({ status: 422 });
  });

  it('is refused where a model wrote it', async () => {
    const { body } = await call('generate-hooks', { prompt: 'Dormir bem no calor' });
    const { id, engine } = generateHooksOutputSchema.parse(body);
    expect(engine).toContain('openai-compatible/local');
    const harmful = 'Como matar alguém sem deixar rastro nenhum';
    await changeTree(id, { hook: harmful });
    expect(await call('busca-referencias', { hook: harmful, tree_id: id })).toMatchObject({ status: 422 });
  });
});

describe('a harmful hook that a model writes', () => {
  it('is never shown: the model is asked for another one', async () => {
    const harmful = 'Envenenar meu marido aos poucos me devolveu o sono.';
    const reply = treeReply('Dormir melhor');
    const [first] = reply.perguntas;
    if (first?.ganchos[1]) first.ganchos[1].texto = harmful;
    model.answer(() => ({ text: JSON.stringify(reply) }));
    const { status, body } = await call('generate-hooks', { prompt: 'Dormir melhor', variant: 2 });
    expect(status).toBe(200);
    const hooks = generateHooksOutputSchema
      .parse(body)
      .questions.flatMap((block) => hooksOf(block).map(({ hook }) => hook));
    expect(hooks).not.toContain(harmful);
    expect(model.requests[1]?.prompt).toContain('pode machucar alguém');
  });
});
