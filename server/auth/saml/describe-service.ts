import type { AuthCall } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { describeServiceProvider } from './service-provider.ts';

/** `GET /sso/saml/metadata`: what the operator of an identity provider enters there to let us in. */
export const describeService: AuthCall = async ({ samlProviders, publicUrl }) => {
  if (samlProviders.length === 0) throw new AuthError('saml_provider_disabled');
  return new Response(describeServiceProvider(publicUrl), {
    headers: {
      'Content-Type': 'application/samlmetadata+xml; charset=utf-8',
      'Cache-Control': 'max-age=600',
    },
  });
};
