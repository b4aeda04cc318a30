import type { Profile } from '@node-saml/node-saml';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from '../email-address.ts';
import type { SamlProvider } from './saml-providers.ts';

/** Who came, as the company's provider says. */
export interface SamlProfile {
  /** Of the identity: one for each provider. */
  provider: string;
  /** The person's name at the provider, the same at every sign-in. */
  nameId: string;
  email: string;
}

const formats = 'urn:oasis:names:tc:SAML';
const transientFormat = `${formats}:2.0:nameid-format:transient`;
const emailFormat = `${formats}:1.1:nameid-format:emailAddress`;

/** Names under which providers send an e-mail: plain ones, LDAP's (RFC 4524) and the claim of WS-Federation. */
const usualEmailAttributes = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];

/** Throws `bad_oauth_callback` without a lasting name and `email_address_not_provided` without an e-mail. */
export function toSamlProfile(provider: SamlProvider, profile: Profile): SamlProfile {
  const { nameID: nameId, nameIDFormat: format } = profile;
  // A name for this sign-in alone would make a new account each time.
  if (!nameId || nameId.length > 1024 || format === transientFormat) {
    throw new AuthError('bad_oauth_callback', { message: 'SAML assertion has no persistent NameID' });
  }
  const names = provider.emailAttribute === null ? usualEmailAttributes : [provider.emailAttribute];
  const values = names.flatMap((name) => profile[name] ?? []);
  if (format === emailFormat) values.push(nameId);
  const email = values.map((value) => normaliseEmail(String(value))).find((known) => known !== null);
  if (email === undefined) throw new AuthError('email_address_not_provided');
  return { provider: `sso:${provider.id}`, nameId, email };
}
