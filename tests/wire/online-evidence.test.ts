import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator } from '../../server/db/roles.ts';
import { createEmbeddedReferences } from '../../server/generation/references/embedded-references.ts';
import { openOnlineEvidence } from '../../server/generation/retrieval/open-online-evidence.ts';
import { createMetrics } from '../../server/metrics.ts';
import { type BuscaReferenciasOutput, buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { readBalances } from '../helpers/accounts.ts';
import { engine } from '../helpers/engine.ts';
import {
  type LocalAnswer,
  type LocalService,
  type SeenRequest,
  startLocalService,
} from '../helpers/local-service.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { openTestDatabase } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

const topic = 'filatelia';
const metrics = createMetrics();
let service: LocalService;
let server: TestServer;

/** A work on stamp collecting that the corpus does not have, as OpenAlex gives it. */
function work(number: number, change: Record<string, unknown> = {}) {
  const text = [
    `Objetivo: O objetivo do estudo ${number} foi descrever quem pratica filatelia em clubes de bairro no Brasil.`,
    `Resultados: Entre os colecionadores ouvidos, ${number + 40}% praticavam filatelia pelo menos duas vezes por semana.`,
    'A maior parte deles aprendeu a descolar os selos com alguém da família, antes dos dez anos.',
    'Quem trocava em feira perdia menos selos repetidos ao longo do ano.',
    'Conclusão: O clube apareceu associado a mais horas de troca por semana entre os jovens.',
  ].join(' ');
  const words = text.split(' ');
  return {
    id: `https://openalex.org/W${number}`,
    doi: `https://doi.org/10.5555/filatelia.${number}`,
    title: titleOf(number),
    publication_year: 2010 + number,
    type: 'article',
    language: 'pt',
    is_retracted: false,
    abstract_inverted_index: Object.fromEntries(
      [...new Set(words)].map((word) => [
        word,
        words.flatMap((other, place) => (other === word ? [place] : [])),
      ]),
    ),
    authorships: [{ author: { display_name: `Pessoa ${'ABCDEFGHIJ'[number]} Silva` } }],
    primary_location: { license: 'cc-by', source: { display_name: 'Revista de Jogos' } },
    ...change,
  };
}

const places = ['Recife', 'Belém', 'Natal', 'Santos', 'Goiânia', 'Maceió', 'Palmas', 'Macapá', 'Vitória'];
function titleOf(number: number): string {
  return `Filatelia de bairro: quem coleciona e como troca em ${places[number]} depois da escola ${number}`;
}

interface Internet {
  works: unknown[];
  registered?: (number: number) => unknown;
  wikipedia?: boolean;
}

/** OpenAlex, Crossref and Wikipedia at one address. */
function internet({ works, registered, wikipedia = false }: Internet) {
  return ({ url }: SeenRequest): LocalAnswer => {
    const path = decodeURIComponent(url.pathname);
    const doi = /^\/works\/10\.5555\/filatelia\.(\d+)$/.exec(path)?.[1];
    if (doi !== undefined) {
      const message = registered ? registered(Number(doi)) : { title: [titleOf(Number(doi))] };
      return message === null ? { status: 404 } : { body: { message } };
    }
    if (path === '/works') return { body: { results: works } };
    if (path.endsWith('/search/page'))
      return { body: { pages: wikipedia ? [{ key: 'Filatelia', title: 'Filatelia' }] : [] } };
    const page = 'https://pt.wikipedia.org/wiki/Filatelia';
    return {
      body: { title: 'Filatelia', extract: 'Coleção de selos.', content_urls: { desktop: { page } } },
    };
  };
}

beforeAll(async () => {
  service = await startLocalService(internet({ works: [] }));
});
afterEach(async () => {
  await server.stop();
});
afterAll(() => service.stop());

/** A server of its own, so that breakers and kept answers of one test do not reach the next. */
async function startServer() {
  const database = await openTestDatabase();
  const baseUrls = { openalex: service.url, crossref: service.url, wikipedia: service.url };
  const onlineEvidence = openOnlineEvidence(
    { sources: ['openalex', 'wikipedia'], openalexKey: 'k', tavilyKey: '', braveKey: '', contact: null },
    {
      database,
      metrics,
      log: pino({ level: 'silent' }),
      publicUrl: 'http://127.0.0.1',
      baseUrls,
      limits: { timeoutMilliseconds: 400, failures: 2, pauseMilliseconds: 60_000 },
    },
  );
  server = await startTestServer({
    database,
    context: { references: createEmbeddedReferences(engine, onlineEvidence) },
  });
  service.seen.length = 0;
  return database;
}

async function askFor(person: Person): Promise<BuscaReferenciasOutput> {
  const tree = await callFunction(server, person, 'generate-hooks', { prompt: topic, kind: 'cotidiano' });
  const { id, questions } = tree.body as { id: string; questions: { hook_1: string }[] };
  const answer = await callFunction(server, person, 'busca-referencias', {
    hook: questions[0]?.hook_1,
    tree_id: id,
  });
  expect(answer.status).toBe(200);
  return buscaReferenciasOutputSchema.parse(answer.body);
}

const searches = () => service.seen.filter(({ url }) => url.pathname === '/works').length;

describe('a topic that the corpus does not know', () => {
  it('gets five works found online, for one credit, and says what the topic is', async () => {
    await startServer();
    service.answer(internet({ works: [1, 2, 3, 4, 5, 6].map((number) => work(number)), wikipedia: true }));
    const person = await signUpPerson(server);
    const output = await askFor(person);
    expect(output.references.map(({ source }) => source)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `https://doi.org/10.5555/filatelia.${number}`),
    );
    expect(output).toMatchObject({ charged: true, script: { development: [{}, {}, {}] } });
    const background = { title: 'Filatelia', text: 'Coleção de selos.', licence: 'CC BY-SA 4.0' };
    expect(output.background).toMatchObject(background);
    expect(output.references.some(({ source }) => source.includes('wikipedia'))).toBe(false);
    expect(await askFor(person)).toMatchObject({ reused: true, charged: false, background });
    expect(await readBalances(server.database, toUserId(person.id))).toMatchObject({ free: 3 });
  });

  it('gets fewer, free, when only three hold: other DOIs are unknown, of another work, or retracted', async () => {
    await startServer();
    service.answer(
      internet({
        works: [1, 2, 3, 4, 5, 6].map((number) => work(number)),
        registered: (number) =>
          new Map<number, unknown>([
            [1, null],
            [2, { title: ['Efeitos da poda na produção de laranja no interior paulista'] }],
            [3, { title: [titleOf(3)], 'updated-by': [{ type: 'retraction' }] }],
          ]).get(number) ?? (number > 3 ? { title: [titleOf(number)] } : null),
      }),
    );
    const person = await signUpPerson(server);
    const output = await askFor(person);
    expect(output.references.map(({ year }) => year)).toEqual([2014, 2015, 2016]);
    expect(output.charged).toBe(false);
    expect(await readBalances(server.database, toUserId(person.id))).toMatchObject({ free: 4 });
  });

  it('leaves out what is closed, retracted, foreign or the same work again', async () => {
    await startServer();
    const english = { The: [0, 4], results: [1], of: [2, 6], this: [3], were: [5], that: [7] };
    service.answer(
      internet({
        works: [
          work(1, { primary_location: { license: null } }),
          work(2, { is_retracted: true }),
          work(3, { abstract_inverted_index: english }),
          work(4),
          work(4, { doi: 'https://doi.org/10.5555/filatelia.44' }),
        ],
      }),
    );
    expect((await askFor(await signUpPerson(server))).references.map(({ year }) => year)).toEqual([2014]);
  });

  it('is searched once for everybody', async () => {
    const database = await startServer();
    service.answer(internet({ works: [1, 2, 3, 4, 5].map((number) => work(number)) }));
    const first = await askFor(await signUpPerson(server));
    const second = await askFor(await signUpPerson(server));
    expect(second.references).toEqual(first.references);
    expect(searches()).toBe(1);
    await asOperator(database, (transaction) =>
      transaction.query("update private.online_answers set fetched_at = now() - interval '31 days'"),
    );
    await askFor(await signUpPerson(server));
    expect(searches()).toBe(2);
  });
});

