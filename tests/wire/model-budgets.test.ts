import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator } from '../../server/db/roles.ts';
import { secondsToBrazilianTomorrow } from '../../server/generation/brazilian-day.ts';
import type { ModelSettings } from '../../server/generation/model/model-settings.ts';
import { readBalances } from '../helpers/accounts.ts';
import { type LocalModel, startLocalModel, treeText } from '../helpers/local-model.ts';
import { forgetAnswers, startModelServer } from '../helpers/model-server.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import type { TestServer } from '../helpers/test-server.ts';

/** The local model counts 900 tokens in and 700 out: 900 × 1 + 700 × 3 = 3,000 millionths of a dollar a tree. */
const prices = { input: 1, output: 3 };
const costOfTree = 3_000;
/** What is set aside before a tree: its 12,000 tokens out at most, and the question. */
const mostOfTree = 0.039;

let model: LocalModel;
const servers: TestServer[] = [];
beforeAll(async () => {
  model = await startLocalModel();
});
beforeEach(() => model.answer(({ prompt }) => ({ text: treeText(topicIn(prompt)) })));
afterAll(async () => {
  for (const server of servers) await server.stop();
  await model.stop();
});

const topicIn = (prompt: string) => JSON.parse(/<tema>(.*?)<\/tema>/u.exec(prompt)?.[1] ?? '""') as string;

async function open(limits: Partial<ModelSettings['limits']>, changes: Partial<ModelSettings> = {}) {
  const none = { dollarsPerDay: null, dollarsPerUser: null, worksPerUser: 1000 };
  const server = await startModelServer(model, { prices, limits: { ...none, ...limits }, ...changes });
  servers.push(server);
  return server;
}

const generate = (server: TestServer, person: Person, prompt: string) =>
  callFunction(server, person, 'generate-hooks', { prompt });
const useOf = async ({ database }: TestServer, person: Person) => {
  const { rows } = await asOperator(database, (transaction) =>
    transaction.query(
      'select works, calls, input_tokens::int as input, output_tokens::int as output, microdollars::int as money from private.model_use where user_id = $1',
      [person.id],
    ),
  );
  return rows;
};
const spentToday = async ({ database }: TestServer) => {
  const { rows } = await asOperator(database, (transaction) =>
    transaction.query<{ money: number }>('select microdollars::int as money from private.model_days'),
  );
  return rows[0]?.money ?? 0;
};
const byModel = { status: 200, body: { engine: 'openai-compatible/local' } };
const byEngine = { status: 200, body: { engine: 'embedded-4' } };

describe('what a model costs', () => {
  it('is counted by tokens and money, for the person, the day and the metrics', async () => {
    const server = await open({});
    const person = await signUpPerson(server);
    expect(await generate(server, person, 'Dormir melhor')).toMatchObject(byModel);
    expect(await useOf(server, person)).toEqual([
      { works: 1, calls: 1, input: 900, output: 700, money: costOfTree },
    ]);
    expect(await spentToday(server)).toBe(costOfTree);
    expect(await server.metrics.registry.metrics()).toContain(
      'model_cost_dollars_total{purpose="tree"} 0.003',
    );
  });

  it('is nothing for an answer that was refused, and a guess for one that broke off', async () => {
    const server = await open({});
    const person = await signUpPerson(server);
    model.answer(() => ({ status: 401 }));
    await generate(server, person, 'Dormir melhor');
    expect(await useOf(server, person)).toMatchObject([{ calls: 1, input: 0, output: 0, money: 0 }]);
    model.answer(() => ({ text: treeText('Horta em casa'), cutAfter: 900, pauseMilliseconds: 5 }));
    await generate(server, person, 'Horta em casa');
    const [use] = await useOf(server, person);
    expect(use?.output).toBe(300);
    expect(use?.input).toBeGreaterThan(500);
    expect(use?.money).toBe(Number(use?.input) + 3 * 300);
  });

  it('is told to whoever asks for a copy of their data', async () => {
    const server = await open({});
    const person = await signUpPerson(server);
    await generate(server, person, 'Dormir melhor');
    const { body } = await callFunction(server, person, 'export-account', {});
    expect(body).toMatchObject({ uso_de_ia: [{ geracoes: 1, chamadas: 1 }] });
  });
});

