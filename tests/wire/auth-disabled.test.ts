import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('answers supabase-js for what is not offered with the contract’s own errors', async () => {
  const stranger = openClient(server).auth;
  const { auth } = (await signUpPerson(server)).client;
  const passkeyId = crypto.randomUUID();
  const off = { status: 404, code: 'passkey_disabled' };
  expect((await stranger.signInAnonymously()).error).toMatchObject({
    status: 422,
    code: 'anonymous_provider_disabled',
  });
  expect((await stranger.passkey.startAuthentication()).error).toMatchObject(off);
  expect((await auth.passkey.startRegistration()).error).toMatchObject(off);
  expect((await auth.passkey.list()).error).toMatchObject(off);
  expect((await auth.passkey.update({ passkeyId, friendlyName: 'Celular' })).error).toMatchObject(off);
  expect((await auth.passkey.delete({ passkeyId })).error).toMatchObject(off);
});

it('refuses a wallet’s signature', async () => {
  const body = { chain: 'ethereum', message: 'm', signature: 's' };
  expect(await callAuth(server, 'POST', '/token?grant_type=web3', { body })).toMatchObject({
    status: 422,
    body: { error_code: 'web3_provider_disabled' },
  });
});
