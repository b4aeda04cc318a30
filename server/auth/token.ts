import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { withCaptcha } from './captcha/with-captcha.ts';
import { grantIdToken } from './google/grant-id-token.ts';
import { grantPassword } from './grant-password.ts';
import { grantPkce } from './grant-pkce.ts';
import { grantRefreshToken } from './grant-refresh-token.ts';

const grants: ReadonlyMap<string | null, AuthCall> = new Map([
  ['password', withCaptcha(grantPassword)],
  ['refresh_token', grantRefreshToken],
  ['pkce', grantPkce],
  ['id_token', grantIdToken],
  ['web3', refuseWeb3],
]);

/** `POST /token?grant_type=`: hands the request to its grant. */
export const token: AuthCall = async (context, request) => {
  const grant = grants.get(request.query.get('grant_type'));
  if (grant === undefined) throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
  return grant(context, request);
};

/** The contract's own answer of an installation that does not offer it. */
async function refuseWeb3(): Promise<Response> {
  throw new AuthError('web3_provider_disabled');
}
