import type { UserIdentity } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import type { GoogleAccount } from '../helpers/google-provider.ts';
import { callAuth, logIn } from './call-auth.ts';
import { errorIn, exchange, type GoogleStage, publicUrl, startGoogleStage } from './google-stage.ts';

describe('identities of one account', () => {
  let stage: GoogleStage;
  beforeAll(async () => {
    stage = await startGoogleStage();
  });
  afterAll(() => stage.stop());

  const password = 'segredo-123';
  const signUp = async () => {
    const client = stage.openClient();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data, error } = await client.auth.signUp({ email, password });
    if (error !== null || data.session === null) throw error ?? new Error('No session');
    return { client, email, id: data.user?.id, token: data.session.access_token };
  };
  type Person = Awaited<ReturnType<typeof signUp>>;
  const beginLinking = async ({ client }: Person) => {
    const { data, error } = await client.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${publicUrl}/perfil` },
    });
    if (error !== null) throw error;
    return data.url ?? '';
  };
  const leaveAndComeBack = async (person: Person, account: GoogleAccount) =>
    stage.comeBack(await stage.google.signIn(await beginLinking(person), account));
  /** All of it; the error that refused it, or null. */
  const link = async (person: Person, account: GoogleAccount) => {
    const target = await leaveAndComeBack(person, account);
    return errorIn(target) ?? (await exchange(person.client, target)).error?.code ?? null;
  };
  const identitiesOf = async ({ client }: Pick<Person, 'client'>): Promise<UserIdentity[]> =>
    (await client.auth.getUserIdentities()).data?.identities ?? [];
  const ofProvider = (identities: UserIdentity[], provider: string) => {
    const found = identities.find((identity) => identity.provider === provider);
    if (found === undefined) throw new Error(`No ${provider} identity`);
    return found;
  };
  const unlink = ({ token }: Person, id: string) =>
    callAuth(stage.server, 'DELETE', `/user/identities/${id}`, { token });

  it('may be added by whoever is signed in, whatever its e-mail, and sign them in from then on', async () => {
    const person = await signUp();
    const account = stage.createAccount({ email_verified: false });
    const target = await leaveAndComeBack(person, account);
    expect(`${target.origin}${target.pathname}`).toBe(`${publicUrl}/perfil`);
    const { data } = await exchange(person.client, target);
    expect(data.user).toMatchObject({
      id: person.id,
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    expect((await identitiesOf(person)).map(({ provider }) => provider)).toEqual(['email', 'google']);
    expect((await stage.signIn(account)).user.id).toBe(person.id);
  });

  it('may be added by an ID token', async () => {
    const person = await signUp();
    const account = stage.createAccount();
    const token = await stage.google.issueIdToken({ ...account });
    const { data, error } = await person.client.auth.linkIdentity({ provider: 'google', token });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(person.id);
    expect((await stage.signIn(account)).user.id).toBe(person.id);
    const again = await person.client.auth.linkIdentity({ provider: 'google', token });
    expect(again.error).toMatchObject({ status: 422, code: 'identity_already_exists' });
    const body = { provider: 'google', id_token: token, link_identity: true };
    const nobody = await callAuth(stage.server, 'POST', '/token?grant_type=id_token', { body });
    expect(nobody).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
  });

  it('cannot be added twice, nor when somebody else has it', async () => {
    const [first, second] = [await signUp(), await signUp()];
    const account = stage.createAccount();
    expect(await link(first, account)).toBeNull();
    expect(await link(first, account)).toBe('identity_already_exists');
    expect(await link(second, account)).toBe('identity_already_exists');
    expect(await identitiesOf(second)).toHaveLength(1);
    const raced = stage.createAccount();
    const errors = await Promise.all([link(first, raced), link(second, raced)]);
    expect(errors.toSorted()).toEqual(['identity_already_exists', null]);
  });

  it('is added for a living session alone', async () => {
    const person = await signUp();
    const account = stage.createAccount();
    const callback = await stage.google.signIn(await beginLinking(person), account);
    await person.client.auth.signOut();
    expect(errorIn(await stage.comeBack(callback))).toBe('bad_oauth_state');
    const asked = await callAuth(stage.server, 'GET', '/user/identities/authorize?provider=google');
    expect(asked).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
    const path = '/user/identities/authorize?provider=google&skip_http_redirect=true';
    const gone = await callAuth(stage.server, 'GET', path, { token: person.token });
    expect(gone).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
    const other = await signUp();
    const unknown = await callAuth(stage.server, 'GET', path.replace('google', 'orkut'), {
      token: other.token,
    });
    expect(unknown).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  it('is not added to an account that was banned meanwhile', async () => {
    const person = await signUp();
    const callback = await stage.google.signIn(await beginLinking(person), stage.createAccount());
    await asAccountService(stage.server.database, (transaction) =>
      transaction.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
        person.id,
      ]),
    );
    expect(errorIn(await stage.comeBack(callback))).toBe('user_banned');
  });

  it('may be taken away again, and then signs its owner into an account of their own', async () => {
    const person = await signUp();
    const account = stage.createAccount();
    await link(person, account);
    const { data, error } = await person.client.auth.unlinkIdentity(
      ofProvider(await identitiesOf(person), 'google'),
    );
    expect([data, error]).toEqual([{}, null]);
    const { data: read } = await person.client.auth.getUser();
    expect(read.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect((await stage.signIn(account)).user.id).not.toBe(person.id);
  });

  it('leaves the account the proven e-mail of what is left, and no way in by what was taken away', async () => {
    const person = await signUp();
    const account = stage.createAccount();
    await link(person, account);
    await person.client.auth.unlinkIdentity(ofProvider(await identitiesOf(person), 'email'));
    const { data } = await person.client.auth.getUser();
    expect(data.user).toMatchObject({
      email: account.email,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    expect((await logIn(stage.server, account.email ?? '', password)).status).toBe(400);
    expect((await logIn(stage.server, person.email, password)).status).toBe(400);
    expect((await stage.signIn(account)).user.id).toBe(person.id);
  });

  it('can be taken away from whoever came by it alone once they made a password', async () => {
    const account = stage.createAccount();
    const { session, user } = await stage.signIn(account);
    const token = session.access_token;
    const google = ofProvider(user.identities ?? [], 'google').identity_id;
    const remove = () => callAuth(stage.server, 'DELETE', `/user/identities/${google}`, { token });
    expect((await remove()).body.error_code).toBe('single_identity_not_deletable');
    const made = await callAuth(stage.server, 'PUT', '/user', { token, body: { password } });
    expect(made.body).toMatchObject({
      app_metadata: { providers: ['google', 'email'] },
      identities: [{ provider: 'google' }, { provider: 'email', identity_data: { email_verified: true } }],
    });
    expect((await remove()).status).toBe(200);
    expect((await logIn(stage.server, account.email ?? '', password)).body.user.id).toBe(user.id);
  });

  it('never makes an unproven e-mail the account’s own', async () => {
    const person = await signUp();
    const victim = stage.createAccount({ email_verified: false });
    await link(person, victim);
    await person.client.auth.unlinkIdentity(ofProvider(await identitiesOf(person), 'email'));
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
  });

  it('cannot be taken away when it is the last, somebody else’s or none, or the e-mail left is another’s', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const own = ofProvider(await identitiesOf(person), 'email').identity_id;
    const theirs = ofProvider(await identitiesOf(other), 'email').identity_id;
    expect(await unlink(person, own)).toMatchObject({
      status: 422,
      body: { error_code: 'single_identity_not_deletable' },
    });
    await link(person, stage.createAccount({ email: other.email }));
    for (const id of [theirs, crypto.randomUUID()]) {
      expect(await unlink(person, id)).toMatchObject({
        status: 422,
        body: { error_code: 'identity_not_found' },
      });
    }
    expect(await unlink(person, '7')).toMatchObject({
      status: 404,
      body: { error_code: 'validation_failed' },
    });
    const conflicting = await unlink(person, own);
    expect(conflicting.body.error_code).toBe('email_conflict_identity_not_deletable');
    expect(await identitiesOf(person)).toHaveLength(2);
    expect((await logIn(stage.server, person.email, password)).status).toBe(200);
  });
});
