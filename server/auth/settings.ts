import type { AuthCall } from './auth-context.ts';

/** Providers that clients of this contract look for and that we do not offer. */
const absentProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin_oidc',
  'notion',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** `GET /settings`: which ways to sign in are open. */
export const getSettings: AuthCall = async ({ isAutoconfirm, rules, google, samlProviders, sms }) =>
  Response.json({
    external: {
      ...Object.fromEntries(absentProviders.map((provider) => [provider, false])),
      email: true,
      phone: true,
      google: google !== null,
      anonymous_users: rules.isAnonymousSignInEnabled,
    },
    disable_signup: !rules.isSignUpOpen,
    mailer_autoconfirm: isAutoconfirm,
    phone_autoconfirm: isAutoconfirm,
    sms_provider: sms.kind,
    saml_enabled: samlProviders.length > 0,
  });
