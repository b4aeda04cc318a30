import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOperator } from '../../server/db/roles.ts';
import { type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
let person: Person;
let client: SupabaseClient;
const topics = ['bolo, de (fubá)', 'air fryer', 'corrida', 'dieta', 'yoga'];

beforeAll(async () => {
  server = await startTestServer();
  person = await signUpPerson(server);
  client = person.client;
  for (const [variant, topic] of topics.entries()) {
    await asOperator(server.database, (transaction) =>
      transaction.query(
        `insert into public.saved_trees (id, user_id, topic, topic_key, variant, engine, questions, created_at)
         values (gen_random_uuid(), $1, $2, $2, $3, 'test', '[{"hook_1": "Olá, você"}]', $4)`,
        [person.id, topic, variant, `2026-01-0${variant + 1}T12:00:00Z`],
      ),
    );
  }
});
afterAll(() => server.stop());
beforeEach(async () => {
  await asOperator(server.database, (transaction) => transaction.query('delete from public.profiles'));
});

const raw = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${server.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${person.accessToken}`,
      ...init.headers,
    },
  });

const nestedIn = (levels: number) => `{"campaign":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

describe('reading', () => {
  it('gives columns asked for, filtered, ordered and limited', async () => {
    const { data } = await client
      .from('saved_trees')
      .select('topic, variant')
      .in('topic', ['corrida', 'bolo, de (fubá)', 'yoga'])
      .order('variant', { ascending: false })
      .limit(2);
    expect(data).toEqual([
      { topic: 'yoga', variant: 4 },
      { topic: 'corrida', variant: 2 },
    ]);
  });

  it('compares, negates and knows null', async () => {
    const { data: later } = await client
      .from('saved_trees')
      .select('variant')
      .gte('variant', 2)
      .lt('variant', 4)
      .order('variant');
    expect(later).toEqual([{ variant: 2 }, { variant: 3 }]);
    const { data: others } = await client
      .from('saved_trees')
      .select('variant')
      .not('topic', 'eq', 'dieta')
      .neq('variant', 0)
      .order('variant');
    expect(others).toEqual([{ variant: 1 }, { variant: 2 }, { variant: 4 }]);
    await client.from('profiles').insert({ id: person.id });
    expect((await client.from('profiles').select('id').is('phone', null)).data).toHaveLength(1);
    expect((await client.from('profiles').select('id').not('phone', 'is', null)).data).toHaveLength(0);
  });

  it('pages with a count', async () => {
    const page = await client
      .from('saved_trees')
      .select('variant', { count: 'exact' })
      .order('variant')
      .range(1, 2);
    expect(page).toMatchObject({ data: [{ variant: 1 }, { variant: 2 }], count: 5, status: 206 });
    const all = await client.from('saved_trees').select('variant', { count: 'exact', head: true });
    expect(all).toMatchObject({ count: 5, data: null });
    const behind = await client.from('saved_trees').select('variant', { count: 'exact' }).range(50, 60);
    expect(behind.error?.code).toBe('PGRST103');
  });

  it('gives one row, or says that there is not exactly one', async () => {
    expect(
      (await client.from('free_credits').select('credits_remaining, credits_total').single()).data,
    ).toEqual({
      credits_remaining: 4,
      credits_total: 4,
    });
    expect((await client.from('stripe_customers').select('customer_id').maybeSingle()).data).toBeNull();
    const none = await client.from('stripe_customers').select().single();
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    const many = await client.from('saved_trees').select().single();
    expect(many.error?.code).toBe('PGRST116');
    expect((await client.from('saved_trees').select().maybeSingle()).error?.code).toBe('PGRST116');
  });

  it('gives a column once, however often it is named', async () => {
    const { data } = await client.from('saved_trees').select('topic, topic').eq('variant', 4);
    expect(data).toEqual([{ topic: 'yoga' }]);
  });

  it('gives JSON columns as JSON and accents unharmed', async () => {
    const { data } = await client.from('saved_trees').select('questions').eq('variant', 0).single();
    expect(data).toEqual({ questions: [{ hook_1: 'Olá, você' }] });
  });
});

describe('writing', () => {
  it('inserts, and gives back what it is asked to', async () => {
    const silent = await client.from('profiles').insert({ id: person.id, phone: '+5511987654321' });
    expect(silent).toMatchObject({ status: 201, data: null, error: null });
    const { data } = await client
      .from('profiles')
      .update({ utm_source: 'instagram' })
      .eq('id', person.id)
      .select('phone, utm_source')
      .single();
    expect(data).toEqual({ phone: '+5511987654321', utm_source: 'instagram' });
  });

  it('upserts on conflict, changing only the columns sent', async () => {
    await client.from('profiles').upsert({ id: person.id, phone: '+5511987654321' });
    await client
      .from('profiles')
      .upsert({ id: person.id, utm_campaign: 'verão', campaign: { utm_id: '7' } }, { onConflict: 'id' });
    const { data } = await client.from('profiles').select('phone, utm_campaign, campaign').single();
    expect(data).toEqual({ phone: '+5511987654321', utm_campaign: 'verão', campaign: { utm_id: '7' } });
    await client
      .from('profiles')
      .upsert({ id: person.id, phone: '+5521900000000' }, { ignoreDuplicates: true });
    expect((await client.from('profiles').select('phone').single()).data).toEqual({
      phone: '+5511987654321',
    });
  });

  it('writes and gives back a column once, however often it is named', async () => {
    const response = await raw('profiles?columns=id,phone,id&select=id,id', {
      method: 'POST',
      headers: { prefer: 'return=representation,resolution=merge-duplicates' },
      body: JSON.stringify({ id: person.id, phone: '+5511987654321' }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual([{ id: person.id }]);
  });

  it('reports a duplicate, a broken check and an unknown column as PostgREST does', async () => {
    await client.from('profiles').insert({ id: person.id });
    expect(await client.from('profiles').insert({ id: person.id })).toMatchObject({
      status: 409,
      error: { code: '23505' },
    });
    expect(await client.from('profiles').update({ phone: 'abc' }).eq('id', person.id)).toMatchObject({
      status: 400,
      error: { code: '23514' },
    });
    expect((await client.from('profiles').update({ nope: 1 }).eq('id', person.id)).error?.code).toBe(
      'PGRST204',
    );
  });

  it('undoes a change that was to touch exactly one row and did not', async () => {
    const { error } = await client
      .from('profiles')
      .update({ phone: '+5511900000000' })
      .eq('id', person.id)
      .select()
      .single();
    expect(error?.code).toBe('PGRST116');
  });

  it('refuses to change or delete everything', async () => {
    expect((await raw('profiles', { method: 'PATCH', body: '{"phone":"+551199"}' })).status).toBe(400);
    expect((await raw('saved_trees', { method: 'DELETE' })).status).toBe(400);
  });
});

describe('what it does not know', () => {
  it.each<[string, () => PromiseLike<{ error: PostgrestError | null; status: number }>, string, number]>([
    ['a table', () => client.from('nowhere').select(), 'PGRST205', 404],
    ['a table of the object prototype', () => client.from('constructor').select(), 'PGRST205', 404],
    ['a column to read', () => client.from('profiles').select('password'), '42703', 400],
    ['a column to filter', () => client.from('profiles').select().eq('password', 'x'), '42703', 400],
    ['a column to order by', () => client.from('profiles').select().order('password'), '42703', 400],
    [
      'an embedded table',
      () => client.from('saved_scripts').select('hook, saved_trees(topic)'),
      'PGRST100',
      400,
    ],
    ['an operator', () => client.from('profiles').select().ilike('phone', '%1%'), 'PGRST100', 400],
    ['an "or"', () => client.from('profiles').select().or('phone.eq.1,phone.eq.2'), 'PGRST100', 400],
    ['a value of another type', () => client.from('profiles').select().eq('id', "' or 1=1 --"), '22P02', 400],
    ['a JSON column to filter', () => client.from('profiles').select().eq('campaign', '{}'), 'PGRST100', 400],
    [
      'a JSON column to look for in a list',
      () => client.from('saved_trees').select().in('questions', ['[]']),
      'PGRST100',
      400,
    ],
    ['a JSON column to order by', () => client.from('profiles').select().order('campaign'), 'PGRST100', 400],
    ['a truth asked of a text', () => client.from('profiles').select().is('phone', true), '42804', 400],
    [
      'an estimated count',
      () => client.from('profiles').select('*', { count: 'estimated' }),
      'PGRST100',
      400,
    ],
    ['another schema', () => client.schema('auth').from('users').select(), 'PGRST106', 406],
    ['CSV', () => client.from('profiles').select().csv(), 'PGRST107', 406],
  ])('answers %s with a clear error', async (_name, request, code, status) => {
    expect(await request()).toMatchObject({ error: { code }, status });
  });

  it.each([
    ['a broken body', 'profiles', { method: 'POST', body: '{' }, 400],
    ['a body that is no object', 'profiles', { method: 'POST', body: '[1]' }, 400],
    ['objects with different keys', 'profiles', { method: 'POST', body: '[{"id":"x"},{"phone":"y"}]' }, 400],
    ['a method', 'profiles', { method: 'PUT', body: '{}' }, 405],
    ['a limit that is no number', 'saved_trees?limit=many', {}, 400],
    ['a range header', 'saved_trees', { headers: { range: '0-1' } }, 400],
    ['an unclosed list', 'saved_trees?variant=in.(1,2', {}, 400],
    ['SQL in an identifier', 'saved_trees?select=topic"%20from%20auth.users--', {}, 400],
    ['SQL in an order', 'saved_trees?order=topic;drop%20table%20profiles', {}, 400],
    ['a NUL in a filter', 'saved_trees?topic=eq.a%00b', {}, 400],
    ['a NUL in a list', 'saved_trees?topic=in.(a%00b)', {}, 400],
    ['a NUL in a text', 'profiles', { method: 'POST', body: '{"utm_term":"\\u0000"}' }, 400],
    ['a NUL in a document', 'profiles', { method: 'POST', body: '{"campaign":{"a":"\\u0000"}}' }, 400],
    ['a very deep filter', `profiles?campaign=eq.${'['.repeat(7_000)}`, {}, 400],
    ['a very deep document', 'profiles', { method: 'POST', body: nestedIn(20_000) }, 400],
    ['a very wide select', `profiles?select=${'id,'.repeat(4_000)}id`, {}, 400],
    ['a very long order', `profiles?order=${'id,'.repeat(4_000)}id`, {}, 400],
    ['a very long list', `saved_trees?variant=in.(${'1,'.repeat(4_000)}1)`, {}, 400],
    ['very many filters', `saved_trees?${'variant=eq.1&'.repeat(500)}`, {}, 400],
    ['a value longer than its type', `saved_trees?variant=eq.${'9'.repeat(2_000)}`, {}, 400],
    ['very many rows', 'profiles', { method: 'POST', body: `[${'{"phone":"1"},'.repeat(2_000)}{}]` }, 400],
    ['a limit past every number', `saved_trees?limit=${'9'.repeat(400)}`, {}, 400],
    ['a body too large', 'profiles', { method: 'POST', body: `{"phone":"${'1'.repeat(1_100_000)}"}` }, 413],
  ])('answers %s without harm', async (_name, path, init, status) => {
    const response = await raw(path, init);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('code');
  });

  it('refuses callers it cannot prove', async () => {
    const call = (headers: Record<string, string>) => fetch(`${server.url}/rest/v1/profiles`, { headers });
    expect((await call({})).status).toBe(401);
    expect((await call({ apikey: 'sb_publishable_forged' })).status).toBe(401);
    const forged = await call({ apikey: server.publishableKey, authorization: 'Bearer a.b.c' });
    expect(forged.status).toBe(401);
    expect(await forged.json()).toMatchObject({ code: 'PGRST301' });
  });
});
