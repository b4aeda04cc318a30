import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { SamlProvider } from './saml-providers.ts';

/** Our name towards identity providers; its address answers our metadata. */
export function entityIdOf(publicUrl: string): string {
  return `${publicUrl}/auth/v1/sso/saml/metadata`;
}

/** Where providers have browsers post their answers (assertion consumer service). */
function answerAddress(publicUrl: string): string {
  return `${publicUrl}/auth/v1/sso/saml/acs`;
}

const clockSkewMilliseconds = 60_000;

/**
 * One request to a provider, or one answer to it: `requestId` is the id that the request has and the answer must name. Answers
 * count only with an assertion that the provider signed, for us, now.
 */
export function openExchange(
  provider: SamlProvider,
  { publicUrl, requestId }: { publicUrl: string; requestId: string },
): SAML {
  return new SAML({
    issuer: entityIdOf(publicUrl),
    audience: entityIdOf(publicUrl),
    callbackUrl: answerAddress(publicUrl),
    entryPoint: provider.signInUrl,
    idpCert: [...provider.certificates],
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // Most providers sign the assertion alone, and nothing outside it is read.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSkewMilliseconds,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
  });
}

/** What we sent is kept in our own table; the library asks only whether an answer names it. */
function onlyRequest(requestId: string): CacheProvider {
  return {
    saveAsync: async (key, value) => ({ value, createdAt: Date.now(), key }),
    getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
    removeAsync: async () => null,
  };
}

/** What an operator enters at the provider: our name and address, in XML. */
export function describeServiceProvider(publicUrl: string): string {
  const description = new SAML({
    issuer: entityIdOf(publicUrl),
    callbackUrl: answerAddress(publicUrl),
    // Not part of the description, but asked for.
    idpCert: 'none',
    identifierFormat: null,
    wantAssertionsSigned: true,
  });
  return description.generateServiceProviderMetadata(null);
}
