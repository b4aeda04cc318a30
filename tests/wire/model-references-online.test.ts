import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOnlineEvidence } from '../../server/generation/retrieval/open-online-evidence.ts';
import { createMetrics } from '../../server/metrics.ts';
import { buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { type LocalModel, startLocalModel } from '../helpers/local-model.ts';
import { type LocalService, startLocalService } from '../helpers/local-service.ts';
import { forgetAnswers, startModelServer } from '../helpers/model-server.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { asReply, purposeOf, readMark, verdict } from '../helpers/reference-replies.ts';
import type { TestServer } from '../helpers/test-server.ts';

const abstract = `This cross-sectional study asked 2,081 adults who collect stamps how often they trade.
  Seventy-one percent of them traded at least twice a month. Those who traded in clubs lost 0.4 stamps a year, and those who
  traded by mail lost twice as many. Collecting was associated with longer friendships, but the design does not show a cause.`;

/** Each in English, under no licence that would let us quote it. */
const works = [
  { number: 1, title: 'Stamp clubs and friendship among adults' },
  { number: 2, title: 'A study whose registry knows another title' },
  { number: 3, title: 'Philately withdrawn', is_retracted: true },
].map(({ number, title, ...change }) => ({
  id: `https://openalex.org/W${number}`,
  doi: `https://doi.org/10.5555/stamps.${number}`,
  title,
  publication_year: 2020,
  type: 'article',
  language: 'en',
  is_retracted: false,
  abstract_inverted_index: Object.fromEntries(
    abstract
      .split(/\s+/u)
      .map((word, _, all) => [word, all.flatMap((other, at) => (other === word ? [at] : []))]),
  ),
  authorships: [{ author: { display_name: 'Ann Smith' } }],
  primary_location: { license: null, source: { display_name: 'Journal of Hobbies' } },
  ...change,
}));

let service: LocalService;
let model: LocalModel;
let server: TestServer;
beforeAll(async () => {
  service = await startLocalService(({ url }) => {
    if (decodeURIComponent(url.pathname) === '/works/10.5555/stamps.1')
      return { body: { message: { title: [works[0]?.title] } } };
    if (url.pathname === '/works') return { body: { results: works } };
    return { body: { message: { title: ['Something else entirely'] } } };
  });
  model = await startLocalModel();
  server = await startModelServer(
    model,
    {},
    {
      openOnline: (database) =>
        openOnlineEvidence(
          { sources: ['openalex'], openalexKey: 'k', tavilyKey: '', braveKey: '', contact: null },
          {
            database,
            metrics: createMetrics(),
            log: pino({ level: 'silent' }),
            publicUrl: 'http://127.0.0.1',
            baseUrls: { openalex: service.url, crossref: service.url },
          },
        ),
    },
  );
});
beforeEach(() => forgetAnswers(server.database));
afterAll(async () => {
  await server.stop();
  await model.stop();
  await service.stop();
});

async function gatherWith(argumentos: string[]) {
  model.answer((request) => {
    if (purposeOf(request) === 'judge') return { text: verdict(1) };
    if (purposeOf(request) !== 'materials') return { text: '{"frases": []}' };
    const given = readMark<{ codigo: string; titulo: string }[]>(request.prompt, 'fontes');
    const resumo = 'Um estudo ouviu 2.081 adultos que colecionam selos sobre a frequência das trocas.';
    return { text: asReply(given.map(({ codigo }) => ({ fonte: codigo, resumo, argumentos }))) };
  });
  const person = await signUpPerson(server);
  const asked = { prompt: 'Filatelia', kind: 'cotidiano' };
  const { id, questions } = (await callFunction(server, person, 'generate-hooks', asked)).body as {
    id: string;
    questions: { hook_1: string }[];
  };
  const { body } = await callFunction(server, person, 'busca-referencias', {
    hook: questions[0]?.hook_1,
    tree_id: id,
  });
  return buscaReferenciasOutputSchema.parse(body);
}

const faithful = [
  'Em 71% dos casos a troca acontece pelo menos duas vezes por mês.',
  'Quem troca em clube perde 0,4 selo por ano, e quem troca pelo correio perde o dobro.',
  'Colecionar apareceu associado a amizades mais longas, sem que o estudo mostre causa.',
];

it('translates a work that could not be quoted, once its registry knows it, and says what was read of it', async () => {
  const output = await gatherWith(faithful);
  expect(output.references.map(({ title }) => title)).toEqual(['Stamp clubs and friendship among adults']);
  expect(output.references[0]).toMatchObject({
    argument_1: faithful[0],
    argument_2: faithful[1],
    argument_3: faithful[2],
    source: 'https://doi.org/10.5555/stamps.1',
    caveat: 'Escrito a partir do resumo que o autor publicou; o texto completo não foi lido.',
  });
  expect(output).toMatchObject({ charged: false, engine: 'openai-compatible/local + embedded-4' });
  expect(output.script?.development).toHaveLength(3);
});

it('gives the model no work that was withdrawn', async () => {
  model.requests.length = 0;
  await gatherWith(faithful);
  const request = model.requests.find((each) => purposeOf(each) === 'materials');
  const given = readMark<{ titulo: string }[]>(request?.prompt ?? '', 'fontes');
  expect(given.map(({ titulo }) => titulo)).toEqual(works.slice(0, 2).map(({ title }) => title));
});

it('leaves a work out when a number in its translation is not its own', async () => {
  const output = await gatherWith([
    faithful[0] ?? '',
    'Quem troca em clube perde 4 selos por ano.',
    faithful[2] ?? '',
  ]);
  expect(output).toMatchObject({ references: [], script: { context: { reference: '' } }, charged: false });
});
