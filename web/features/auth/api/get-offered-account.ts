import { apiPaths } from '../../../../shared/api-paths.ts';
import { backendUrl } from '../../../lib/backend-url.ts';
import { watchedFetch } from '../../../lib/connection.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';

/**
 * Whose account an access token opens: its e-mail or telephone. Null when it opens none. Asked without the account client, which
 * would sign the person out for a token that is over.
 */
export async function getOfferedAccount(accessToken: string): Promise<string | null> {
  const response = await watchedFetch(backendUrl(`${apiPaths.auth}/user`), {
    headers: { apikey: getRuntimeConfig().publishableKey, authorization: `Bearer ${accessToken}` },
  });
  if (!response.ok) return null;
  const user: unknown = await response.json();
  if (typeof user !== 'object' || user === null) return null;
  const names = [Reflect.get(user, 'email'), Reflect.get(user, 'phone')];
  return names.find((name) => typeof name === 'string' && name !== '') ?? null;
}
