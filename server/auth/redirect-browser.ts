import type { AuthError } from './auth-error.ts';

type Parameters = Record<string, string | number>;

/** Sends a browser to `target` with parameters in its query, its fragment or both. */
export function redirectTo(
  target: string,
  { query = {}, fragment = {} }: { query?: Parameters; fragment?: Parameters },
  status: 302 | 303 = 303,
): Response {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const inFragment = new URLSearchParams();
  for (const [name, value] of Object.entries(fragment)) inFragment.set(name, String(value));
  if (inFragment.size > 0) url.hash = inFragment.toString();
  return new Response(null, { status, headers: { Location: url.href } });
}

/** Sends a browser to `target` with the error where supabase-js looks for it: in the query and in the fragment. */
export function redirectWithError(target: string, error: AuthError, status: 302 | 303): Response {
  const parameters = {
    error: error.providerError ?? (error.status >= 500 ? 'server_error' : 'access_denied'),
    error_code: error.code,
    error_description: error.message,
  };
  return redirectTo(target, { query: parameters, fragment: { ...parameters, sb: '' } }, status);
}
