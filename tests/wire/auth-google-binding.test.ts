import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoogleAccount } from '../helpers/google-provider.ts';
import { callAuth } from './call-auth.ts';
import {
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

const begin = () => openInBrowser(`${stage.server.url}/auth/v1/authorize?provider=google`);
const signUp = async (flowType: 'pkce' | 'implicit') => {
  const client = stage.openClient(flowType);
  const email = `${crypto.randomUUID()}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password: 'segredo-123' });
  if (error !== null || data.session === null) throw error ?? new Error('No session');
  return { client, id: data.user?.id, token: data.session.access_token };
};
type Person = Awaited<ReturnType<typeof signUp>>;
const countIdentities = async ({ client }: Person) =>
  (await client.auth.getUserIdentities()).data?.identities.length;
const linkingUrl = async ({ client }: Person) =>
  (await client.auth.linkIdentity({ provider: 'google' })).data.url ?? '';
/** The account that this Google account opens is its own. */
const requireOwnAccount = async (account: GoogleAccount, stranger: Person) => {
  expect((await stage.signIn(account)).user.id).not.toBe(stranger.id);
  expect(await countIdentities(stranger)).toBe(1);
};

describe('a sign-in with Google without a code challenge', () => {
  it('finishes in the browser that began it alone, which its cookie tells', async () => {
    const account = stage.createAccount();
    const [strangers, victims] = [await begin(), await begin()];
    expect(victims.cookie).toMatch(/^__Host-fisga-flow=[\w-]{43}$/);
    expect(victims.attributes).toBe('Path=/; Max-Age=300; HttpOnly; SameSite=Lax; Secure');
    for (const cookie of [undefined, victims.cookie, '__Host-fisga-flow=', 'fisga-flow=x']) {
      const sent = await stage.google.signIn((await begin()).url, account);
      expect(errorIn(await stage.comeBack(sent, cookie))).toBe('bad_oauth_state');
    }
    const own = await stage.comeBack(await stage.google.signIn(strangers.url, account), strangers.cookie);
    expect(new URLSearchParams(own.hash.slice(1)).get('access_token')).toMatch(/^ey/);
  });

  it('shares the cookie among the tabs of a browser', async () => {
    const first = await begin();
    const second = await fetch(`${stage.server.url}/auth/v1/authorize?provider=google`, {
      redirect: 'manual',
      headers: { cookie: `theme=dark; ${first.cookie}` },
    });
    expect(second.headers.get('set-cookie')).toContain(`${first.cookie};`);
    const callback = await stage.google.signIn(first.url, stage.createAccount());
    expect(errorIn(await stage.comeBack(callback, first.cookie))).toBeNull();
  });
});

describe('a linking that its beginner sends to another person', () => {
  it('links nothing without a code challenge: the other browser has no cookie', async () => {
    const [stranger, victim] = [await signUp('implicit'), stage.createAccount()];
    const callback = await stage.google.signIn(await linkingUrl(stranger), victim);
    expect(errorIn(await stage.comeBack(callback))).toBe('bad_oauth_state');
    await requireOwnAccount(victim, stranger);
  });

  it('links nothing with a code challenge: the code is in a browser without its verifier', async () => {
    const [stranger, victim] = [await signUp('pkce'), stage.createAccount()];
    const target = await stage.comeBack(await stage.google.signIn(await linkingUrl(stranger), victim));
    expect(target.origin).toBe(publicUrl);
    const victims = stage.openClient();
    await stage.beginSignIn(victims);
    expect((await exchange(victims, target)).error?.code).toBe('bad_code_verifier');
    await requireOwnAccount(victim, stranger);
  });
});

describe('a linking', () => {
  it('ends with the session that began it, also between Google’s answer and the exchange', async () => {
    const [person, account] = [await signUp('pkce'), stage.createAccount()];
    const target = await stage.comeBack(await stage.google.signIn(await linkingUrl(person), account));
    await callAuth(stage.server, 'POST', '/logout?scope=local', { token: person.token });
    expect((await exchange(person.client, target)).error?.code).toBe('flow_state_not_found');
    expect((await stage.signIn(account)).user.id).not.toBe(person.id);
  });

  it('without a code challenge finishes in the browser whose cookie began it', async () => {
    const [person, account] = [await signUp('implicit'), stage.createAccount()];
    const path = '/user/identities/authorize?provider=google&skip_http_redirect=true';
    const asked = await callAuth(stage.server, 'GET', path, { token: person.token });
    const cookie = asked.headers.get('set-cookie')?.split(';')[0];
    const target = await stage.comeBack(await stage.google.signIn(asked.body.url, account), cookie);
    expect(errorIn(target)).toBeNull();
    expect((await stage.signIn(account)).user.id).toBe(person.id);
  });
});
