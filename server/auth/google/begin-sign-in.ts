import { asAccountService } from '../../db/roles.ts';
import type { AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { createFlowState, deleteOldProviderFlows, readCodeChallenge } from '../flow-state-table.ts';
import { redirectTarget } from '../redirect-target.ts';
import { createBrowserSecret } from './browser-cookie.ts';
import { callbackAddress } from './callback-address.ts';
import type { GoogleProvider } from './google-provider.ts';

/** Whose account the identity is to be added to, and the session that asks for it. */
export interface LinkingTarget {
  userId: string;
  sessionId: string;
}

/**
 * Begins a sign-in at the provider that the query names: sends the browser there, or tells the client where to with
 * `skip_http_redirect=true`. Without a code challenge the browser gets a cookie, which the callback asks for.
 */
export async function beginSignIn(
  context: AuthContext,
  request: AuthRequest,
  linkingTarget: LinkingTarget | null,
): Promise<Response> {
  const { query, headers, now } = request;
  const google = requireProvider(context, query.get('provider'));
  const codeChallenge = readCodeChallenge({
    code_challenge: query.get('code_challenge'),
    code_challenge_method: query.get('code_challenge_method'),
  });
  const browser = codeChallenge === null ? createBrowserSecret(context.publicUrl, headers) : null;
  const secrets = google.createSecrets();
  const state = await asAccountService(context.database, async (transaction) => {
    await deleteOldProviderFlows(transaction, now);
    return createFlowState(transaction, {
      userId: null,
      providerType: 'google',
      authenticationMethod: 'oauth',
      codeChallenge,
      referrer: redirectTarget(context.publicUrl, query.get('redirect_to')),
      provider: { ...secrets, linkingTarget, browserHash: browser?.hash ?? null },
      now,
    });
  });
  const url = await google.buildSignInUrl({
    ...secrets,
    state,
    redirectUri: callbackAddress(context.publicUrl),
    scopes: readScopes(query.get('scopes')),
    hints: readHints(query),
  });
  return leadTo(url, { query, cookie: browser?.cookie ?? null });
}

function leadTo(url: URL, { query, cookie }: { query: URLSearchParams; cookie: string | null }): Response {
  const headers = new Headers(cookie === null ? {} : { 'Set-Cookie': cookie });
  if (query.get('skip_http_redirect') === 'true') return Response.json({ url: url.href }, { headers });
  headers.set('Location', url.href);
  return new Response(null, { status: 302, headers });
}

function requireProvider({ google }: AuthContext, name: string | null): GoogleProvider {
  if (!name) throw unsupported('missing provider');
  if (name !== 'google') throw unsupported(`Provider ${name.slice(0, 50)} could not be found`);
  if (google === null) throw unsupported('provider is not enabled');
  return google;
}

function unsupported(reason: string): AuthError {
  return new AuthError('validation_failed', { message: `Unsupported provider: ${reason}` });
}

/** Separated by spaces or commas; what is no scope (RFC 6749, section 3.3) is left out. */
function readScopes(text: string | null): string[] {
  return (text ?? '').split(/[\s,]+/u).filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/u.test(scope));
}

/** What a client may ask of Google's screens; every other parameter of the address is ours alone. */
const hintNames = ['prompt', 'access_type', 'login_hint', 'hd', 'include_granted_scopes'];

function readHints(query: URLSearchParams): Record<string, string> {
  const given = hintNames.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== '' && value.length <= 255));
}
