import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';
import { enrollApp, levelOf, showApp } from './factor-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const mfa = () => openClient(server, server.secretKey).auth.admin.mfa;

describe('a person who lost the second factor', () => {
  it('signs in again once the operator removed it, and raised sessions say so', async () => {
    const person = await signUpPerson(server);
    const app = await enrollApp(person.client);
    await showApp(server, person.client, app);
    const { data, error } = await mfa().listFactors({ userId: person.id });
    expect(error).toBeNull();
    expect(data?.factors).toMatchObject([
      { id: app.id, factor_type: 'totp', status: 'verified', friendly_name: 'Celular' },
    ]);
    expect(JSON.stringify(data)).not.toContain(app.secret);

    const removed = await mfa().deleteFactor({ userId: person.id, id: app.id });
    // The client library wraps this one answer twice.
    expect(removed).toMatchObject({ data: { data: { id: app.id } }, error: null });
    expect((await mfa().listFactors({ userId: person.id })).data?.factors).toEqual([]);
    await person.client.auth.refreshSession();
    expect((await levelOf(person.client)).aal).toBe('aal1');
    expect((await mfa().deleteFactor({ userId: person.id, id: app.id })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
  });

  it('keeps it when the operator names another person, nobody, or no id', async () => {
    const [owner, other] = [await signUpPerson(server), await signUpPerson(server)];
    const app = await enrollApp(owner.client);
    const call = (userId: string, factorId: string) =>
      callAuth(server, 'DELETE', `/admin/users/${userId}/factors/${factorId}`, { apiKey: server.secretKey });
    expect((await call(other.id, app.id)).body.error_code).toBe('mfa_factor_not_found');
    expect((await call(crypto.randomUUID(), app.id)).body.error_code).toBe('user_not_found');
    expect(await call(owner.id, 'nada')).toMatchObject({
      status: 404,
      body: { error_code: 'validation_failed' },
    });
    const unknown = await mfa().listFactors({ userId: crypto.randomUUID() });
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await mfa().listFactors({ userId: owner.id })).data?.factors).toHaveLength(1);
  });
});