describe('a day’s limit', () => {
  it('of one person’s works hands them to the embedded engine, and nobody else', async () => {
    const server = await open({ worksPerUser: 1 });
    const person = await signUpPerson(server);
    expect(await generate(server, person, 'Dormir melhor')).toMatchObject(byModel);
    expect(await generate(server, person, 'Horta em casa')).toMatchObject(byEngine);
    expect(await generate(server, await signUpPerson(server), 'Bolo de cenoura')).toMatchObject(byModel);
  });

  it('of one person’s money does the same', async () => {
    const server = await open({ dollarsPerUser: mostOfTree + 0.001 });
    const person = await signUpPerson(server);
    expect(await generate(server, person, 'Dormir melhor')).toMatchObject(byModel);
    expect(await generate(server, person, 'Horta em casa')).toMatchObject(byEngine);
    expect(await generate(server, await signUpPerson(server), 'Bolo de cenoura')).toMatchObject(byModel);
  });

  it.each([{ worksPerUser: 1 }, { dollarsPerUser: mostOfTree + 0.001 }])(
    'of one person, %j, hands them to the embedded engine even where it helps out with nothing else',
    async (limits) => {
      const server = await open(limits, { hasFallback: false });
      const person = await signUpPerson(server);
      const tree = await generate(server, person, 'Dormir melhor');
      expect(tree).toMatchObject(byModel);
      const { id, questions } = tree.body as { id: string; questions: { hook_1: string }[] };
      expect(await generate(server, person, 'Horta em casa')).toMatchObject(byEngine);
      const swap = { tree_id: id, question: 1 };
      expect((await callFunction(server, person, 'swap-question', swap)).status).toBe(200);
      const hook = { hook: questions[0]?.hook_1, tree_id: id };
      expect((await callFunction(server, person, 'busca-referencias', hook)).status).toBe(200);
    },
  );

  it.each([[{ dollarsPerDay: mostOfTree + 0.001 }, 503, 'overloaded', 'chegou ao limite de hoje']])(
    '%j charges nothing where no engine helps out, and says so',
    async (limits, status, code, says) => {
      const server = await open(limits, { hasFallback: false });
      const person = await signUpPerson(server);
      expect(await generate(server, person, 'Dormir melhor')).toMatchObject(byModel);
      expect(await generate(server, person, 'Horta em casa')).toMatchObject({
        status,
        body: { code, error: expect.stringContaining(says) },
      });
      expect((await readBalances(server.database, toUserId(person.id))).free).toBe(3);
      const refused = await fetch(`${server.url}/functions/v1/generate-hooks`, {
        method: 'POST',
        headers: { apikey: server.publishableKey, authorization: `Bearer ${person.accessToken}` },
        body: JSON.stringify({ prompt: 'Horta em casa' }),
      });
      const untilTomorrow = secondsToBrazilianTomorrow(new Date());
      const told = Number(refused.headers.get('retry-after'));
      expect(told).toBeGreaterThanOrEqual(untilTomorrow);
      expect(told).toBeLessThan(untilTomorrow + 60);
    },
  );

  it('of everyone’s money holds however many ask at once', async () => {
    const dollarsPerDay = 3 * mostOfTree;
    const server = await open({ dollarsPerDay });
    model.answer(({ prompt }) => ({ text: treeText(topicIn(prompt)), pauseMilliseconds: 20 }));
    const topics = [
      'Dormir melhor',
      'Horta em casa',
      'Bolo de cenoura',
      'Ansiedade',
      'Investir pouco',
      'Skincare',
    ];
    const people = await Promise.all(topics.map(() => signUpPerson(server)));
    const before = model.requests.length;
    const answers = await Promise.all(
      topics.map((topic, index) => generate(server, people[index] as Person, topic)),
    );
    expect(answers.map(({ status }) => status)).toEqual(topics.map(() => 200));
    expect(model.requests.length - before).toBe(3);
    expect(await spentToday(server)).toBe(3 * costOfTree);
  });

  it('is new every day', async () => {
    const server = await open({ worksPerUser: 1 });
    const person = await signUpPerson(server);
    expect(await generate(server, person, 'Dormir melhor')).toMatchObject(byModel);
    await asOperator(server.database, (transaction) =>
      transaction.query('update private.model_use set day = day - 1'),
    );
    await forgetAnswers(server.database);
    expect(await generate(server, person, 'Horta em casa')).toMatchObject(byModel);
  });
});
