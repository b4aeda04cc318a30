import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runtimeConfigSchema } from '../../shared/runtime-config.ts';
import { receiveArrival } from '../../web/lib/arrival/arrival.ts';
import { storeRequest } from '../../web/lib/arrival/sign-in-requests.ts';
import { openAuthClient } from '../../web/lib/auth-client.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';
import { codeOf } from './factor-acts.ts';

const storageKey = 'fisga-session';
const tick = 30_000;
const hour = 3_600_000;

let server: TestServer;
let stored: Map<string, string>;
const opened: InstanceType<typeof AuthClient>[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(async () => {
  for (const client of opened.splice(0)) await client.stopAutoRefresh();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The product's own account client, as a page that loads opens it, and what it tells from then on. */
async function openPageClient() {
  const config = runtimeConfigSchema.parse(await (await fetch(`${server.url}/config.json`)).json());
  const client = openAuthClient({ ...config, supabaseUrl: server.url });
  opened.push(client);
  const events: AuthChangeEvent[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  await expect.poll(() => events).toContain('INITIAL_SESSION');
  return { client, events };
}

/** A page in which somebody has just signed up. */
async function openPerson() {
  const page = await openPageClient();
  const email = `pessoa-${crypto.randomUUID()}@example.com`;
  const { data, error } = await page.client.signUp({ email, password: 'segredo-123' });
  if (error !== null || data.session === null) throw error ?? new Error('No session');
  return { ...page, email, session: data.session };
}

const readStored = (): Session | null => JSON.parse(stored.get(storageKey) ?? 'null');

/** From now on clock and repeated work stand still until they are moved. */
const stopTime = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });

/** Answers the next refreshes so, each once, and then as the server does. */
function answerRefreshes(answers: (() => Promise<Response>)[]) {
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const answer = String(input).includes('grant_type=refresh_token') ? answers.shift() : undefined;
    return answer ? answer() : reach(input, init);
  });
}
const noConnection = () => Promise.reject(new TypeError('fetch failed'));

describe('the account client of a page', () => {
  it('tells who came, was renewed, changed, proved themselves twice and left', async () => {
    const { client, events, email } = await openPerson();
    await client.refreshSession();
    await client.updateUser({ data: { nome: 'Ana' } });
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' });
    if (data?.type !== 'totp') throw new Error('No factor');
    const code = codeOf({ id: data.id, secret: data.totp.secret });
    await client.mfa.challengeAndVerify({ factorId: data.id, code });
    await client.signOut();
    expect(events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'MFA_CHALLENGE_VERIFIED',
      'SIGNED_OUT',
    ]);
    expect(readStored()).toBeNull();

    await client.resetPasswordForEmail(email);
    const { code: token } = await lastMailTo(server.outbox, email);
    await client.verifyOtp({ email, token: token ?? '', type: 'recovery' });
    expect(events.slice(6)).toEqual(['PASSWORD_RECOVERY']);
  });

  it('signs nobody in or up without an e-mail or a telephone, and asks nobody', async () => {
    const { client } = await openPageClient();
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    const words = 'You must provide either an email or phone number and a password';
    const nobody = { password: 'segredo-123' } as never;
    expect((await client.signUp(nobody)).error?.message).toBe(words);
    expect((await client.signInWithPassword(nobody)).error?.message).toBe(words);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the session of a page', () => {
  it('is renewed by itself near its end, and not before', async () => {
    stopTime();
    const { events, session } = await openPerson();
    await vi.advanceTimersByTimeAsync(tick);
    expect(events).not.toContain('TOKEN_REFRESHED');
    vi.setSystemTime(Date.now() + hour - 4 * tick);
    await vi.advanceTimersByTimeAsync(tick);
    await vi.waitUntil(() => events.includes('TOKEN_REFRESHED'));
    expect(readStored()?.refresh_token).not.toBe(session.refresh_token);
    expect(readStored()?.expires_at).toBeGreaterThan(session.expires_at ?? Infinity);
  });

  it('is renewed when a page loads near its end, and told as the one that was there', async () => {
    stopTime();
    const { session } = await openPerson();
    vi.setSystemTime(Date.now() + hour - tick);
    const { events } = await openPageClient();
    expect(events).toContain('INITIAL_SESSION');
    expect(readStored()?.user.id).toBe(session.user.id);
    expect(readStored()?.refresh_token).not.toBe(session.refresh_token);
  });

  it('is removed when it is over and the server refuses to renew it', async () => {
    stopTime();
    const { events, session } = await openPerson();
    await callAuth(server, 'POST', '/logout', { token: session.access_token });
    vi.setSystemTime(Date.now() + hour);
    await vi.advanceTimersByTimeAsync(tick);
    await vi.waitUntil(() => events.includes('SIGNED_OUT'));
    expect(stored.has(storageKey)).toBe(false);
  });

  it('outlives a lost connection: the renewal is tried again after 200 ms, then twice as long each time', async () => {
    const { client, session } = await openPerson();
    answerRefreshes([noConnection, noConnection, noConnection]);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    expect((await client.refreshSession()).error).toBeNull();
    const pauses = waits.mock.calls
      .map(([, delay]) => delay)
      .filter((delay) => [200, 400, 800].includes(delay ?? 0));
    expect(pauses).toEqual([200, 400, 800]);
    expect(readStored()?.refresh_token).not.toBe(session.refresh_token);
  });
});

/** The page is opened at an address of the product. */
function openAddress(address: string) {
  const location = new URL(`${server.url}${address}`);
  vi.stubGlobal('history', { replaceState: () => {} });
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  receiveArrival(location);
}

describe('a session that arrives in the address', () => {
  it.each([
    [119, false],
    [120, true],
  ])('and was given %i s ago: a warning that it may be stale is %s', async (age, isWarned) => {
    const { session } = await openPerson();
    stored.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1000) * 1000 });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fragment = new URLSearchParams({
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      token_type: 'bearer',
      expires_in: '3600',
      expires_at: String(Date.now() / 1000 - age + 3600),
    });
    openAddress(`/login?state=${storeRequest({ seconds: 60 })}#${fragment}`);
    const { events } = await openPageClient();
    await expect.poll(() => events).toContain('SIGNED_IN');
    const stale = warn.mock.calls.filter(([text]) =>
      String(text).includes('issued over 120s ago, URL could be stale'),
    );
    expect(stale).toHaveLength(isWarned ? 1 : 0);
    expect(readStored()?.user.id).toBe(session.user.id);
  });

  it.each([
    ['no state', () => ''],
    ['a state that this browser never made', () => '?state=inventado'],
    ['a state whose time is over', () => `?state=${storeRequest({ seconds: -1 })}`],
    ['the state of a sign-in with Google', () => `?state=${storeRequest({ seconds: 60, verifier: 'v' })}`],
  ])('with %s is not taken', async (_name, query) => {
    const { session } = await openPerson();
    stored.clear();
    const { access_token, refresh_token } = session;
    const tokens = { access_token, refresh_token, token_type: 'bearer', expires_in: '3600' };
    openAddress(`/login${query()}#${new URLSearchParams(tokens)}`);
    const { client, events } = await openPageClient();
    expect((await client.getSession()).data.session).toBeNull();
    expect(events).not.toContain('SIGNED_IN');
    expect(readStored()).toBeNull();
  });
});
