import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { requireAccessToken } from './require-session.ts';

/** Calls of the OAuth server of the contract, which lets other applications sign people in with our accounts. */
export const refuseOAuthServer: AuthCall = async () => {
  throw new AuthError('feature_disabled', { message: 'OAuth server is disabled' });
};

/** The same for the calls of a signed-in person. */
export const refuseOAuthGrants: AuthCall = async (context, request) => {
  await requireAccessToken(context, request);
  return refuseOAuthServer(context, request);
};

/** Calls that configure identity providers at run time. */
export const refuseCustomProviders: AuthCall = async () => {
  throw new AuthError('feature_disabled', { message: 'Custom OAuth/OIDC providers are disabled' });
};
