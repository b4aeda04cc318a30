import { describe, expect, it } from 'vitest';
import type { GuardedCalls } from '../retrieval/guarded-calls.ts';
import { askSource } from './ask-source.ts';
import type { DemandSource } from './demand-source.ts';

const queries = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete'];
const guarded: GuardedCalls = async (_, { nothing, call }) =>
  call(new AbortController().signal).catch(() => nothing);
const noDeadline = new AbortController().signal;

function ask(suggest: DemandSource['suggest'], deadline = noDeadline) {
  return askSource({ source: { name: 'google-suggest', suggest }, queries, guarded, deadline });
}

describe('asking a source everything', () => {
  it('asks three things at once at most, and gives the answers in the order of the questions', async () => {
    let underWay = 0;
    let most = 0;
    const { found, isWhole } = await ask(async (query) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return [`${query} mais`];
    });
    expect(most).toBe(3);
    expect(isWhole).toBe(true);
    expect(found).toEqual(queries.map((query) => ({ query: `${query} mais`, position: 1 })));
  });

  it('tells nothing that only says the question again, and keeps the places of the others', async () => {
    const { found } = await ask(async (query) =>
      query === 'três' ? ['Tres', ' três  vezes ', 'x'.repeat(201)] : [],
    );
    expect(found).toEqual([{ query: 'três vezes', position: 2 }]);
  });

  it('goes on after one failure, and says that it is not everything', async () => {
    const asked: string[] = [];
    const { found, isWhole } = await ask(async (query) => {
      asked.push(query);
      if (query === 'um') throw new Error('soluço');
      return [`${query} mais`];
    });
    expect([asked.length, found.length, isWhole]).toEqual([7, 6, false]);
  });

  it('stops pressing a service that refuses', async () => {
    const asked: string[] = [];
    const { found, isWhole } = await ask(async (query) => {
      asked.push(query);
      throw new Error('429');
    });
    expect([asked, found, isWhole]).toEqual([['um', 'dois', 'três'], [], false]);
  });

  it('uses what has come by the deadline', async () => {
    const deadline = new AbortController();
    const { found, isWhole } = await ask(async (query, signal) => {
      if (query !== 'quatro') return [`${query} mais`];
      deadline.abort();
      signal.throwIfAborted();
      return [];
    }, deadline.signal);
    expect(found.map(({ query }) => query)).toEqual(['um mais', 'dois mais', 'três mais']);
    expect(isWhole).toBe(false);
  });

  it('asks nothing after the deadline', async () => {
    const { found, isWhole } = await ask(() => Promise.reject(new Error('asked')), AbortSignal.abort());
    expect([found, isWhole]).toEqual([[], false]);
  });
});
