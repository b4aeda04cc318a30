import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { subscribe } from '../helpers/accounts.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUpPerson(server);
  await subscribe(server.database, toUserId(person.id), { remaining: 119, total: 120 });
});
afterAll(() => server.stop());

const call = (name: string, body: unknown) => callFunction(server, person, name, body);

describe('the fields of the specification', () => {
  it('are those of a session and its person', async () => {
    const { data } = await person.client.auth.signInWithPassword({
      email: person.email,
      password: 'segredo-123',
    });
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_at: expect.any(Number),
      expires_in: 3600,
      token_type: 'bearer',
      user: { id: person.id },
    });
    expect(data.user).toMatchObject({
      created_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      identities: [{ provider: 'email' }],
    });
  });

  it('are read one row a table: credits, customer, subscription', async () => {
    const { client } = person;
    const free = await client
      .from('free_credits')
      .select('user_id,credits_remaining,credits_total')
      .eq('user_id', person.id)
      .single();
    expect(free.data).toEqual({ user_id: person.id, credits_remaining: 4, credits_total: 4 });
    const customer = await client
      .from('stripe_customers')
      .select('customer_id')
      .eq('user_id', person.id)
      .single();
    const id = customer.data?.customer_id;
    const subscription = await client
      .from('stripe_subscriptions')
      .select('id,customer_id,status,subscription_id,price_id,current_period_start,current_period_end')
      .eq('customer_id', id)
      .single();
    expect(subscription.data).toMatchObject({ customer_id: id, status: 'active', price_id: 'price' });
    const credits = await client
      .from('subscription_credits')
      .select('customer_id,credits_remaining,credits_total,reset_date')
      .eq('customer_id', id)
      .single();
    expect(credits.data).toMatchObject({ credits_remaining: 119, credits_total: 120 });
    expect(Date.parse(credits.data?.reset_date)).toBeGreaterThan(Date.now());
  });

  it('are upserted into a profile: first the campaign, then the telephone', async () => {
    const { client, id } = person;
    const campaign = { id, utm_source: 'instagram', affiliate_id: 'ana' };
    expect((await client.from('profiles').upsert(campaign, { onConflict: 'id' })).error).toBeNull();
    const phone = '+5511987654321';
    expect((await client.from('profiles').upsert({ id, phone }, { onConflict: 'id' })).error).toBeNull();
    const { data } = await client.from('profiles').select('id,phone,utm_source,affiliate_id').single();
    expect(data).toEqual({ ...campaign, phone });
  });

  it('are those of questions, materials, a script and credits', async () => {
    const tree = (await call('generate-hooks', { prompt: 'Dormir melhor' })).body as {
      questions: Record<string, string>[];
      credits: unknown;
    };
    expect(tree.questions).toHaveLength(4);
    for (const block of tree.questions) {
      for (const name of ['question', 'hook_1', 'hook_2', 'hook_3', 'hook_4'])
        expect(block[name]).toMatch(/\p{L}/u);
    }
    expect(tree.credits).toMatchObject({ unlimited: false, remaining: 118, total: 120 });
    const { body } = await call('busca-referencias', { hook: tree.questions[0]?.hook_1 });
    const said = expect.stringMatching(/\p{L}/u);
    const part = { instruction: said, argument_with_authority: said, reference: expect.anything() };
    expect(body).toMatchObject({
      references: Array.from({ length: 5 }, () => ({
        summary: said,
        argument_1: said,
        argument_2: said,
        argument_3: said,
        authority: said,
        source: expect.any(String),
      })),
      script: {
        hook: tree.questions[0]?.hook_1,
        context: { instruction: said },
        development: [part, part, part],
        closing: { instruction: said },
        justification: said,
      },
      credits: { credits_remaining: 117, credits_total: 120, type: 'subscription' },
    });
    expect(await call('generate-hooks', { prompt: '  ' })).toMatchObject({
      status: 422,
      body: { error: said },
    });
  });
});

const uuid = '6b6f4f5e-2d7c-4a53-9d4e-0c2a3f6b7a12';
const calls: readonly { method: string; path: string; body?: unknown }[] = [
  { method: 'POST', path: '/signup', body: {} },
  { method: 'POST', path: '/token?grant_type=password', body: {} },
  { method: 'POST', path: '/token?grant_type=refresh_token', body: {} },
  { method: 'POST', path: '/token?grant_type=pkce', body: {} },
  { method: 'POST', path: '/token?grant_type=id_token', body: {} },
  { method: 'POST', path: '/otp', body: {} },
  { method: 'POST', path: '/verify', body: {} },
  { method: 'POST', path: '/sso', body: {} },
  { method: 'GET', path: '/reauthenticate' },
  { method: 'POST', path: '/resend', body: {} },
  { method: 'GET', path: '/user' },
  { method: 'PUT', path: '/user', body: {} },
  { method: 'POST', path: '/recover', body: {} },
  { method: 'GET', path: '/authorize?provider=google' },
  { method: 'GET', path: '/user/identities/authorize?provider=google' },
  { method: 'DELETE', path: `/user/identities/${uuid}` },
  { method: 'POST', path: '/factors', body: {} },
  { method: 'DELETE', path: `/factors/${uuid}` },
  { method: 'POST', path: `/factors/${uuid}/challenge`, body: {} },
  { method: 'POST', path: `/factors/${uuid}/verify`, body: {} },
  { method: 'GET', path: '/.well-known/jwks.json' },
  { method: 'POST', path: '/logout?scope=local' },
];

describe('the calls of the specification', () => {
  it.each(calls)('is answered by the account service: $method $path', async ({ method, path, body }) => {
    const { accessToken: token } = await signUpPerson(server);
    const answer = await callAuth(server, method, path, { token, body });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body?.error_code).not.toBe('not_found');
  });

  it('end in the answers of a checkout and of a cancellation', async () => {
    const buyer = await signUpPerson(server);
    const origin = 'http://127.0.0.1:3000';
    const checkout = await callFunction(server, buyer, 'create-checkout', {
      price_id: 'price_sandbox_essencial',
      success_url: `${origin}/thank-you?plano=Essencial`,
      cancel_url: `${origin}/pricing`,
      mode: 'subscription',
    });
    expect(checkout).toMatchObject({
      status: 200,
      body: { url: expect.stringContaining('/sandbox-checkout') },
    });
    const unknown = await callFunction(server, buyer, 'cancel-subscription', { subscriptionId: 'sub_none' });
    expect(unknown).toMatchObject({ status: 404, body: { error: expect.any(String) } });
  });
});
