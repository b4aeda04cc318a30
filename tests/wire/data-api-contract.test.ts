import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../server/db/roles.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUpPerson(server);
});
afterAll(() => server.stop());

const send = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${person.accessToken}`,
      ...init.headers,
    },
  });

const upsert = (rows: object, prefer: string) =>
  send('/rest/v1/profiles', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer },
    body: JSON.stringify(rows),
  });

describe('an upsert', () => {
  it('answers 201 when it inserts and 200 when it only updates, with and without rows', async () => {
    const row = { id: person.id, utm_source: 'amiga' };
    const merge = 'resolution=merge-duplicates';
    expect((await upsert(row, `${merge},return=minimal`)).status).toBe(201);
    const repeated = await upsert(row, `${merge},return=minimal`);
    expect([repeated.status, await repeated.text()]).toEqual([200, '']);
    const shown = await upsert({ ...row, utm_source: 'loja' }, `${merge},return=representation`);
    expect(shown.status).toBe(200);
    expect(await shown.json()).toEqual([expect.objectContaining({ id: person.id, utm_source: 'loja' })]);
    expect((await upsert([], `${merge},return=representation`)).status).toBe(200);
    expect((await upsert(row, 'resolution=ignore-duplicates')).status).toBe(201);
  });

  it('gives the columns asked for, of a new row too', async () => {
    const other = await signUpPerson(server);
    const { data, status } = await other.client
      .from('profiles')
      .upsert({ id: other.id, phone: '+5511987654321', campaign: { utm_id: '7' } })
      .select('phone, campaign')
      .single();
    expect({ data, status }).toEqual({
      data: { phone: '+5511987654321', campaign: { utm_id: '7' } },
      status: 201,
    });
  });
});

describe('the data API', () => {
  it('forbids caches to store its answers, refusals included', async () => {
    const answers = await Promise.all([
      send('/rest/v1/free_credits'),
      send('/rest/v1/nothing_here'),
      send('/rest/v1/free_credits', { headers: { authorization: 'Bearer x.y.z' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('no-store'));
  });

  it('answers a call of a database function as PostgREST does for an unknown one', async () => {
    const { error, status } = await person.client.rpc('reserve_credit', { amount: 1 });
    expect({ status, error }).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  });

  it('numbers a statement within the account', async () => {
    const people = [await signUpPerson(server), await signUpPerson(server)];
    for (const one of people) {
      await callFunction(server, one, 'generate-hooks', { prompt: 'Dormir melhor' });
      const { data } = await one.client.from('credit_statement').select('id, entry').order('id');
      expect(data).toEqual([
        { id: 1, entry: 'grant' },
        { id: 2, entry: 'reserve' },
      ]);
      const older = await one.client.from('credit_statement').select('id').lt('id', 2);
      expect(older.data).toEqual([{ id: 1 }]);
    }
  });

  it('gives subscriptions ids that do not count them', async () => {
    const ids = await asOperator(server.database, async (transaction) => {
      await transaction.query(
        `insert into public.stripe_customers (user_id, customer_id)
         select id, 'cus_' || id from auth.users where id = $1`,
        [person.id],
      );
      const { rows } = await transaction.query<{ id: number }>(
        `insert into public.stripe_subscriptions (customer_id, status, subscription_id, price_id)
         values ('cus_' || $1, 'active', 'sub_' || $1, 'price') returning id`,
        [person.id],
      );
      return rows.map(({ id }) => id);
    });
    expect(ids).toHaveLength(1);
    expect(ids[0]).toBeGreaterThan(1_000_000);
    expect(Number.isSafeInteger(ids[0])).toBe(true);
  });
});

describe('a service of the client library that the product does not have', () => {
  it.each(['/realtime/v1/websocket', '/storage/v1/bucket', '/graphql/v1', '/storage/v1'])(
    '%s answers 404 in JSON with a reason',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const response = await send(path, { method });
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({
          code: 'not_found',
          error: expect.stringContaining('não existe aqui'),
        });
      }
    },
  );
});

describe('a page of another origin', () => {
  it.each(['/rest/v1/free_credits', '/functions/v1/generate-hooks', '/auth/v1/user'])(
    'may send the headers of the client library to %s',
    async (path) => {
      const response = await fetch(`${server.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://outra.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-region,x-retry-count',
        },
      });
      expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toMatch(/x-retry-count/u);
      expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toMatch(/x-region/u);
    },
  );
});
