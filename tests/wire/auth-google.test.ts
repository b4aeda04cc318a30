import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccountService } from '../../server/db/roles.ts';
import { startTestServer } from '../helpers/test-server.ts';
import { callAuth, logIn, refresh } from './call-auth.ts';
import {
  claimsOf,
  errorIn,
  exchange,
  type GoogleStage,
  openInBrowser,
  publicUrl,
  startGoogleStage,
} from './google-stage.ts';

let stage: GoogleStage;
beforeAll(async () => {
  stage = await startGoogleStage();
});
afterAll(() => stage.stop());

const query = <Row>(sql: string, parameters: readonly unknown[] = []) =>
  asAccountService(stage.server.database, async (transaction) => {
    return (await transaction.query<Row>(sql, parameters)).rows;
  });
const errorOf = async (callback: URL) => errorIn(await stage.comeBack(callback));

describe('the way to Google', () => {
  it('is shown as open', async () => {
    const { server } = stage;
    expect((await callAuth(server, 'GET', '/settings')).body.external.google).toBe(true);
    expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ googleEnabled: true });
  });

  it('carries a state, a nonce and a challenge of ours, the scopes asked for, and no parameter that is not a client’s', async () => {
    const url = await stage.beginSignIn(stage.openClient(), {
      scopes: 'https://www.googleapis.com/auth/drive.file,email',
      queryParams: {
        prompt: 'consent',
        access_type: 'offline',
        client_id: 'eve',
        redirect_uri: 'https://eve.example',
      },
    });
    const { settings } = stage.google;
    expect(url.origin).toBe(settings.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: settings.clientId,
      redirect_uri: `${publicUrl}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile https://www.googleapis.com/auth/drive.file',
      prompt: 'consent',
      access_type: 'offline',
      state: expect.stringMatching(/^[\da-f-]{36}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('is told to a client that opens it by itself', async () => {
    const path = '/authorize?provider=google&skip_http_redirect=true';
    const { status, body } = await callAuth(stage.server, 'GET', path, { apiKey: null });
    expect(status).toBe(200);
    expect(new URL(body.url).origin).toBe(stage.google.settings.issuer);
  });

  it.each([
    ['provider=orkut', /Unsupported provider: Provider orkut/],
    ['', /Unsupported provider/],
    ['provider=google&code_challenge_method=s256', /PKCE/],
    [`provider=google&code_challenge=${'a'.repeat(43)}`, /PKCE/],
    ['provider=google&code_challenge_method=s256&code_challenge=short', /between 43 and 128/],
  ])('is not opened by "%s"', async (parameters, message) => {
    const answer = await callAuth(stage.server, 'GET', `/authorize?${parameters}`, { apiKey: null });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    expect(answer.body.msg).toMatch(message);
  });

  it('leads back to the site with the reason while Google does not answer, and is open again once it does', async () => {
    const settings = { clientId: 'x', clientSecret: 'y', issuer: 'http://127.0.0.1:1' };
    const server = await startTestServer({ environment: { publicUrl, google: settings } });
    const seen = await callAuth(server, 'GET', '/authorize?provider=google', { apiKey: null });
    expect(seen.status).toBe(302);
    expect(errorIn(new URL(seen.headers.get('location') ?? ''))).toBe('unexpected_failure');
    const asked = await callAuth(server, 'GET', '/authorize?provider=google&skip_http_redirect=true');
    expect(asked).toMatchObject({ status: 503, body: { msg: expect.stringMatching(/cannot be reached/) } });
    const body = { provider: 'google', id_token: 'a.b.c' };
    expect((await callAuth(server, 'POST', '/token?grant_type=id_token', { body })).status).toBe(503);
    settings.issuer = stage.google.settings.issuer;
    const again = await callAuth(server, 'GET', '/authorize?provider=google&skip_http_redirect=true');
    expect(again.status).toBe(200);
    await server.stop();
  });
});

describe('signing in with Google', () => {
  it('makes an account from what Google says of the person, and gives the client a session and Google’s tokens', async () => {
    const account = stage.createAccount({ picture: 'https://example.com/ana.png' });
    const { client, user, session } = await stage.signIn(account);
    const profile = {
      sub: account.sub,
      provider_id: account.sub,
      iss: stage.google.settings.issuer,
      email: account.email,
      email_verified: true,
      name: 'Ana Souza',
      full_name: 'Ana Souza',
      picture: 'https://example.com/ana.png',
      avatar_url: 'https://example.com/ana.png',
    };
    expect(user).toMatchObject({
      email: account.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: profile,
      identities: [{ provider: 'google', id: account.sub, identity_data: profile, email: account.email }],
    });
    expect(user.email_confirmed_at).toBeTruthy();
    expect(session).toMatchObject({
      provider_token: expect.any(String),
      provider_refresh_token: expect.any(String),
    });
    expect(claimsOf(session.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    expect((await client.auth.getUser()).data.user?.id).toBe(user.id);
    const { data } = await client.from('free_credits').select('credits_remaining').single();
    expect(data).toEqual({ credits_remaining: 4 });
    expect((await logIn(stage.server, account.email ?? '', '')).body.error_code).toBe('invalid_credentials');
  });

  it('knows the person again by their id at Google, whatever became of the e-mail and the name', async () => {
    const account = stage.createAccount();
    const first = await stage.signIn(account);
    stage.google.setAccount({
      ...account,
      email: 'nova@gmail.example',
      email_verified: false,
      name: 'Ana Lima',
    });
    const { user } = await stage.signIn(account);
    expect(user).toMatchObject({
      id: first.user.id,
      email: account.email,
      user_metadata: { name: 'Ana Lima' },
    });
    expect(user.identities?.[0]).toMatchObject({
      email: 'nova@gmail.example',
      identity_data: { name: 'Ana Lima' },
    });
  });

  it('hands the session over in the fragment to a client without a code challenge, on the page it began on', async () => {
    const account = stage.createAccount();
    const redirectTo = `${publicUrl}/app?from=google`;
    const { data: begun } = await stage.openClient('implicit').auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const { url, cookie } = await openInBrowser(begun.url ?? '');
    const target = await stage.comeBack(await stage.google.signIn(url, account), cookie);
    const tokens = Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
    expect(target.href.startsWith(`${redirectTo}#`)).toBe(true);
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      provider_token: expect.any(String),
      provider_refresh_token: expect.any(String),
    });
    const { access_token = '', refresh_token = '' } = tokens;
    const { data } = await stage.openClient().auth.setSession({ access_token, refresh_token });
    expect(data.user?.email).toBe(account.email);
  });

  it('goes back to our own site alone', async () => {
    const client = stage.openClient();
    const url = await stage.beginSignIn(client, { redirectTo: 'https://eve.example/steal' });
    const target = await stage.comeBack(await stage.google.signIn(url, stage.createAccount()));
    expect(target.origin).toBe(publicUrl);
  });

  it('takes the answer in a form, too', async () => {
    const client = stage.openClient();
    const callback = await stage.google.signIn(await stage.beginSignIn(client), stage.createAccount());
    const response = await fetch(`${stage.server.url}${callback.pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: callback.searchParams,
    });
    const { error } = await exchange(client, new URL(response.headers.get('location') ?? ''));
    expect(error).toBeNull();
  });

  it('makes one account when two tabs sign in for the first time at once', async () => {
    const account = stage.createAccount();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => stage.signIn(account)));
    expect(new Set(tabs.map(({ user }) => user.id)).size).toBe(1);
    const rows = await query('select id from auth.users where email = $1', [account.email]);
    expect(rows).toHaveLength(1);
  });

  it('links to the confirmed account with the proven e-mail, which keeps its password and what it says of itself', async () => {
    const account = stage.createAccount();
    const email = account.email ?? '';
    const client = stage.openClient();
    const options = { data: { cidade: 'Recife' } };
    const { data } = await client.auth.signUp({
      email: email.toUpperCase(),
      password: 'segredo-123',
      options,
    });
    const { user } = await stage.signIn(account);
    expect(user).toMatchObject({
      id: data.user?.id,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      user_metadata: { cidade: 'Recife', name: 'Ana Souza' },
    });
    expect(user.identities).toHaveLength(2);
    expect((await logIn(stage.server, email, 'segredo-123')).status).toBe(200);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('gives an account that was never confirmed to whoever owns the e-mail, free of all that a stranger prepared', async () => {
    const account = stage.createAccount();
    const email = account.email ?? '';
    const stranger = stage.openClient();
    const { data } = await stranger.auth.signUp({
      email,
      password: 'do-estranho',
      options: { data: { nome: 'Eva' } },
    });
    const strangersGoogle = stage.createAccount();
    const linking = await stranger.auth.linkIdentity({ provider: 'google' });
    const strangersCallback = await stage.google.signIn(linking.data.url ?? '', strangersGoogle);
    await query('update auth.users set email_confirmed_at = null where email = $1', [email]);
    const { user } = await stage.signIn(account);
    expect(user.id).toBe(data.user?.id);
    expect(user.email_confirmed_at).toBeTruthy();
    expect(user.user_metadata.nome).toBeUndefined();
    expect(user.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] });
    expect(user.identities?.map(({ id }) => id)).toEqual([account.sub]);
    expect((await logIn(stage.server, email, 'do-estranho')).body.error_code).toBe('invalid_credentials');
    const token = data.session?.access_token;
    expect((await callAuth(stage.server, 'GET', '/user', { token })).body.error_code).toBe(
      'session_not_found',
    );
    expect((await refresh(stage.server, data.session?.refresh_token ?? '')).body.error_code).toBe(
      'refresh_token_not_found',
    );
    expect(await errorOf(strangersCallback)).toBe('bad_oauth_state');
  });

  it('neither links nor makes an account by an e-mail that Google did not verify', async () => {
    const taken = stage.createAccount({ email_verified: false });
    await stage.openClient().auth.signUp({ email: taken.email ?? '', password: 'segredo-123' });
    for (const account of [taken, stage.createAccount({ email_verified: false })]) {
      const url = await stage.beginSignIn(stage.openClient());
      expect(await errorOf(await stage.google.signIn(url, account))).toBe(
        'provider_email_needs_verification',
      );
    }
    expect(await query('select 1 from auth.identities where provider_id = $1', [taken.sub])).toEqual([]);
  });

  it('lets nobody in without an e-mail', async () => {
    const account = stage.createAccount({ email: undefined });
    const url = await stage.beginSignIn(stage.openClient());
    expect(await errorOf(await stage.google.signIn(url, account))).toBe('email_address_not_provided');
  });

  it('lets nobody in who is banned, at the callback or between it and the exchange', async () => {
    const account = stage.createAccount();
    await stage.signIn(account);
    const client = stage.openClient();
    const target = await stage.comeBack(await stage.google.signIn(await stage.beginSignIn(client), account));
    await query(`update auth.users set banned_until = now() + interval '1 day' where email = $1`, [
      account.email,
    ]);
    expect((await exchange(client, target)).error?.code).toBe('user_banned');
    const url = await stage.beginSignIn(client);
    expect(await errorOf(await stage.google.signIn(url, account))).toBe('user_banned');
  });
});
