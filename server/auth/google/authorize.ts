import type { AuthCall } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { redirectWithError } from '../redirect-browser.ts';
import { redirectTarget } from '../redirect-target.ts';
import { beginSignIn } from './begin-sign-in.ts';

/** `GET /authorize`: sends the browser to the provider, or tells the client where to with `skip_http_redirect=true`. */
export const authorize: AuthCall = async (context, request) => {
  // What looks an address up before it is opened must not begin anything.
  if (request.method === 'HEAD') return new Response(null, { status: 204 });
  const isAskedByClient = request.query.get('skip_http_redirect') === 'true';
  try {
    return await beginSignIn(context, request, null);
  } catch (error) {
    // A person stands in front of this: a provider that is down sends them back to our page, not to a page of JSON.
    if (isAskedByClient || !(error instanceof AuthError) || error.status < 500) throw error;
    context.log.error({ err: error }, 'sign-in with Google could not begin');
    return redirectWithError(redirectTarget(context.publicUrl, request.query.get('redirect_to')), error, 302);
  }
};
