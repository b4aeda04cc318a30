import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signEvent } from '../../server/billing/signed-event.ts';
import { stripeApiVersion } from '../../server/billing/stripe/stripe-client.ts';
import { findSecrets } from '../helpers/find-secrets.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { callFunction, type Door, openClient, openDoor, signUpPerson } from '../helpers/people.ts';
import { spawnServer, startServerProcess } from '../helpers/server-process.ts';
import { type LocalStripe, startLocalStripe } from '../local-stripe/local-stripe.ts';
import { codeOf, enrollApp } from '../wire/factor-acts.ts';

const password = 'segredo-123';
const nobody = 'http://127.0.0.1:1';
const keys = {
  STRIPE_WEBHOOK_SECRET: 'whsec_c2VncmVkby1kby13ZWJob29r',
  SUPABASE_SECRET_KEY: 'sb_secret_chave-de-servico-do-teste',
  AI_API_KEY: 'chave-do-modelo-do-teste',
  GOOGLE_CLIENT_SECRET: 'segredo-do-google-do-teste',
  SMS_HOOK_SECRET: 'c2VncmVkby1kb3MtdGV4dG9zLWRlLXRlc3Rl',
};
let directory: string;
let stripe: LocalStripe;
let signingKey: string;
let common: Record<string, string>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-secrets-'));
  stripe = await startLocalStripe();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  signingKey = jwk.d ?? '';
  const file = join(directory, 'keys.json');
  const set = { keys: [{ ...jwk, alg: 'ES256', kid: 'teste', use: 'sig' }] };
  await writeFile(file, JSON.stringify(set), { mode: 0o600 });
  common = {
    ...keys,
    LOG_LEVEL: 'debug',
    JWT_KEYS_FILE: file,
    STRIPE_SECRET_KEY: stripe.apiKey,
    STRIPE_PRICE_ESSENCIAL: 'price_essencial',
    STRIPE_PRICE_ILIMITADO: 'price_ilimitado',
    STRIPE_API_BASE: stripe.url,
    SMS_HOOK_URL: nobody,
    GOOGLE_CLIENT_ID: 'fisga',
    GOOGLE_ISSUER: nobody,
  };
});
afterAll(async () => {
  await stripe.stop();
  await rm(directory, { recursive: true, force: true });
});

const tellWebhook = async (door: Door, secret: string) => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: stripeApiVersion,
    created: 1_700_000_000,
    livemode: false,
    type: 'customer.created',
    data: { object: { id: 'cus_1', object: 'customer' } },
  });
  const headers = { 'stripe-signature': await signEvent(body, secret) };
  return fetch(`${door.url}/functions/v1/stripe-webhook`, { method: 'POST', headers, body });
};

const checkout = (door: Door) => ({
  price_id: 'price_essencial',
  success_url: `${door.url}/thank-you?plano=Essencial`,
  cancel_url: `${door.url}/pricing`,
  mode: 'subscription',
});

