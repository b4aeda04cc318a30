import type { AuthErrorCode } from '../../shared/auth-error-messages.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError, type AuthErrorDetails } from './auth-error.ts';
import { redirectWithError } from './redirect-with-error.ts';

/** Calls of the contract that this installation does not offer: each answers the contract's own error for that. */
export const refuseOtp = refuse('otp_disabled');
export const refuseMail = refuse('email_provider_disabled');
export const refuseSso = refuse('saml_provider_disabled');
export const refuseLinking = refuse('manual_linking_disabled');
export const refuseFactorEnrolment = refuse('mfa_totp_enroll_not_enabled');
export const refuseFactorVerification = refuse('mfa_totp_verify_not_enabled');
export const refuseFactorRemoval = refuse('mfa_factor_not_found');
export const refuseAdmin = refuse('not_admin');
export const refuseWeb3Grant = refuse('web3_provider_disabled');
export const refuseAuthorize = refuse('validation_failed', {
  message: 'Unsupported provider: provider is not enabled',
});
export const refuseIdTokenGrant = refuse('provider_disabled');

/** No code or flow was ever issued, so every one that is shown is unknown. */
export const refusePkceGrant = refuse('flow_state_not_found');
export const refuseVerification = refuse('otp_expired');

/** A browser comes here from a mail or a provider: it is sent back to the site with the reason. */
export const refuseVerificationLink: AuthCall = async ({ publicUrl }) =>
  redirectWithError(
    publicUrl,
    new AuthError('otp_expired', { message: 'Email link is invalid or has expired' }),
    303,
  );
export const refuseCallback: AuthCall = async ({ publicUrl }) =>
  redirectWithError(publicUrl, new AuthError('bad_oauth_state'), 302);

function refuse(code: AuthErrorCode, details?: AuthErrorDetails): AuthCall {
  return async () => {
    throw new AuthError(code, details);
  };
}
