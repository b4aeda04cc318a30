import { afterAll, beforeAll, expect, it } from 'vitest';
import { runtimeConfigSchema } from '../../shared/runtime-config.ts';
import { type GoogleStage, startGoogleStage } from './google-stage.ts';

const rules = { isSignUpOpen: true, isManualLinkingEnabled: false, isAnonymousSignInEnabled: false };

let stage: GoogleStage;
beforeAll(async () => {
  stage = await startGoogleStage({ accountRules: rules });
});
afterAll(() => stage.stop());

it('where manual linking is off, nobody connects or removes an identity, and Google still signs in', async () => {
  const off = { status: 404, code: 'manual_linking_disabled' };
  const account = stage.createAccount();
  const { client, user } = await stage.signIn(account);
  await client.auth.updateUser({ password: 'segredo-123' });
  const { data } = await client.auth.getUserIdentities();
  const google = data?.identities.find(({ provider }) => provider === 'google');
  if (google === undefined) throw new Error('No identity');
  expect((await client.auth.unlinkIdentity(google)).error).toMatchObject(off);
  expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject(off);
  const token = await stage.google.issueIdToken({ ...stage.createAccount() });
  expect((await client.auth.linkIdentity({ provider: 'google', token })).error).toMatchObject(off);
  expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(2);
  expect((await stage.signIn(account)).user.id).toBe(user.id);
});

it('the browser is told, and shows no button for it', async () => {
  const config = runtimeConfigSchema.parse(await (await fetch(`${stage.server.url}/config.json`)).json());
  expect(config.isManualLinkingEnabled).toBe(false);
});
