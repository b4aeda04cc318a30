import type { AuthError } from './auth-error.ts';

/** Sends a browser to `target` with the error where supabase-js looks for it: in the query and in the fragment. */
export function redirectWithError(target: string, error: AuthError, status: 302 | 303): Response {
  const parameters = new URLSearchParams({
    error: error.status >= 500 ? 'server_error' : 'access_denied',
    error_code: error.code,
    error_description: error.message,
  });
  const url = new URL(target);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  url.hash = parameters.toString();
  return new Response(null, { status, headers: { Location: url.href } });
}
