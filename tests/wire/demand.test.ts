import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemand } from '../../server/generation/demand/open-demand.ts';
import { createMetrics } from '../../server/metrics.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { type LocalModel, startLocalModel, treeText } from '../helpers/local-model.ts';
import { type LocalService, startLocalService } from '../helpers/local-service.ts';
import { forgetAnswers, startModelServer } from '../helpers/model-server.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { openTestDatabase } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let service: LocalService;
let model: LocalModel;
let embedded: TestServer;
let writing: TestServer;

beforeAll(async () => {
  service = await startLocalService(() => ({ body: ['', []] }));
  model = await startLocalModel();
  const openSearchBoxes = (database: TestServer['database']) =>
    openDemand(
      { sources: ['google-suggest', 'youtube-suggest'], braveSuggestKey: '' },
      {
        database,
        log: pino({ level: 'silent' }),
        metrics: createMetrics(),
        baseUrls: { google: service.url, youtube: service.url },
      },
    );
  const database = await openTestDatabase();
  embedded = await startTestServer({ database, context: { demand: openSearchBoxes(database) } });
  writing = await startModelServer(model, {}, { openDemand: openSearchBoxes });
});
beforeEach(async () => {
  await forgetAnswers(embedded.database);
  await forgetAnswers(writing.database);
  service.seen.length = 0;
  model.requests.length = 0;
});
afterAll(async () => {
  await embedded.stop();
  await writing.stop();
  await service.stop();
  await model.stop();
});

/** A search box that goes on from what is typed with these, when they begin so; YouTube's knows none. */
const suggest = (suggestions: readonly string[]) =>
  service.answer(({ url }) => {
    const typed = url.searchParams.get('q') ?? '';
    const isGoogle = !url.searchParams.has('ds');
    return {
      body: [typed, isGoogle ? suggestions.filter((each) => each.startsWith(typed.split(' ')[0] ?? '')) : []],
    };
  });

const generate = async (server: TestServer, prompt = 'Dormir melhor') => {
  const person = await signUpPerson(server);
  const { body } = await callFunction(server, person, 'generate-hooks', { prompt });
  return { person, tree: generateHooksOutputSchema.parse(body) };
};

describe('questions that people type into search boxes', () => {
  it('are named in the embedded engine’s tree with where and when, and asked for once', async () => {
    const wanted = 'Por que a barba coça e descama?';
    const plain = await generate(embedded, 'Barba');
    expect(plain.tree.questions.filter(({ question_demand }) => question_demand)).toEqual([]);
    expect(plain.tree.questions.map(({ question }) => question)).not.toContain(wanted);
    await forgetAnswers(embedded.database);
    const query = wanted.toLowerCase().replace('?', ' hoje');
    suggest([query, 'barba letra', 'como fazer barba pdf']);
    const { tree } = await generate(embedded, 'Barba');
    expect(tree.questions.find(({ question }) => question === wanted)).toMatchObject({
      question_demand: { source: 'google', query, askedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    const asked = service.seen.length;
    await generate(embedded, 'barba');
    expect(service.seen.length).toBe(asked);
  });

  it('are given to the model as data, and named where it took them', async () => {
    const written = JSON.parse(treeText('Dormir melhor')) as { perguntas: { pergunta: string }[] };
    const query = 'como dormir melhor sem remédio';
    if (written.perguntas[0]) written.perguntas[0].pergunta = 'Como dormir melhor sem remédio?';
    suggest([query]);
    model.answer(() => ({ text: JSON.stringify(written) }));
    const { person, tree } = await generate(writing);
    expect(model.requests[0]?.prompt).toContain('<buscas>["Como dormir melhor sem remédio?"]</buscas>');
    expect(tree.questions.map(({ question_demand }) => question_demand?.query)).toEqual([
      query,
      undefined,
      undefined,
      undefined,
    ]);
    const kept = await person.client.from('saved_trees').select('questions').single();
    expect(kept.data?.questions[0].question_demand).toMatchObject({ source: 'google', query });
  });

  it('cost nobody a tree when the search box is down', async () => {
    // Last: from here on the box is left alone for a minute.
    service.answer(() => ({ status: 503 }));
    expect((await generate(embedded)).tree.questions).toHaveLength(4);
  });
});
