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
  const readNewer = async () => {
    const token = (await auth.getSession()).data.session?.access_token;
    return token === undefined || token === refused ? null : token;
  };
  const known = await readNewer();
  if (known !== null) return known;
  const { data, error } = await auth.refreshSession();
  if (data.session) return data.session.access_token;
  // Another tab may have used the refresh token a moment ago.
  const other = await readNewer();
  if (other !== null) return other;
  // The client keeps a session whose token has time left, and here nothing accepts it any more.
  if (error?.status === 400 || error?.status === 403) await auth.signOut({ scope: 'local' });
  return null;
}
