import type { AccessTokenClaims } from '../../server/auth/access-token.ts';
import type { TestServer } from '../helpers/test-server.ts';

interface AuthCallOptions {
  body?: unknown;
  token?: string;
  /** null sends none. */
  apiKey?: string | null;
  headers?: Record<string, string>;
}

/** A call to the account service below supabase-js: status, headers and body as they are. */
export async function callAuth(
  server: TestServer,
  method: string,
  path: string,
  { body, token, apiKey = server.publishableKey, headers = {} }: AuthCallOptions = {},
) {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(apiKey === null ? {} : { apikey: apiKey }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

export function refresh(server: TestServer, refreshToken: string) {
  return callAuth(server, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: refreshToken },
  });
}

export function logIn(server: TestServer, email: string, password: string) {
  return callAuth(server, 'POST', '/token?grant_type=password', { body: { email, password } });
}

/** What an access token claims; nobody verifies it here. */
export function claimsOf(accessToken: string): AccessTokenClaims {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
}
