import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';

/** Every call under `/passkeys`: the contract's own answer of an installation that does not offer them. */
export const refusePasskeys: AuthCall = async () => {
  throw new AuthError('passkey_disabled');
};
