import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from './db/database.ts';
import { startHeartbeat } from './heartbeat.ts';

let stop = () => {};
afterEach(() => stop());

function listenTo(database: Pick<Database, 'kind' | 'queryOnce'>, seconds = 0.2) {
  const heard: unknown[] = [];
  stop = startHeartbeat(database as Database, seconds, {
    send: (message) => heard.push(message) > 0,
  });
  return heard;
}

const answering: Database['queryOnce'] = async () => ({ rows: [], count: 1 });
const silent: Database['queryOnce'] = () => new Promise(() => {});
const broken: Database['queryOnce'] = () => Promise.reject(new Error('broken'));

describe('a server with a process above it', () => {
  it('says again and again that it lives, and how long its silence may last', async () => {
    const heard = listenTo({ kind: 'pglite', queryOnce: answering });
    await expect.poll(() => heard.length).toBeGreaterThan(2);
    expect(heard[0]).toEqual({ type: 'alive', withinSeconds: 0.2 });
  });

  it.each([
    ['does not answer', silent],
    ['fails each time', broken],
  ])('says nothing while its embedded database %s', async (_, queryOnce) => {
    const heard = listenTo({ kind: 'pglite', queryOnce });
    await wait(300);
    expect(heard).toEqual([]);
  });

  it('lives on where a PostgreSQL does not answer', async () => {
    const heard = listenTo({ kind: 'postgres', queryOnce: silent });
    await expect.poll(() => heard.length).toBeGreaterThan(1);
  });

  it('says nothing where nobody is to watch it', async () => {
    const heard = listenTo({ kind: 'pglite', queryOnce: answering }, 0);
    await wait(100);
    expect(heard).toEqual([]);
  });
});
