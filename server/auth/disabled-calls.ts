import type { AuthErrorCode } from '../../shared/auth-error-messages.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError, type AuthErrorDetails } from './auth-error.ts';
import { redirectWithError } from './redirect-browser.ts';

/** Calls of the contract that this installation does not offer: each answers the contract's own error for that. */
export const refuseSso = refuse('saml_provider_disabled');
export const refuseLinking = refuse('manual_linking_disabled');
export const refuseAdmin = refuse('not_admin');
export const refuseWeb3Grant = refuse('web3_provider_disabled');
export const refuseAuthorize = refuse('validation_failed', {
  message: 'Unsupported provider: provider is not enabled',
});
export const refuseIdTokenGrant = refuse('provider_disabled');

/** A browser comes here from a provider: it is sent back to the site with the reason. */
export const refuseCallback: AuthCall = async ({ publicUrl }) =>
  redirectWithError(publicUrl, new AuthError('bad_oauth_state'), 302);

function refuse(code: AuthErrorCode, details?: AuthErrorDetails): AuthCall {
  return async () => {
    throw new AuthError(code, details);
  };
}
