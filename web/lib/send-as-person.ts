import { getAuthClient } from './auth.ts';

/**
 * Sends a request with an access token. Where the server refuses it, the session is renewed and the request sent once more; a session
 * that ended elsewhere is over in this browser too, which leads to the login.
 */
export async function sendAsPerson(
  token: string,
  send: (token: string) => Promise<Response>,
): Promise<Response> {
  const response = await send(token);
  if (response.status !== 401) return response;
  const renewed = await renewToken(token);
  return renewed === null ? response : send(renewed);
}

/** The token that came since `refused`, from another request or now; null when the session is over or cannot be renewed. */
async function renewToken(refused: string): Promise<string | null> {
  const auth = await getAuthClient();
  const { data: known } = await auth.getSession();
  if (known.session && known.session.access_token !== refused) return known.session.access_token;
  // Forgets the session, and tells the screens, when the account service refuses.
  const { data } = await auth.refreshSession();
  return data.session?.access_token ?? null;
}
