import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';
import type { DemandLimits } from '../../server/generation/demand/demand.ts';
import type { DemandSourceName } from '../../server/generation/demand/demand-source.ts';
import { openDemand } from '../../server/generation/demand/open-demand.ts';
import { createMetrics } from '../../server/metrics.ts';
import {
  type LocalAnswer,
  type LocalService,
  type SeenRequest,
  startLocalService,
} from '../helpers/local-service.ts';
import { openTestDatabase } from '../helpers/test-database.ts';

const topic = 'Café coado';
const patient: DemandLimits = {
  timeoutMilliseconds: 30_000,
  failures: 3,
  pauseMilliseconds: 60_000,
  deadlineMilliseconds: 30_000,
};
let service: LocalService;
let database: Database;

beforeAll(async () => {
  service = await startLocalService(() => ({}));
});
beforeEach(async () => {
  database = await openTestDatabase();
  service.seen.length = 0;
});
afterEach(() => database.close());
afterAll(() => service.stop());

/** The search boxes as a process of its own has them, on a day. */
function openProcess({
  sources = ['google-suggest'],
  day = '2026-11-20T15:00:00Z',
  limits = patient,
}: {
  sources?: DemandSourceName[];
  day?: string;
  limits?: DemandLimits;
} = {}) {
  const metrics = createMetrics();
  const demand = openDemand(
    { sources, braveSuggestKey: 'bsk' },
    {
      database,
      metrics,
      log: pino({ level: 'silent' }),
      limits,
      now: () => new Date(day),
      baseUrls: { google: service.url, youtube: service.url, brave: service.url },
    },
  );
  if (!demand) throw new Error('no source');
  return { demand, metrics };
}

/** Answers each query by its beginning, in the form of whoever was asked. */
function searchBox(lists: Record<string, readonly string[]>) {
  return ({ url }: SeenRequest): LocalAnswer => {
    const query = url.searchParams.get('q') ?? '';
    const texts = Object.entries(lists).find(([start]) => query.startsWith(start))?.[1] ?? [];
    return {
      body: url.pathname.startsWith('/res/')
        ? { results: texts.map((text) => ({ query: text })) }
        : [query, texts],
    };
  };
}

const isFrom = (path: string, site: string | null) => (request: SeenRequest) =>
  request.url.pathname === path && request.url.searchParams.get('ds') === site;
const coado = {
  'por que': ['por que café coado', 'por que café coado é melhor'],
  como: ['como fazer café coado'],
};

describe('what people type about a topic', () => {
  it('comes from every source, each asked the ten questions once for all processes', async () => {
    service.answer(searchBox(coado));
    const sources: DemandSourceName[] = ['google-suggest', 'youtube-suggest', 'brave-suggest'];
    const found = await openProcess({ sources }).demand.findSuggestions(topic);
    const askedOn = '2026-11-20';
    expect(found).toEqual([
      {
        query: 'como fazer café coado',
        question: 'Como fazer café coado?',
        source: 'google',
        position: 1,
        askedOn,
      },
      {
        query: 'por que café coado é melhor',
        question: 'Por que café coado é melhor?',
        source: 'google',
        position: 2,
        askedOn,
      },
    ]);
    for (const asked of [
      isFrom('/complete/search', null),
      isFrom('/complete/search', 'yt'),
      isFrom('/res/v1/suggest/search', null),
    ])
      expect(service.seen.filter(asked)).toHaveLength(10);

    const later = openProcess({ sources, day: '2026-12-19T15:00:00Z' });
    expect(await later.demand.findSuggestions(' cafe  coado!')).toEqual(found);
    expect(await later.demand.findSuggestions(topic)).toEqual(found);
    expect(service.seen).toHaveLength(30);
  });

  it('carries the day in Brazil on which it was asked, and is asked again after thirty', async () => {
    service.answer(searchBox(coado));
    const [first] = await openProcess({ day: '2026-11-21T01:30:00Z' }).demand.findSuggestions(topic);
    expect(first?.askedOn).toBe('2026-11-20');
    await asOperator(database, (transaction) =>
      transaction.query("update private.online_answers set fetched_at = now() - interval '31 days'"),
    );
    const [again] = await openProcess({ day: '2026-12-25T15:00:00Z' }).demand.findSuggestions(topic);
    expect(again?.askedOn).toBe('2026-12-25');
    expect(service.seen).toHaveLength(20);
  });

  it('may be nothing, which is kept too', async () => {
    service.answer(searchBox({}));
    const { demand } = openProcess();
    expect(await demand.findSuggestions(topic)).toEqual([]);
    expect(await demand.findSuggestions(topic)).toEqual([]);
    expect(service.seen).toHaveLength(10);
  });

  it('is not asked about what is no topic', async () => {
    const { demand } = openProcess();
    expect(await demand.findSuggestions('quero morrer')).toEqual([]);
    expect(await demand.findSuggestions('café '.repeat(40))).toEqual([]);
    expect(service.seen).toEqual([]);
  });
});

