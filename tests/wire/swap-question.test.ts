import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { hookCheckSchema } from '../../shared/hook-check.ts';
import { hooksOf } from '../../shared/hook-tree.ts';
import { swapQuestionOutputSchema, swapsPerQuestion } from '../../shared/swap-question.ts';
import { readBalances } from '../helpers/accounts.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function personWithTree(prompt = 'Dormir melhor') {
  const person = await signUpPerson(server);
  const tree = generateHooksOutputSchema.parse(
    (await callFunction(server, person, 'generate-hooks', { prompt })).body,
  );
  const swap = (body: unknown) => callFunction(server, person, 'swap-question', body);
  return { person, tree, swap };
}

describe('another set for one question', () => {
  it('brings four new hooks, leaves the other three alone, costs nothing and is kept', async () => {
    const { person, tree, swap } = await personWithTree();
    const { status, body } = await swap({ tree_id: tree.id, question: 2 });
    expect(status).toBe(200);
    const { block, swaps_left } = swapQuestionOutputSchema.parse(body);
    expect(swaps_left).toBe(swapsPerQuestion - 1);
    const before = tree.questions.flatMap((each) => hooksOf(each).map(({ hook }) => hook));
    expect(hooksOf(block).filter(({ hook }) => before.includes(hook))).toEqual([]);
    const again = generateHooksOutputSchema.parse(
      (await callFunction(server, person, 'generate-hooks', { prompt: 'Dormir melhor' })).body,
    );
    expect(again.questions).toEqual([tree.questions[0], block, tree.questions[2], tree.questions[3]]);
    expect(await readBalances(server.database, toUserId(person.id))).toMatchObject({
      free: 3,
      ledgerFree: 3,
    });
  });

  it('is given a few times, however many ask at once', async () => {
    const { tree, swap } = await personWithTree('Ansiedade');
    const ask = () => swap({ tree_id: tree.id, question: 1 });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    for (let more = 0; more < swapsPerQuestion; more += 1) answers.push(await ask());
    const granted = answers.filter(({ status }) => status === 200);
    const texts = granted.map(({ body }) => swapQuestionOutputSchema.parse(body).block.hook_1);
    expect(new Set(texts).size).toBe(swapsPerQuestion);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(await swap({ tree_id: tree.id, question: 1 })).toMatchObject({
      status: 429,
      body: { code: 'too_many' },
    });
  });

  it('touches nobody else’s tree', async () => {
    const { tree } = await personWithTree();
    const { swap } = await personWithTree('Skincare');
    expect(await swap({ tree_id: tree.id, question: 1 })).toMatchObject({ status: 404 });
  });

  it.each([
    {},
    { tree_id: 'x', question: 1 },
    { tree_id: crypto.randomUUID(), question: 0 },
    { tree_id: crypto.randomUUID(), question: 5 },
  ])('refuses %j', async (body) => {
    const { swap } = await personWithTree('Horta em casa');
    expect(await swap(body)).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  });
});

describe('the hook check', () => {
  it('explains a hook in six signals, free', async () => {
    const { person, tree } = await personWithTree('Horta em casa');
    const hook = tree.questions[0]?.hook_1 ?? '';
    const { body } = await callFunction(server, person, 'check-hook', { hook });
    expect(hookCheckSchema.parse(body)).toMatchObject({ hook });
    expect(await readBalances(server.database, toUserId(person.id))).toMatchObject({ free: 3 });
    expect(await callFunction(server, person, 'check-hook', { hook: '  ' })).toMatchObject({ status: 400 });
    expect(await callFunction(server, { accessToken: 'x' }, 'check-hook', { hook })).toMatchObject({
      status: 401,
    });
  });
});
