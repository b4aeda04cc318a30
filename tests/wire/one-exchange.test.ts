import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator } from '../../server/db/roles.ts';
import { type GenerateHooksOutput, generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { swapQuestionOutputSchema, swapsPerQuestion } from '../../shared/swap-question.ts';
import { readBalances } from '../helpers/accounts.ts';
import { type LocalModel, startLocalModel, treeReply, treeText } from '../helpers/local-model.ts';
import { forgetAnswers, startModelServer } from '../helpers/model-server.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import type { TestServer } from '../helpers/test-server.ts';

const topic = 'Dormir melhor';
/** Long enough for all that is sent at once to be there before the model has answered. */
const slowly = { pieceLength: 20, pauseMilliseconds: 60 };

let model: LocalModel;
let server: TestServer;
beforeAll(async () => {
  model = await startLocalModel();
  // No engine helps out, so that a run of the model which fails fails the exchange.
  server = await startModelServer(model, { hasFallback: false });
});
beforeEach(() => forgetAnswers(server.database));
afterAll(async () => {
  await server.stop();
  await model.stop();
});

let person: Person;
let tree: GenerateHooksOutput;
beforeEach(async () => {
  person = await signUpPerson(server);
  model.answer(() => ({ text: treeText(topic) }));
  const { body } = await callFunction(server, person, 'generate-hooks', { prompt: topic });
  tree = generateHooksOutputSchema.parse(body);
  model.requests.length = 0;
  model.answer((_request, attempt) => ({ text: exchangeText(attempt), ...slowly }));
});

/** One block for the question on its way out: the first of another tree goes unused, as it asks much the same. */
function exchangeText(attempt: number): string {
  return JSON.stringify({ perguntas: [treeReply(topic, 1).perguntas[attempt + 1]] });
}

const swap = (headers: Record<string, string> = {}, question = 1) =>
  callFunction(server, person, 'swap-question', { tree_id: tree.id, question }, headers);

/** Lets the lease of a run end, as when its process died. */
const endLeases = () =>
  asOperator(server.database, (transaction) =>
    transaction.query(`update billing.question_exchanges set lease_until = now() - interval '1 second'`),
  );

describe('exchanges of one question', () => {
  it('that are asked for at once share one run of the model and its block', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => swap()));
    const outputs = answers.map(({ body }) => swapQuestionOutputSchema.parse(body));
    expect(new Set(outputs.map(({ block }) => block.hook_1)).size).toBe(1);
    expect(outputs.map(({ swaps_left }) => swaps_left)).toEqual(answers.map(() => swapsPerQuestion - 1));
    expect(model.requests).toHaveLength(1);
    expect(await readBalances(server.database, toUserId(person.id))).toMatchObject({ free: 3 });
    const { data } = await person.client.from('saved_trees').select('questions').single();
    expect(data?.questions[0]).toEqual(outputs[0]?.block);
  });

  it('that repeat a request under its key are answered again without another run', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await swap(key);
    expect(first.status).toBe(200);
    expect(await swap(key)).toEqual(first);
    expect(model.requests).toHaveLength(1);
    expect(await swap(key, 2)).toMatchObject({ status: 409, body: { code: 'key_in_use' } });
    expect(model.requests).toHaveLength(1);
    const next = await swap({ 'idempotency-key': crypto.randomUUID() });
    expect(next).toMatchObject({ status: 200, body: { swaps_left: swapsPerQuestion - 2 } });
    expect(model.requests).toHaveLength(2);
  });

  it('of different questions do not wait for each other', async () => {
    const answers = await Promise.all([swap({}, 1), swap({}, 3)]);
    expect(model.requests).toHaveLength(2);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('fail together when their one run fails, and the next request tries again', async () => {
    model.answer(() => ({ text: 'Não posso ajudar com isso.', pieceLength: 1, pauseMilliseconds: 20 }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => swap()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 502));
    expect(model.requests).toHaveLength(1);
    model.answer((_request, attempt) => ({ text: exchangeText(attempt) }));
    expect(await swap()).toMatchObject({ status: 200, body: { swaps_left: swapsPerQuestion - 1 } });
  });

  it('go on with another run once the process of the first is dead, and count once', async () => {
    const first = swap();
    await expect.poll(() => model.requests.length).toBe(1);
    await endLeases();
    const second = await swap();
    expect(second.status).toBe(200);
    expect(await first).toEqual(second);
    expect(second.body).toMatchObject({ swaps_left: swapsPerQuestion - 1 });
  });

  it('go on when the person who asked first went away', async () => {
    const leaving = new AbortController();
    const first = fetch(`${server.url}/functions/v1/swap-question`, {
      method: 'POST',
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${person.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tree_id: tree.id, question: 1 }),
      signal: leaving.signal,
    });
    await expect.poll(() => model.requests.length).toBe(1);
    const second = swap();
    leaving.abort();
    await expect(first).rejects.toThrow();
    expect(await second).toMatchObject({ status: 200, body: { swaps_left: swapsPerQuestion - 1 } });
  });
});
