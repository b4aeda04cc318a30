import { forAdmin } from './admin/require-admin.ts';
import type { AuthCall } from './auth-context.ts';
import { refuseCustomProviders, refuseOAuthGrants, refuseOAuthServer } from './refuse-features.ts';
import { refusePasskeys } from './refuse-passkeys.ts';

type AbsentRoute = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  call: AuthCall,
];

/** Calls of client libraries for what the service does not offer, each with the contract's own error. */
export const absentRoutes: readonly AbsentRoute[] = [
  ['GET', '/passkeys', refusePasskeys],
  ['PATCH', '/passkeys/:passkeyId', refusePasskeys],
  ['DELETE', '/passkeys/:passkeyId', refusePasskeys],
  ['POST', '/passkeys/:ceremony/:step', refusePasskeys],
  ['GET', '/admin/users/:userId/passkeys', forAdmin(refusePasskeys)],
  ['DELETE', '/admin/users/:userId/passkeys/:passkeyId', forAdmin(refusePasskeys)],
  ['GET', '/admin/oauth/clients', forAdmin(refuseOAuthServer)],
  ['POST', '/admin/oauth/clients', forAdmin(refuseOAuthServer)],
  ['GET', '/admin/oauth/clients/:clientId', forAdmin(refuseOAuthServer)],
  ['PUT', '/admin/oauth/clients/:clientId', forAdmin(refuseOAuthServer)],
  ['DELETE', '/admin/oauth/clients/:clientId', forAdmin(refuseOAuthServer)],
  ['POST', '/admin/oauth/clients/:clientId/regenerate_secret', forAdmin(refuseOAuthServer)],
  ['GET', '/admin/custom-providers', forAdmin(refuseCustomProviders)],
  ['POST', '/admin/custom-providers', forAdmin(refuseCustomProviders)],
  ['GET', '/admin/custom-providers/:identifier', forAdmin(refuseCustomProviders)],
  ['PUT', '/admin/custom-providers/:identifier', forAdmin(refuseCustomProviders)],
  ['DELETE', '/admin/custom-providers/:identifier', forAdmin(refuseCustomProviders)],
  ['GET', '/user/oauth/grants', refuseOAuthGrants],
  ['DELETE', '/user/oauth/grants', refuseOAuthGrants],
  ['GET', '/oauth/authorizations/:authorizationId', refuseOAuthGrants],
  ['POST', '/oauth/authorizations/:authorizationId/consent', refuseOAuthGrants],
  ['GET', '/oauth/authorize', refuseOAuthServer],
  ['POST', '/oauth/token', refuseOAuthServer],
  ['POST', '/oauth/clients/register', refuseOAuthServer],
];
