import { AuthClient } from '@supabase/auth-js';
import { apiPaths } from '../../shared/api-paths.ts';
import type { RuntimeConfig } from '../../shared/runtime-config.ts';
import { getArrival } from './arrival/arrival.ts';
import { takeArrival } from './arrival/take-arrival.ts';
import { backendUrl } from './backend-url.ts';
import { watchedFetch } from './connection.ts';
import { sessionKey } from './kept-session.ts';

/** The same as `openAuthClient`, once a session that arrives in the address is taken. */
export async function startAuthClient(config: RuntimeConfig): Promise<InstanceType<typeof AuthClient>> {
  const auth = openAuthClient(config);
  await takeArrival(auth);
  return auth;
}

/** Opens the account service of this environment and restores the stored session. */
export function openAuthClient(config: RuntimeConfig): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: backendUrl(apiPaths.auth, config),
    headers: { apikey: config.publishableKey },
    fetch: watchedFetch,
    storageKey: sessionKey,
    storage: globalThis.localStorage,
    autoRefreshToken: true,
    persistSession: true,
    // A session that this browser did not ask for must not replace the person's own.
    detectSessionInUrl: () => getArrival()?.kind === 'tokens',
    // Mails are often read on another device than the one that asked: a link that needs this browser's secret fails there.
    flowType: 'implicit',
  });
}