describe('the log of a server that tells all it can', () => {
  it('holds no secret of a person who uses everything there is', async () => {
    const dataDir = join(directory, 'well');
    const server = await startServerProcess({ ...common, DATA_DIR: dataDir });
    const door = await openDoor(server.url);
    const outbox = join(dataDir, 'outbox');
    const person = await signUpPerson(door);
    const { auth } = person.client;
    const secrets = [signingKey, stripe.apiKey, ...Object.values(keys), password];
    const keepSession = async () => {
      const { session } = (await auth.getSession()).data;
      secrets.push(session?.access_token ?? 'none', session?.refresh_token ?? 'none');
    };
    await keepSession();

    await auth.signInWithPassword({ email: person.email, password: 'errada-e-secreta' });
    secrets.push('errada-e-secreta');
    expect((await auth.signInWithPassword({ email: person.email, password })).error).toBeNull();
    await keepSession();
    expect((await auth.refreshSession()).error).toBeNull();
    await keepSession();
    await auth.resetPasswordForEmail(person.email);
    const mail = await lastMailTo(outbox, person.email);
    const code = mail.code ?? '';
    const { link } = mail;
    secrets.push(code, link?.searchParams.get('token') ?? 'none');
    expect((await auth.verifyOtp({ type: 'recovery', email: person.email, token: code })).error).toBeNull();
    const app = await enrollApp(person.client);
    const shown = codeOf(app);
    secrets.push(app.secret);
    expect((await auth.mfa.challengeAndVerify({ factorId: app.id, code: shown })).error).toBeNull();
    await keepSession();
    await openClient(door).auth.signInWithOAuth({ provider: 'google' });
    await fetch(`${door.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
    await fetch(`${door.url}/auth/v1/admin/users`, { headers: { apikey: keys.SUPABASE_SECRET_KEY } });

    const accessToken = (await auth.getSession()).data.session?.access_token ?? '';
    const call = (name: string, body: unknown) => callFunction(door, { accessToken }, name, body);
    expect((await call('generate-hooks', { prompt: 'Dormir melhor' })).status).toBe(200);
    expect((await call('busca-referencias', { hook: 'Durma melhor hoje.' })).status).toBe(200);
    expect((await call('create-checkout', checkout(door))).status).toBe(200);
    expect((await tellWebhook(door, keys.STRIPE_WEBHOOK_SECRET)).status).toBe(200);
    expect((await tellWebhook(door, 'whsec_another')).status).toBe(400);
    expect((await call('export-account', {})).status).toBe(200);
    const leaving = { confirmation: person.email, password };
    expect((await call('delete-account', leaving)).status).toBe(200);

    await server.end();
    const lines = server.output();
    expect(lines).toContain('"path":"/functions/v1/delete-account"');
    // Six digits may be part of a time or an id: on their own they may not.
    const codes = [code, shown].filter((digits) => new RegExp(`(?<!\\d)${digits}(?!\\d)`, 'u').test(lines));
    expect(codes).toEqual([]);
    expect(
      findSecrets(
        lines,
        secrets.filter((secret) => secret !== code),
      ),
    ).toEqual([]);
  });

  it('holds none either where everything that it asks fails', async () => {
    const smtpPassword = 'senha-do-correio';
    const server = await startServerProcess({
      ...common,
      DATA_DIR: join(directory, 'broken'),
      AUTH_AUTOCONFIRM: 'true',
      SMTP_URL: `smtp://fisga:${smtpPassword}@127.0.0.1:1`,
      MAIL_FROM: 'fisga@example.com',
      STRIPE_API_BASE: nobody,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'nenhum',
      AI_BASE_URL: `${nobody}/v1`,
    });
    const door = await openDoor(server.url);
    const person = await signUpPerson(door);
    expect((await person.client.auth.resetPasswordForEmail(person.email)).error).not.toBeNull();
    await openClient(door).auth.signInWithOtp({ phone: '5511987654321' });
    await fetch(`${door.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
    await callFunction(door, person, 'generate-hooks', { prompt: 'Dormir melhor' });
    expect((await callFunction(door, person, 'create-checkout', checkout(door))).status).toBe(502);
    await server.end();
    const lines = server.output();
    expect(lines).toContain('the payment provider failed');
    expect(lines).toContain('a mail could not be sent');
    const secrets = [signingKey, stripe.apiKey, smtpPassword, person.accessToken, ...Object.values(keys)];
    expect(findSecrets(lines, secrets)).toEqual([]);
  });

  it('holds no password of a database that cannot be reached', async () => {
    const server = spawnServer({ DATABASE_URL: 'postgresql://fisga:senha-do-banco@127.0.0.1:1/fisga' }, 0);
    const code = await new Promise((resolve) => server.child.once('close', resolve));
    expect(code).not.toBe(0);
    expect(findSecrets(server.output(), ['senha-do-banco'])).toEqual([]);
  });
});

describe('what the tests hold every server process to', () => {
  it.each([
    'token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.c2lnbmF0dXJlLW9mLWl0 sent',
    '{"password":"segredo-123"}',
    'apikey sb_secret_abc',
    'sk_test_123 whsec_abc',
  ])('finds the secret in %j', (line) => {
    expect(findSecrets(line)).not.toEqual([]);
  });

  it('finds a known one in whatever clothes, and nothing where there is none', () => {
    const secret = 'senha+do/banco';
    for (const line of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
      expect(findSecrets(`x${line}y`, [secret])).not.toEqual([]);
    expect(findSecrets('{"level":30,"method":"POST","path":"/auth/v1/token"}', [secret])).toEqual([]);
  });
});
