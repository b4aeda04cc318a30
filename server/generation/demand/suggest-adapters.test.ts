import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type LocalAnswer,
  type LocalService,
  startLocalService,
} from '../../../tests/helpers/local-service.ts';
import { RetrievalError } from '../retrieval/fetch-json.ts';
import { createBraveSuggest } from './brave-suggest.ts';
import type { DemandSource } from './demand-source.ts';
import { createGoogleSuggest, createYoutubeSuggest } from './google-suggest.ts';

let service: LocalService;
beforeAll(async () => {
  service = await startLocalService(() => ({}));
});
beforeEach(() => {
  service.seen.length = 0;
});
afterAll(() => service.stop());

const google = () => createGoogleSuggest({ baseUrl: service.url });
const youtube = () => createYoutubeSuggest({ baseUrl: service.url });
const brave = () => createBraveSuggest({ baseUrl: service.url, apiKey: 'bsk' });
const neverAborted = new AbortController().signal;
const asked = () => {
  const [request] = service.seen;
  if (!request) throw new Error('nothing was asked');
  const { url, headers } = request;
  return { path: url.pathname, headers, parameters: Object.fromEntries(url.searchParams) };
};

/** What a source makes of one answer. */
async function read(source: DemandSource, answer: LocalAnswer): Promise<string[]> {
  service.answer(() => answer);
  return source.suggest('como café', neverAborted);
}

describe('Google and YouTube', () => {
  const parameters = { client: 'firefox', hl: 'pt-BR', gl: 'br', ie: 'utf-8', oe: 'utf-8', q: 'como café' };

  it('are asked in Portuguese of Brazil and UTF-8, YouTube as a site of Google', async () => {
    expect(await read(google(), { body: ['como café', ['como café da manhã']] })).toEqual([
      'como café da manhã',
    ]);
    expect(asked()).toMatchObject({ path: '/complete/search', parameters });
    expect(asked().parameters).not.toHaveProperty('ds');
    service.seen.length = 0;
    await read(youtube(), { body: ['como café', []] });
    expect(asked().parameters).toEqual({ ...parameters, ds: 'yt' });
  });

  it('are read in ISO-8859-1 too', async () => {
    const body = Buffer.from(JSON.stringify(['como café', ['como fazer café']]), 'latin1');
    const contentType = 'text/javascript; charset=ISO-8859-1';
    expect(await read(google(), { body, contentType })).toEqual(['como fazer café']);
  });

  it.each([
    ['further items', ['q', ['a', 'b'], [], { 'google:suggestsubtypes': [[512]] }], ['a', 'b']],
    ['entries that are no texts', ['q', ['a', null, 3, ['b'], 'c']], ['a', 'c']],
    ['another first item', [{ query: 'q' }, ['a']], ['a']],
    ['nothing found', ['q', []], []],
  ])('may answer with %s', async (_, body, expected) => {
    expect(await read(google(), { body })).toEqual(expected);
  });
});

describe('Brave', () => {
  it('is asked for Brazil, by the key of its own plan', async () => {
    const body = {
      type: 'suggest',
      query: { original: 'como café' },
      results: [{ query: 'como fazer café' }],
    };
    expect(await read(brave(), { body })).toEqual(['como fazer café']);
    expect(asked().path).toBe('/res/v1/suggest/search');
    expect(asked().parameters).toEqual({ q: 'como café', country: 'BR', lang: 'pt-br', count: '20' });
    expect(asked().headers['x-subscription-token']).toBe('bsk');
  });

  it.each([
    ['more about each', { results: [{ query: 'a', is_entity: true, title: 'A', img: 1 }] }, ['a']],
    [
      'results that say nothing',
      { results: [{ title: 'A' }, null, 'b', { query: 7 }, { query: 'c' }] },
      ['c'],
    ],
    ['another query', { query: null, results: [{ query: 'a' }] }, ['a']],
    ['nothing found', { results: [] }, []],
  ])('may answer with %s', async (_, body, expected) => {
    expect(await read(brave(), { body })).toEqual(expected);
  });
});

describe.each([
  ['Google', google],
  ['YouTube', youtube],
  ['Brave', brave],
])('%s', (_, source) => {
  it.each<[string, LocalAnswer, RegExp]>([
    ['too many questions', { status: 429, body: 'calma' }, /answered 429/],
    ['a fault', { status: 500 }, /answered 500/],
    ['no such address', { status: 404 }, /not where it was/],
    [
      'a page that asks for proof of being human',
      { body: '<!doctype html><p>robot?' },
      /did not answer in JSON/,
    ],
    ['an object of another kind', { body: { suggestions: ['a'] } }, /another shape/],
    ['a list of another kind', { body: ['q'] }, /another shape/],
    [
      'lists in place of texts',
      {
        body: [
          'q',
          [
            ['a', 0],
            ['b', 0],
          ],
        ],
      },
      /another shape/,
    ],
  ])('says so of %s, naming neither query nor key', async (__, answer, message) => {
    const error = await read(source(), answer).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RetrievalError);
    expect(String(error)).toMatch(message);
    expect(String(error)).not.toMatch(/caf|bsk/);
  });

  it('is not waited for once the caller gives up', async () => {
    const caller = new AbortController();
    service.answer(() => {
      caller.abort();
      return { delay: 60_000 };
    });
    await expect(source().suggest('como café', caller.signal)).rejects.toThrow(/abort/);
  });
});
