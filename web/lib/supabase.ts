import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { apiPaths } from '../../shared/api-paths.ts';
import type { RuntimeConfig } from '../../shared/runtime-config.ts';
import { getRuntimeConfig } from './runtime-config.ts';
import { removeStored } from './storage.ts';

/** The account service. Exists from `connectBackend` on, which `main.tsx` calls before anything is drawn. */
export let authClient: InstanceType<typeof AuthClient>;

const sessionKey = 'fisga-session';

/** Opens the account service of this environment and restores the stored session. */
export function connectBackend(config: RuntimeConfig): void {
  authClient = new AuthClient({
    url: backendUrl(apiPaths.auth, config),
    headers: { apikey: config.publishableKey },
    storageKey: sessionKey,
    storage: globalThis.localStorage,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    // Mails are often read on another device than the one that asked: a link that needs this browser's secret fails there.
    flowType: 'implicit',
  });
}

/** Forgets the stored session without telling the account service: for an account that is no more. Load a page afterwards. */
export function forgetSession(): void {
  removeStored('local', sessionKey);
}

/** The data service, each request signed with the session of its moment. */
export function database() {
  const config = getRuntimeConfig();
  return new PostgrestClient(backendUrl(apiPaths.rest, config), { fetch: fetchAsPerson });
}

/** Address of a server path, on our own origin unless the configuration names another. */
export function backendUrl(path: string, config = getRuntimeConfig()): string {
  return `${config.supabaseUrl.replace(/\/$/, '') || globalThis.location.origin}${path}`;
}

const fetchAsPerson: typeof fetch = async (input, init) => {
  const { data } = await authClient.getSession();
  const key = getRuntimeConfig().publishableKey;
  const headers = new Headers(init?.headers);
  headers.set('apikey', key);
  headers.set('authorization', `Bearer ${data.session?.access_token ?? key}`);
  return fetch(input, { ...init, headers });
};
