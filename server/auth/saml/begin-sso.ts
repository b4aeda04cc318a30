import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asAccountService } from '../../db/roles.ts';
import type { AuthCall, AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { codeChallengeFields, createFlowState, readCodeChallenge } from '../flow-state-table.ts';
import { redirectTarget } from '../redirect-target.ts';
import { createRelayState } from './relay-states-table.ts';
import type { SamlProvider } from './saml-providers.ts';
import { openExchange } from './service-provider.ts';

/** The way of authentication of flows and sessions that a company's provider began. */
export const samlMethod = 'sso/saml';

const inputSchema = z.object({
  domain: z.string().nullish(),
  provider_id: z.string().nullish(),
  redirect_to: z.string().nullish(),
  skip_http_redirect: z.boolean().nullish(),
  ...codeChallengeFields,
});

/** `POST /sso`: sends the browser to the provider of a company, or tells the client where to with `skip_http_redirect`. */
export const beginSso: AuthCall = async (context, request) => {
  const { samlProviders, publicUrl, database } = context;
  if (samlProviders.length === 0) throw new AuthError('saml_provider_disabled');
  const input = await request.read(inputSchema);
  const provider = requireProvider(context, input);
  const codeChallenge = readCodeChallenge(input);
  const redirectTo = redirectTarget(publicUrl, input.redirect_to ?? request.query.get('redirect_to'));
  // An XML id must not begin with a digit.
  const requestId = `_${randomUUID()}`;
  const relayState = await asAccountService(database, async (transaction) => {
    const { now } = request;
    const flowStateId =
      codeChallenge === null
        ? null
        : await createFlowState(transaction, {
            userId: null,
            providerType: samlMethod,
            authenticationMethod: samlMethod,
            codeChallenge,
            referrer: redirectTo,
            now,
          });
    return createRelayState(transaction, {
      providerId: provider.id,
      requestId,
      redirectTo,
      flowStateId,
      now,
    });
  });
  const url = await openExchange(provider, { publicUrl, requestId }).getAuthorizeUrlAsync(
    relayState,
    undefined,
    {},
  );
  return input.skip_http_redirect
    ? Response.json({ url })
    : new Response(null, { status: 303, headers: { Location: url } });
};

function requireProvider(
  { samlProviders }: AuthContext,
  { domain, provider_id: providerId }: z.output<typeof inputSchema>,
): SamlProvider {
  if (Boolean(domain) === Boolean(providerId)) {
    const message = domain
      ? 'Only one of provider_id or domain supported'
      : 'A domain or provider_id needs to be provided';
    throw new AuthError('validation_failed', { message });
  }
  const [wantedId, wantedDomain] = [providerId?.toLowerCase(), domain?.trim().toLowerCase() ?? ''];
  const provider = samlProviders.find(({ id, domains }) =>
    wantedId ? id === wantedId : domains.includes(wantedDomain),
  );
  if (provider === undefined) throw new AuthError('sso_provider_not_found');
  if (provider.isDisabled) throw new AuthError('sso_provider_disabled');
  return provider;
}
