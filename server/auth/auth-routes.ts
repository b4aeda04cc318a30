import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { forbidCaching } from '../http/forbid-caching.ts';
import { openCors } from '../http/open-cors.ts';
import { receiveBody } from '../http/receive-body.ts';
import { absentRoutes } from './absent-routes.ts';
import { requireAddressTurn } from './address-limits.ts';
import { listFactors, removeFactor } from './admin/factors.ts';
import { generateLink } from './admin/generate-link.ts';
import { invite } from './admin/invite.ts';
import { removeUser } from './admin/remove-user.ts';
import { forAdmin } from './admin/require-admin.ts';
import { changeUser, createUser, listUsers, readUser } from './admin/users.ts';
import type { ApiKeyKind } from './api-keys.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createAuthRequest } from './auth-request.ts';
import { withCaptcha } from './captcha/with-captcha.ts';
import { challengeFactor } from './challenge-factor.ts';
import { enrollFactor } from './enroll-factor.ts';
import { toErrorResponse } from './error-response.ts';
import { getUser } from './get-user.ts';
import { authorize } from './google/authorize.ts';
import { authorizeLinking } from './google/authorize-linking.ts';
import { callback } from './google/callback.ts';
import { getHealth } from './health.ts';
import { getJwks } from './jwks.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import { requireApiKey, resolveCaller } from './resolve-caller.ts';
import { beginSso } from './saml/begin-sso.ts';
import { consumeAssertion } from './saml/consume-assertion.ts';
import { describeService } from './saml/describe-service.ts';
import { sendOtp } from './send-otp.ts';
import { getSettings } from './settings.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { token } from './token.ts';
import { unenrollFactor } from './unenroll-factor.ts';
import { unlinkIdentity } from './unlink-identity.ts';
import { updateUser } from './update-user.ts';
import { verify } from './verify.ts';
import { verifyFactor } from './verify-factor.ts';
import { verifyLink } from './verify-link.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = readonly [method: Method, path: string, call: AuthCall];

/** Opened by a browser's address bar, a mail, a provider or a verifier of tokens: no API key comes with them. */
const openRoutes: readonly Route[] = [
  ['GET', '/.well-known/jwks.json', getJwks],
  ['GET', '/health', getHealth],
  ['GET', '/verify', verifyLink],
  ['GET', '/authorize', authorize],
  ['GET', '/callback', callback],
  ['POST', '/callback', callback],
  ['GET', '/sso/saml/metadata', describeService],
  ['POST', '/sso/saml/acs', consumeAssertion],
];

const keyedRoutes: readonly Route[] = [
  ['GET', '/settings', getSettings],
  ['POST', '/signup', withCaptcha(signUp)],
  ['POST', '/token', token],
  ['GET', '/user', getUser],
  ['PUT', '/user', updateUser],
  ['POST', '/logout', signOut],
  ['POST', '/recover', withCaptcha(recover)],
  ['POST', '/otp', withCaptcha(sendOtp)],
  ['POST', '/magiclink', withCaptcha(sendOtp)],
  ['POST', '/verify', verify],
  ['POST', '/resend', withCaptcha(resend)],
  ['GET', '/reauthenticate', reauthenticate],
  ['POST', '/reauthenticate', reauthenticate],
  ['POST', '/sso', withCaptcha(beginSso)],
  ['GET', '/user/identities/authorize', authorizeLinking],
  ['DELETE', '/user/identities/:identityId', unlinkIdentity],
  ['POST', '/factors', enrollFactor],
  ['POST', '/factors/:factorId/challenge', challengeFactor],
  ['POST', '/factors/:factorId/verify', verifyFactor],
  ['DELETE', '/factors/:factorId', unenrollFactor],
  ['POST', '/invite', forAdmin(invite)],
  ['POST', '/admin/generate_link', forAdmin(generateLink)],
  ['GET', '/admin/users', forAdmin(listUsers)],
  ['POST', '/admin/users', forAdmin(createUser)],
  ['GET', '/admin/users/:userId', forAdmin(readUser)],
  ['PUT', '/admin/users/:userId', forAdmin(changeUser)],
  ['DELETE', '/admin/users/:userId', forAdmin(removeUser)],
  ['GET', '/admin/users/:userId/factors', forAdmin(listFactors)],
  ['DELETE', '/admin/users/:userId/factors/:factorId', forAdmin(removeFactor)],
  ...absentRoutes,
];

/** The account service under `/auth/v1`, answering every failure in JSON, addresses it does not have included. */
export function createAuthRoutes(context: AuthContext & { admit: MiddlewareHandler }): Hono {
  const routes = new Hono().basePath('/auth/v1');
  routes.onError((error, { req }) => toErrorResponse(context, error, req.raw.headers));
  routes.use(
    '*',
    openCors({ exposeHeaders, maxAge: 600 }),
    forbidCaching,
    receiveBody(limitOfCaller(context), () => new AuthError('request_entity_too_large')),
    context.admit,
  );
  for (const [method, path, call] of openRoutes) {
    routes.on(method, path, (request) => {
      const opened = createAuthRequest(context, request, null);
      return answer(context, opened, { call, route: `${method} ${path}` });
    });
  }
  for (const [method, path, call] of keyedRoutes) {
    routes.on(method, path, (request) => {
      const apiKey = requireKnownKey(context, request.req.raw.headers);
      const keyed = createAuthRequest(context, request, apiKey);
      return answer(context, keyed, { call, route: `${method} ${path}` });
    });
  }
  routes.all('*', () => {
    throw new AuthError('not_found');
  });
  return routes;
}

async function answer(
  context: AuthContext,
  request: AuthRequest,
  { call, route }: { call: AuthCall; route: string },
): Promise<Response> {
  await requireAddressTurn(context, request, route);
  return call(context, request);
}

/** supabase-js reads the first in a browser to know which shape an error has. */
const exposeHeaders = ['X-Supabase-Api-Version', 'x-sb-error-code'];

/** Bytes of a body: of a call with an access token or the secret key, and of a visitor's, which is one form. */
const largestBody = { known: 1024 * 1024, visitor: 128 * 1024 };

function limitOfCaller(context: AuthContext) {
  return async ({ req }: Context) => {
    const resolved = await resolveCaller(context, req.raw.headers);
    return resolved.ok && resolved.caller.role !== 'anon' ? largestBody.known : largestBody.visitor;
  };
}

function requireKnownKey({ apiKeys }: AuthContext, headers: Headers): ApiKeyKind {
  const gate = requireApiKey(apiKeys, headers);
  if (gate.ok) return gate.kind;
  throw new AuthError('no_authorization', {
    message: gate.refusal === 'missing_api_key' ? 'No API key found in request' : 'Invalid API key',
  });
}
