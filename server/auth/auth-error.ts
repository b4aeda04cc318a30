import type { AuthErrorCode } from '../../shared/auth-error-messages.ts';

/** Status and English message of every code; a call may give a more precise message, or another status where the contract does. */
const authErrors = {
  invalid_credentials: [400, 'Invalid login credentials'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  email_address_invalid: [400, 'Email address is invalid'],
  email_address_not_authorized: [400, 'Email address not authorized'],
  email_address_not_provided: [400, 'The provider did not give an email address'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  same_password: [422, 'New password should be different from the old password.'],
  current_password_required: [400, 'Current password required when setting new password.'],
  current_password_invalid: [400, 'Current password is incorrect.'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  user_banned: [403, 'User is banned'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  user_sso_managed: [422, 'Updating an SSO account is not possible'],
  invite_not_found: [404, 'Invite not found'],
  captcha_failed: [400, 'captcha protection: request disallowed'],

  email_provider_disabled: [400, 'Email sending is not available'],
  phone_provider_disabled: [400, 'Phone logins are disabled'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  provider_disabled: [400, 'Provider is not enabled'],
  oauth_provider_not_supported: [400, 'Unsupported provider: provider is not enabled'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  passkey_disabled: [404, 'Passkey authentication is disabled'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  sso_provider_disabled: [404, 'SSO provider is disabled'],
  sso_provider_not_found: [404, 'No such SSO provider'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  feature_disabled: [404, 'Feature is disabled'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  provider_email_needs_verification: [403, 'Unverified email with the provider; verify it and sign in again'],

  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  not_admin: [403, 'User not allowed'],
  conflict: [409, 'Too many concurrent requests on the same session or user'],

  otp_expired: [403, 'Token has expired or is invalid'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  flow_state_already_used: [400, 'invalid flow state, flow state was already used'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_oauth_state: [400, 'OAuth state is missing or invalid'],
  bad_oauth_callback: [400, 'OAuth callback is missing a code'],
  unexpected_audience: [400, 'Unacceptable audience in token'],

  identity_not_found: [422, 'Identity does not exist'],
  identity_already_exists: [422, 'Identity is already linked'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  email_conflict_identity_not_deletable: [422, 'Email of the remaining identity belongs to another user'],
  insufficient_aal: [401, 'AAL2 session is required to update email or password when MFA is enabled.'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  mfa_factor_name_conflict: [422, 'A factor with the friendly name for this user already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_verified_factor_exists: [422, 'A verified phone factor already exists, unenroll it to continue'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch.'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new one.',
  ],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_verification_rejected: [403, 'MFA verification was rejected'],
  mfa_totp_enroll_not_enabled: [422, 'MFA enroll is disabled for TOTP'],
  mfa_totp_verify_not_enabled: [422, 'MFA verification is disabled for TOTP'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_phone_verify_not_enabled: [422, 'MFA verification is disabled for Phone'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  mfa_webauthn_verify_not_enabled: [422, 'MFA verification is disabled for WebAuthn'],

  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  over_sms_send_rate_limit: [429, 'SMS rate limit exceeded'],
  sms_send_failed: [422, 'Error sending SMS'],
  // Not 5xx: clients would take it for a lost connection and try again by themselves.
  email_send_failed: [422, 'Error sending email'],

  validation_failed: [400, 'Request is not valid'],
  bad_json: [400, 'Could not parse request body as JSON'],
  request_entity_too_large: [413, 'Request body too large'],
  request_timeout: [504, 'Request timed out'],
  not_found: [404, 'No such endpoint'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
} as const satisfies Record<AuthErrorCode, readonly [status: number, message: string]>;

type WeakPasswordReason = 'length' | 'characters' | 'pwned';

export interface AuthErrorDetails {
  message?: string;
  status?: number;
  weakPassword?: { reasons: WeakPasswordReason[] };
  /** Until there is a turn again. */
  retryAfterSeconds?: number;
  /** The provider's own word for it (RFC 6749, section 4.1.2.1), told to the browser. */
  providerError?: string;
  cause?: unknown;
}

/** A failure of the account service that the contract knows, by its code. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly weakPassword: { reasons: WeakPasswordReason[] } | undefined;
  readonly providerError: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AuthErrorCode, details: AuthErrorDetails = {}) {
    super(details.message ?? authErrors[code][1], { cause: details.cause });
    this.code = code;
    this.status = details.status ?? authErrors[code][0];
    this.weakPassword = details.weakPassword;
    this.providerError = details.providerError;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A fault in the input of a grant, which the contract answers in the shape of OAuth 2.0 (RFC 6749, section 5.2). */
export class OAuthInputError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}
