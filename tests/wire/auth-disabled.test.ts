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

it('answers calls of an OAuth server, of providers to configure and of passkeys to administer as switched off', async () => {
  const { auth } = (await signUpPerson(server)).client;
  const { admin } = openClient(server, server.secretKey).auth;
  const off = { status: 404, code: 'feature_disabled', message: 'OAuth server is disabled' };
  const client = { client_name: 'Parceira', redirect_uris: ['https://parceira.example'] };
  const id = crypto.randomUUID();
  const answers = [
    await auth.oauth.listGrants(),
    await auth.oauth.revokeGrant({ clientId: id }),
    await auth.oauth.getAuthorizationDetails(id),
    await auth.oauth.approveAuthorization(id),
    await auth.oauth.denyAuthorization(id),
    await admin.oauth.listClients(),
    await admin.oauth.createClient(client),
    await admin.oauth.getClient(id),
    await admin.oauth.updateClient(id, client),
    await admin.oauth.deleteClient(id),
    await admin.oauth.regenerateClientSecret(id),
  ];
  for (const { error } of answers) expect(error).toMatchObject(off);
  for (const path of ['/oauth/authorize', '/oauth/token', '/oauth/clients/register']) {
    const method = path === '/oauth/authorize' ? 'GET' : 'POST';
    expect((await callAuth(server, method, path)).body.error_code, path).toBe('feature_disabled');
  }
  expect((await admin.customProviders.listProviders()).error?.code).toBe('feature_disabled');
  const passkeys = await callAuth(server, 'GET', `/admin/users/${id}/passkeys`, { apiKey: server.secretKey });
  expect(passkeys).toMatchObject({ status: 404, body: { error_code: 'passkey_disabled' } });
});

it('does not tell visitors which of the operator’s calls are switched off', async () => {
  for (const path of ['/admin/oauth/clients', '/admin/custom-providers', '/user/oauth/grants']) {
    expect((await callAuth(server, 'GET', path)).body.error_code, path).toBe('no_authorization');
  }
});

it('refuses a wallet’s signature', async () => {
  const body = { chain: 'ethereum', message: 'm', signature: 's' };
  expect(await callAuth(server, 'POST', '/token?grant_type=web3', { body })).toMatchObject({
    status: 422,
    body: { error_code: 'web3_provider_disabled' },
  });
});