describe('a source that fails', () => {
  it.each<[string, LocalAnswer]>([
    ['refuses', { status: 429 }],
    ['is broken', { status: 500 }],
    ['asks for proof of being human', { body: '<!doctype html>' }],
    ['answers something else', { body: { de: 'outro' } }],
  ])('and %s takes no other along, is left alone, and is not kept', async (_, failure) => {
    const answer = searchBox(coado);
    service.answer((request) => (request.url.searchParams.get('ds') === 'yt' ? failure : answer(request)));
    const { demand, metrics } = openProcess({ sources: ['youtube-suggest', 'google-suggest'] });
    expect((await demand.findSuggestions(topic)).map(({ source }) => source)).toEqual(['google', 'google']);
    const pressed = () => service.seen.filter(isFrom('/complete/search', 'yt')).length;
    expect(pressed()).toBe(3);
    await demand.findSuggestions(topic);
    expect(pressed()).toBe(3);
    expect(await metrics.registry.metrics()).toMatch(
      /online_source_failures_total\{source="youtube-suggest"\} 6/,
    );

    service.answer(answer);
    const next = openProcess({ sources: ['youtube-suggest', 'google-suggest'] });
    expect((await next.demand.findSuggestions(topic)).map(({ source }) => source)).toEqual([
      'youtube',
      'youtube',
    ]);
  });

  it('in part gives what it answered, which is not kept', async () => {
    const answer = searchBox(coado);
    service.answer((request) =>
      request.url.searchParams.get('q')?.startsWith('o que') ? { status: 500 } : answer(request),
    );
    expect(await openProcess().demand.findSuggestions(topic)).toHaveLength(2);
    const asked = service.seen.length;
    expect(await openProcess().demand.findSuggestions(topic)).toHaveLength(2);
    expect(service.seen).toHaveLength(2 * asked);
  });

  it('by standing still is left when time is up, and is not kept', async () => {
    service.answer(() => ({ delay: 600_000 }));
    const limits = { ...patient, deadlineMilliseconds: 200 };
    expect(await openProcess({ limits }).demand.findSuggestions(topic)).toEqual([]);
    service.answer(searchBox(coado));
    expect(await openProcess().demand.findSuggestions(topic)).toHaveLength(2);
  });

  it('may be the database: what was heard is used, and nobody is asked whose answer may be there', async () => {
    service.answer(searchBox(coado));
    await asOperator(database, (transaction) =>
      transaction.query('drop function private.keep_answer(text, text, jsonb, interval)'),
    );
    expect(await openProcess().demand.findSuggestions(topic)).toHaveLength(2);
    await asOperator(database, (transaction) =>
      transaction.query('drop function private.recall_answer(text, text, interval)'),
    );
    expect(await openProcess().demand.findSuggestions(topic)).toEqual([]);
  });
});

it('is none where no source is named', () => {
  const parts = { database, metrics: createMetrics(), log: pino({ level: 'silent' }) };
  expect(openDemand({ sources: [], braveSuggestKey: '' }, parts)).toBeNull();
});
