import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from '../../server/env.ts';
import { type GoogleAccount, type LocalGoogle, startLocalGoogle } from '../helpers/google-provider.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

export const publicUrl = 'https://fisga.example';
const callbackPath = '/auth/v1/callback';

export interface GoogleStage {
  server: TestServer;
  google: LocalGoogle;
  /** A browser with the real client in it, storing nothing. */
  openClient(flowType?: 'pkce' | 'implicit'): SupabaseClient;
  /** Somebody new at Google, with a proven e-mail unless told otherwise. */
  createAccount(account?: Partial<GoogleAccount>): GoogleAccount;
  /** Presses the button: the address at Google that the browser is sent to. */
  beginSignIn(client: SupabaseClient, options?: SignInOptions): Promise<URL>;
  /** Opens the callback that Google sent the browser to: where it goes on to. The browser shows `cookie`. */
  comeBack(callback: URL, cookie?: string): Promise<URL>;
  /** All of it: button, Google, callback, and the session in the client. */
  signIn(account: GoogleAccount, client?: SupabaseClient): Promise<SignedIn>;
  stop(): Promise<void>;
}

type SignIn = Awaited<ReturnType<SupabaseClient['auth']['exchangeCodeForSession']>>;
export interface SignedIn {
  client: SupabaseClient;
  user: NonNullable<SignIn['data']['user']>;
  session: NonNullable<SignIn['data']['session']>;
}

interface SignInOptions {
  redirectTo?: string;
  scopes?: string;
  queryParams?: Record<string, string>;
}

/** The product with a local Google behind it. */
export async function startGoogleStage(settings: Partial<Environment> = {}): Promise<GoogleStage> {
  const google = await startLocalGoogle({ redirectUris: [`${publicUrl}${callbackPath}`] });
  const server = await startTestServer({ environment: { publicUrl, google: google.settings, ...settings } });
  const openClient: GoogleStage['openClient'] = (flowType = 'pkce') =>
    createClient(server.url, server.publishableKey, {
      auth: { flowType, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  const beginSignIn: GoogleStage['beginSignIn'] = async (client, options) => {
    const { data, error } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { ...options, skipBrowserRedirect: true },
    });
    if (error !== null) throw error;
    return follow(data.url);
  };
  const comeBack: GoogleStage['comeBack'] = ({ pathname, search }, cookie) =>
    follow(`${server.url}${pathname}${search}`, cookie);
  return {
    server,
    google,
    openClient,
    beginSignIn,
    comeBack,
    createAccount(account = {}) {
      const sub = String(Math.floor(Math.random() * 1e15));
      const email = `${crypto.randomUUID()}@gmail.example`;
      return google.setAccount({ sub, email, email_verified: true, name: 'Ana Souza', ...account });
    },
    async signIn(account, client = openClient()) {
      const callback = await google.signIn(await beginSignIn(client), account);
      const { data, error } = await exchange(client, await comeBack(callback));
      if (error !== null || data.user === null) throw error ?? new Error('No user');
      return { client, user: data.user, session: data.session };
    },
    stop: async () => {
      await server.stop();
      await google.stop();
    },
  };
}

/** What the client does with the code in the address it came back to. */
export function exchange(client: SupabaseClient, target: URL): Promise<SignIn> {
  return client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? target.href);
}

/** Opens the address that begins a sign-in: where it leads at Google, and the cookie that the browser gets. */
export async function openInBrowser(url: string): Promise<{ url: URL; cookie: string; attributes: string }> {
  const response = await fetch(url, { redirect: 'manual' });
  const [, cookie = '', attributes = ''] =
    /^([^;]+); (.+)$/u.exec(response.headers.get('set-cookie') ?? '') ?? [];
  return { url: new URL(response.headers.get('location') ?? ''), cookie, attributes };
}

export async function follow(url: string, cookie = ''): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return new URL(location);
}

/** The error that an address carries to the site, when its query and its fragment agree. */
export function errorIn(target: URL): string | null {
  const fragment = new URLSearchParams(target.hash.slice(1));
  const code = target.searchParams.get('error_code');
  return code === fragment.get('error_code') ? code : 'query and fragment differ';
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