describe('a service that fails', () => {
  it.each<[string, LocalAnswer]>([
    ['refuses', { status: 500 }],
    ['answers too late', { delay: 1_500, body: { results: [] } }],
    ['answers nonsense', { body: 'oi' }],
  ])('and %s costs nobody anything, and is soon left alone', async (_, failure) => {
    await startServer();
    service.answer(() => failure);
    for (let turn = 0; turn < 3; turn += 1) {
      const person = await signUpPerson(server);
      expect(await askFor(person)).toMatchObject({
        references: [],
        charged: false,
        script: { context: { argument_with_authority: '', reference: '' } },
        background: null,
      });
      expect(await readBalances(server.database, toUserId(person.id))).toMatchObject({ free: 4 });
    }
    expect(searches()).toBe(2);
    expect(await metrics.registry.metrics()).toMatch(
      /online_source_failures_total\{source="openalex"\} [3-9]/,
    );
  });
});

describe('a topic that the corpus knows well', () => {
  it('is searched nowhere else', async () => {
    await startServer();
    const person = await signUpPerson(server);
    const tree = await callFunction(server, person, 'generate-hooks', { prompt: 'Emagrecer na academia' });
    const { id, questions } = tree.body as { id: string; questions: { hook_1: string }[] };
    await callFunction(server, person, 'busca-referencias', { hook: questions[0]?.hook_1, tree_id: id });
    expect(searches()).toBe(0);
  });
});
