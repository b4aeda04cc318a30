import type { PostgrestClient } from '@supabase/postgrest-js';
import { apiPaths } from '../../shared/api-paths.ts';
import { getAuthClient } from './auth.ts';
import { backendUrl } from './backend-url.ts';
import { isOffline, watchedFetch } from './connection.ts';
import { nextTask } from './next-task.ts';
import { getRuntimeConfig } from './runtime-config.ts';
import { sendAsPerson } from './send-as-person.ts';

/**
 * The data service, each request signed with the session of its moment. Its code comes with the first question. Whether to ask again is
 * for `query-client.ts` to say, which knows of a lost network.
 */
export async function openDatabase(): Promise<PostgrestClient> {
  // The first questions come while a screen is set up.
  await nextTask();
  // Each question needs the session: its client comes at the same time.
  getAuthClient().catch(() => {});
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient(backendUrl(apiPaths.rest), { fetch: fetchAsPerson, retry: false });
}

const fetchAsPerson: typeof fetch = async (input, init) => {
  // Renewing a session that is over would be tried for half a minute.
  if (isOffline()) throw new TypeError('There is no connection');
  const { data } = await (await getAuthClient()).getSession();
  const key = getRuntimeConfig().publishableKey;
  const send = (bearer: string) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', key);
    headers.set('authorization', `Bearer ${bearer}`);
    return watchedFetch(input, { ...init, headers });
  };
  return data.session === null ? send(key) : sendAsPerson(data.session.access_token, send);
};
