import { asAccountService } from '../../db/roles.ts';
import type { AuthCall, AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { finishProviderSignIn } from '../finish-provider-sign-in.ts';
import { flowStateSeconds } from '../flow-state-table.ts';
import { redirectWithError } from '../redirect-browser.ts';
import { redirectTarget } from '../redirect-target.ts';
import { samlMethod } from './begin-sso.ts';
import { findOrCreateEmployee } from './find-or-create-employee.ts';
import { type RelayStateRow, takeRelayState } from './relay-states-table.ts';
import { type SamlProfile, toSamlProfile } from './saml-profile.ts';
import { openExchange } from './service-provider.ts';

/**
 * `POST /sso/saml/acs`: the browser brings the provider's answer. It goes on to where the sign-in began, with an auth code in
 * the query when that was asked for, else with the session in the fragment; with the reason when it failed.
 */
export const consumeAssertion: AuthCall = async (context, request) => {
  const { publicUrl, database, log } = context;
  const form = await request.readForm();
  const relay = await asAccountService(database, (transaction) =>
    takeRelayState(transaction, form.get('RelayState') ?? ''),
  );
  const target = redirectTarget(publicUrl, relay?.redirect_to);
  try {
    if (relay === null) throw new AuthError('bad_oauth_state', { message: 'SAML RelayState is not known' });
    const profile = await readProfile(context, request, { relay, answer: form.get('SAMLResponse') ?? '' });
    return await finishProviderSignIn(context, request, {
      target,
      flowId: relay.flow_state_id,
      method: samlMethod,
      status: 303,
      findPerson: (transaction) =>
        findOrCreateEmployee(transaction, { profile, isSignUpOpen: context.rules.isSignUpOpen }, request),
    });
  } catch (error) {
    const known = error instanceof AuthError ? error : new AuthError('unexpected_failure');
    if (known.status >= 500) log.error({ err: error }, 'sign-in with a company account failed');
    return redirectWithError(target, known, 303);
  }
};

async function readProfile(
  { samlProviders, publicUrl, log }: AuthContext,
  { now }: AuthRequest,
  { relay, answer }: { relay: RelayStateRow; answer: string },
): Promise<SamlProfile> {
  if (now.getTime() - relay.created_at.getTime() > flowStateSeconds * 1000)
    throw new AuthError('flow_state_expired');
  const provider = samlProviders.find(({ id }) => id === relay.sso_provider_id);
  if (provider === undefined) throw new AuthError('sso_provider_not_found');
  if (provider.isDisabled) throw new AuthError('sso_provider_disabled');
  const exchange = openExchange(provider, { publicUrl, requestId: relay.request_id });
  const { profile } = await exchange
    .validatePostResponseAsync({ SAMLResponse: answer })
    .catch((cause: unknown) => {
      log.error({ err: cause, providerId: provider.id }, 'an answer of a SAML provider was refused');
      throw new AuthError('bad_oauth_callback', { message: 'SAML assertion is not valid', cause });
    });
  // The library compares the issuer of sign-outs alone.
  if (profile?.issuer !== provider.entityId) {
    throw new AuthError('bad_oauth_callback', { message: 'SAML assertion is not of this provider' });
  }
  return toSamlProfile(provider, profile);
}
