import type { AuthErrorCode } from '../../shared/auth-error-messages.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';

/** Calls of the contract that this installation does not offer: each answers the contract's own error for that. */
export const refuseSso = refuse('saml_provider_disabled');
export const refuseWeb3Grant = refuse('web3_provider_disabled');

function refuse(code: AuthErrorCode): AuthCall {
  return async () => {
    throw new AuthError(code);
  };
}
