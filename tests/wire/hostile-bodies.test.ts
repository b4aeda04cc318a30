import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUpPerson(server);
});
afterAll(() => server.stop());

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

async function callAccounts(method: string, path: string, body: string | null, isSignedIn = true) {
  const response = await fetch(`${server.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      ...(isSignedIn && { authorization: `Bearer ${person.accessToken}` }),
    },
    body,
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, text };
}

const functions = [
  ['generate-hooks', 'prompt'],
  ['busca-referencias', 'hook'],
  ['check-hook', 'hook'],
  ['swap-question', 'tree_id'],
  ['create-checkout', 'price_id'],
  ['checkout-status', 'session_id'],
  ['sandbox-checkout', 'session_id'],
  ['cancel-subscription', 'subscriptionId'],
  ['resume-subscription', 'subscriptionId'],
  ['billing-portal', 'return_url'],
  ['delete-account', 'confirmation'],
] as const;

describe('a function', () => {
  it.each(functions)('%s refuses a body that nests very deep', async (name, field) => {
    const body = `{"${field}":${deep(9_000)}}`;
    expect(await callFunction(server, person, name, body)).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    });
  });

  it.each(functions)('%s answers a NUL with a refusal, or reads past it', async (name, field) => {
    const { status } = await callFunction(server, person, name, { [field]: 'a\0b' });
    expect(status).toBeLessThan(500);
  });
});

const accountCalls = [
  ['POST', 'signup', '{"email":"deep@example.com","password":"segredo-123","data":$}'],
  ['POST', 'signup', '{"email":$,"password":"segredo-123"}'],
  ['POST', 'token?grant_type=password', '{"email":$,"password":"segredo-123"}'],
  ['POST', 'token?grant_type=password', '{"email":"a@example.com","password":$}'],
  ['POST', 'token?grant_type=refresh_token', '{"refresh_token":$}'],
  ['POST', 'token?grant_type=pkce', '{"auth_code":$,"code_verifier":$}'],
  ['POST', 'token?grant_type=id_token', '{"provider":"google","id_token":$,"nonce":$}'],
  ['PUT', 'user', '{"data":$}'],
  ['PUT', 'user', '{"email":$}'],
  ['PUT', 'user', '{"phone":$}'],
  ['PUT', 'user', '{"nonce":$,"password":"outro-segredo-1"}'],
  ['POST', 'recover', '{"email":$}'],
  ['POST', 'otp', '{"email":$,"create_user":true}'],
  ['POST', 'otp', '{"phone":$,"create_user":true}'],
  ['POST', 'otp', '{"email":"deep@example.com","code_challenge":$,"code_challenge_method":"plain"}'],
  ['POST', 'verify', '{"type":"email","token_hash":$}'],
  ['POST', 'verify', '{"type":"email","email":"a@example.com","token":$}'],
  ['POST', 'resend', '{"type":"signup","email":$}'],
  ['POST', 'factors', '{"factor_type":"totp","friendly_name":$}'],
] as const;

describe('the account service', () => {
  it.each(accountCalls)(
    'refuses %s %s with %s where the body nests very deep',
    async (method, path, body) => {
      const { status, text } = await callAccounts(method, path, body.replaceAll('$', deep(9_000)));
      expect(status, text).toBe(400);
    },
  );

  it.each(accountCalls)('answers %s %s with %s where it holds a NUL', async (method, path, body) => {
    const { status, text } = await callAccounts(method, path, body.replaceAll('$', '"a\\u0000b"'));
    expect(status, text).toBeLessThan(500);
  });

  it.each([
    ['GET', 'verify?type=email&token=a%00b'],
    ['GET', 'verify?type=email&token_hash=a%00b&redirect_to=%00'],
    ['GET', 'authorize?provider=a%00b'],
    ['GET', 'callback?state=a%00b&code=a%00b'],
    ['GET', 'factors/%00'],
    ['DELETE', 'factors/a%00b'],
    ['DELETE', 'user/identities/a%00b'],
    ['GET', 'admin/users/a%00b'],
    ['POST', 'logout?scope=a%00b'],
  ])('answers %s %s', async (method, path) => {
    const { status, text } = await callAccounts(method, path, null);
    expect(status, text).toBeLessThan(500);
  });
});
