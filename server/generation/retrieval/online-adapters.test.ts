import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalService, startLocalService } from '../../../tests/helpers/local-service.ts';
import { createBrave } from './brave.ts';
import { createCrossref } from './crossref.ts';
import { createEuropePmc } from './europe-pmc.ts';
import { createOpenAlex } from './openalex.ts';
import { createTavily } from './tavily.ts';
import { createWikipedia } from './wikipedia.ts';

let service: LocalService;
beforeAll(async () => {
  service = await startLocalService(() => ({}));
});
afterAll(() => service.stop());

const signal = () => AbortSignal.timeout(5_000);
const lastSeen = () => {
  const request = service.seen.at(-1);
  if (!request) throw new Error('nothing was asked');
  return request;
};

describe('OpenAlex', () => {
  const openAlex = () => createOpenAlex({ baseUrl: service.url, apiKey: 'chave' });

  it('asks for Portuguese, unretracted works with an abstract, by key', async () => {
    service.answer(() => ({ body: { meta: { count: 0 }, results: [] } }));
    expect(await openAlex().search('horta em casa', signal())).toEqual([]);
    const { url } = lastSeen();
    expect(url.pathname).toBe('/works');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      search: 'horta em casa',
      filter: 'language:pt,is_retracted:false,has_abstract:true',
      api_key: 'chave',
    });
  });

  it('puts the abstract together again and names who wrote it', async () => {
    service.answer(() => ({
      body: {
        results: [
          {
            id: 'https://openalex.org/W1',
            doi: 'https://doi.org/10.1590/ABC',
            title: 'Hortas urbanas',
            publication_year: 2021,
            type: 'article',
            language: 'pt',
            is_retracted: false,
            abstract_inverted_index: {
              Hortas: [0],
              em: [1, 4],
              casa: [2],
              crescem: [3],
              vaso: [5],
              longe: [999_999],
            },
            authorships: [
              { author: { display_name: 'Ana Souza' } },
              { author: { display_name: 'Rui Lima' } },
              { author: { display_name: 'Bia Reis' } },
            ],
            primary_location: {
              landing_page_url: 'https://scielo.br/x',
              license: 'cc-by',
              source: { display_name: 'Revista Verde' },
            },
          },
          {
            id: 'https://openalex.org/W2',
            title: null,
            abstract_inverted_index: null,
            primary_location: null,
          },
        ],
      },
    }));
    const [first, second] = await openAlex().search('horta', signal());
    expect(first).toEqual({
      title: 'Hortas urbanas',
      authors: 'Ana Souza et al.',
      year: 2021,
      venue: 'Revista Verde',
      text: 'Hortas em casa crescem em vaso',
      doi: '10.1590/abc',
      address: 'https://doi.org/10.1590/abc',
      licence: 'cc-by',
      isRetracted: false,
      isPreprint: false,
    });
    expect(second).toMatchObject({ title: '', text: '', doi: null, address: '', licence: null });
  });

  it.each([
    ['a refusal', { status: 403, body: { error: 'key' } }, /answered 403/],
    ['a page instead of JSON', { body: '<html>' }, /did not answer in JSON/],
    ['another shape', { body: { works: [] } }, /in another shape/],
    ['an endless answer', { body: `"${'x'.repeat(3_000_000)}"` }, /more than/],
  ])('throws on %s, without telling the key or the topic', async (_, answer, message) => {
    service.answer(() => answer);
    const error = await openAlex()
      .search('segredo', signal())
      .catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(message);
    expect(String(error)).not.toMatch(/chave|segredo/);
  });
});

describe('Europe PMC', () => {
  it('asks for Portuguese without preprints, and reads markup, names and licence', async () => {
    service.answer(() => ({
      body: {
        version: '6.9',
        hitCount: 2,
        resultList: {
          result: [
            {
              id: '33',
              source: 'MED',
              doi: '10.1590/X',
              title: 'Sono e celular.',
              authorString: 'Silva A, Lima B, Souza C.',
              journalInfo: { journal: { title: 'Cadernos de Saúde' } },
              pubYear: '2019',
              abstractText: '<h4>Resultados</h4>Dormem &lt; 7 horas.',
              license: 'cc by',
            },
            { id: '34', source: 'PPR', title: 'Prévia', pubTypeList: { pubType: ['Retracted Publication'] } },
          ],
        },
      },
    }));
    const [first, second] = await createEuropePmc({ baseUrl: service.url }).search(
      'sono (celular)',
      signal(),
    );
    expect(lastSeen().url.searchParams.get('query')).toBe('(sono  celular) AND LANG:por NOT SRC:PPR');
    expect(first).toMatchObject({
      title: 'Sono e celular',
      authors: 'Silva A et al.',
      year: 2019,
      venue: 'Cadernos de Saúde',
      text: 'Resultados: Dormem < 7 horas.',
      address: 'https://doi.org/10.1590/x',
      licence: 'cc by',
      isRetracted: false,
    });
    expect(second).toMatchObject({
      isPreprint: true,
      isRetracted: true,
      address: 'https://europepmc.org/article/PPR/34',
    });
  });
});

