import { asAccountService } from '../../db/roles.ts';
import type { AuthCall, AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { finishProviderSignIn } from '../finish-provider-sign-in.ts';
import { claimProviderFlow, type FlowStateRow, requireFreshFlow } from '../flow-state-table.ts';
import { redirectWithError } from '../redirect-browser.ts';
import { redirectTarget } from '../redirect-target.ts';
import type { ProviderTokens } from '../token-response.ts';
import { isSameBrowser } from './browser-cookie.ts';
import { callbackAddress } from './callback-address.ts';
import { findOrCreatePerson } from './find-or-create-person.ts';
import type { GoogleProfile } from './google-profile.ts';
import { linkFlowToPerson, prepareLinking } from './link-person.ts';

/**
 * `GET` and `POST /callback`: the browser comes back from the provider. It goes on to where the sign-in began, with an auth
 * code in the query when that was asked for, else with the session in the fragment; with the reason when it failed.
 */
export const callback: AuthCall = async (context, request) => {
  // What looks an address up before it is opened must not spend it.
  if (request.method === 'HEAD') return new Response(null, { status: 204 });
  const answer = request.method === 'POST' ? await request.readForm() : request.query;
  const { flow, isFirst } = await asAccountService(context.database, (transaction) =>
    claimProviderFlow(transaction, {
      id: answer.get('state') ?? '',
      providerType: 'google',
      now: request.now,
    }),
  );
  const target = redirectTarget(context.publicUrl, flow?.referrer);
  try {
    if (flow === null) throw new AuthError('bad_oauth_state');
    if (!isFirst) throw new AuthError('flow_state_already_used');
    requireFreshFlow(flow, request.now);
    requireSameBrowser(context, request, flow);
    return await finishSignIn(context, request, { flow, answer, target });
  } catch (error) {
    return redirectWithError(target, toAuthError(context, error), 302);
  }
};

interface ProviderAnswer {
  flow: FlowStateRow;
  answer: URLSearchParams;
  target: string;
}

async function finishSignIn(
  context: AuthContext,
  request: AuthRequest,
  { flow, answer, target }: ProviderAnswer,
): Promise<Response> {
  const { profile, tokens } = await askWhoCame(context, flow, answer);
  return finishProviderSignIn(context, request, {
    target,
    flowId: flow.code_challenge === null ? null : flow.id,
    method: 'oauth',
    findPerson: (transaction) => {
      if (flow.linking_target_id === null)
        return findOrCreatePerson(
          transaction,
          { profile, isSignUpOpen: context.rules.isSignUpOpen },
          request,
        );
      // With a code challenge the identity is linked when the verifier proves which browser began.
      const link = flow.code_challenge === null ? linkFlowToPerson : prepareLinking;
      return link(transaction, { flow, profile, request });
    },
    tokens,
    status: 302,
  });
}

/** Throws `bad_oauth_state` in another browser than the one that began; with a code challenge the exchange will tell. */
function requireSameBrowser({ publicUrl }: AuthContext, { headers }: AuthRequest, flow: FlowStateRow): void {
  if (flow.code_challenge !== null || isSameBrowser(publicUrl, headers, flow)) return;
  throw new AuthError('bad_oauth_state', { message: 'OAuth flow was begun in another browser' });
}

async function askWhoCame(
  { google, publicUrl }: AuthContext,
  flow: FlowStateRow,
  answer: URLSearchParams,
): Promise<{ profile: GoogleProfile; tokens: ProviderTokens }> {
  const { provider_nonce: nonce, provider_code_verifier: codeVerifier } = flow;
  if (google === null || nonce === null || codeVerifier === null) throw new AuthError('bad_oauth_state');
  requireNoRefusal(answer);
  if (!answer.get('code')) throw new AuthError('bad_oauth_callback');
  const callbackUrl = new URL(callbackAddress(publicUrl));
  callbackUrl.search = answer.toString();
  return google.exchangeCode(callbackUrl, { state: flow.id, nonce, codeVerifier });
}

/** The provider's own error goes on to the site, which shows its own words for it. */
function requireNoRefusal(answer: URLSearchParams): void {
  const error = answer.get('error');
  if (error === null) return;
  throw new AuthError('bad_oauth_callback', {
    providerError: /^\w{1,64}$/u.test(error) ? error : 'server_error',
    message: answer.get('error_description')?.slice(0, 300) || 'The provider did not complete the sign-in',
  });
}

function toAuthError({ log }: AuthContext, error: unknown): AuthError {
  const known = error instanceof AuthError ? error : new AuthError('unexpected_failure');
  if (known.status >= 500) log.error({ err: error }, 'sign-in with Google failed');
  return known;
}