describe('Tavily', () => {
  it('asks public bodies of Brazil by key, and takes a federal page as quotable', async () => {
    service.answer(() => ({
      body: {
        query: 'x',
        results: [
          {
            title: 'Vacinas',
            url: 'https://www.gov.br/saude/vacinas',
            content: 'Texto.',
            score: 0.9,
            published_date: 'Mon, 03 Mar 2025 10:00:00 GMT',
          },
          { title: 'Outra', url: 'https://www.embrapa.br/x', content: 'Texto.' },
        ],
        response_time: 1,
      },
    }));
    const pages = await createTavily({ baseUrl: service.url, apiKey: 'tvly' }).search(
      'v'.repeat(500),
      signal(),
    );
    const { method, headers, body } = lastSeen();
    expect([method, headers.authorization]).toEqual(['POST', 'Bearer tvly']);
    const sent = JSON.parse(body);
    expect(sent.query).toHaveLength(400);
    expect(sent).toMatchObject({ country: 'brazil', include_answer: false });
    expect(sent.include_domains).toContain('gov.br');
    expect(pages).toMatchObject([
      { venue: 'www.gov.br', year: 2025, licence: 'cc-by-nd', doi: null },
      { venue: 'www.embrapa.br', year: null, licence: null },
    ]);
  });
});

describe('Brave', () => {
  it('asks in Portuguese within the same hosts, and joins the snippets as plain text', async () => {
    service.answer(() => ({
      body: {
        type: 'search',
        web: {
          results: [
            {
              title: 'Censo <b>2022</b>',
              url: 'https://www.ibge.gov.br/censo',
              description: 'O Brasil tem <strong>203 milhões</strong>.',
              extra_snippets: ['Metade &eacute; urbana.'],
              page_age: '2023-06-28T00:00:00',
            },
          ],
        },
      },
    }));
    const [page] = await createBrave({ baseUrl: service.url, apiKey: 'bsk' }).search('censo', signal());
    const { url, headers } = lastSeen();
    expect(headers['x-subscription-token']).toBe('bsk');
    expect(url.searchParams.get('q')).toMatch(/^censo \(site:gov\.br OR /);
    expect(page).toMatchObject({
      title: 'Censo 2022',
      year: 2023,
      text: 'O Brasil tem 203 milhões. Metade é urbana.',
    });
  });
});

describe('pt.wikipedia', () => {
  const wikipedia = () => createWikipedia({ baseUrl: service.url, userAgent: 'Fisga (ana@exemplo.br)' });
  const article = {
    title: 'Xaxado',
    type: 'standard',
    extract: 'O xaxado é uma dança.',
    content_urls: { desktop: { page: 'https://pt.wikipedia.org/wiki/Xaxado' } },
  };

  it('says who asks, finds the page and gives its first lines with their licence', async () => {
    service.answer(({ url }) => ({
      body: url.pathname.endsWith('/search/page')
        ? { pages: [{ id: 1, key: 'Xaxado', title: 'Xaxado', excerpt: '<b>x</b>', description: 'dança' }] }
        : article,
    }));
    expect(await wikipedia().find('xaxado', signal())).toEqual({
      title: 'Xaxado',
      text: 'O xaxado é uma dança.',
      source: 'https://pt.wikipedia.org/wiki/Xaxado',
      licence: 'CC BY-SA 4.0',
    });
    expect(lastSeen().headers['user-agent']).toBe('Fisga (ana@exemplo.br)');
  });

  it.each([
    ['no page', { pages: [] }, article],
    [
      'a page that only tells namesakes apart',
      { pages: [{ key: 'X', title: 'X' }] },
      { ...article, type: 'disambiguation' },
    ],
    ['an empty page', { pages: [{ key: 'X', title: 'X' }] }, { ...article, extract: ' ' }],
  ])('knows nothing of %s', async (_, found, summary) => {
    service.answer(({ url }) => ({ body: url.pathname.endsWith('/search/page') ? found : summary }));
    expect(await wikipedia().find('x', signal())).toBeNull();
  });
});

describe('Crossref', () => {
  const crossref = () => createCrossref({ baseUrl: service.url, contact: 'ana@exemplo.br' });

  it('gives the registered title, says who asks, and knows no DOI that is not there', async () => {
    service.answer(() => ({
      body: { status: 'ok', message: { DOI: '10.1590/x', title: ['Sono &amp; celular'] } },
    }));
    expect(await crossref().look('10.1590/x', signal())).toEqual({
      title: 'Sono & celular',
      isRetracted: false,
    });
    expect(lastSeen().url.pathname).toBe('/works/10.1590%2Fx');
    expect(lastSeen().url.searchParams.get('mailto')).toBe('ana@exemplo.br');
    service.answer(() => ({ status: 404, body: 'Resource not found.' }));
    expect(await crossref().look('10.1590/nada', signal())).toBeNull();
  });

  it('tells a retraction', async () => {
    service.answer(() => ({
      body: { message: { title: ['X'], 'updated-by': [{ type: 'correction' }, { type: 'retraction' }] } },
    }));
    expect(await crossref().look('10.1590/x', signal())).toMatchObject({ isRetracted: true });
  });
});
