import { type ApiKeys, recogniseApiKey } from '../api-keys.ts';
import type { AuthCall, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { readBearer } from '../resolve-caller.ts';

/** Lets a call through for the secret API key alone, as `apikey` and, when there is one, as bearer: a person's token is none. */
export function forAdmin(call: AuthCall): AuthCall {
  return async (context, request) => {
    requireAdmin(request, context.apiKeys);
    return call(context, request);
  };
}

function requireAdmin({ apiKey, headers }: AuthRequest, apiKeys: ApiKeys): void {
  const authorization = headers.get('authorization');
  if (apiKey !== 'secret' && authorization === null) throw new AuthError('no_authorization');
  const isForeign =
    authorization !== null && recogniseApiKey(apiKeys, readBearer(authorization) ?? '') !== 'secret';
  if (apiKey !== 'secret' || isForeign) throw new AuthError('not_admin');
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;

/** The person's id in the call's path; throws 404 `validation_failed`. */
export function requireUserId({ path }: AuthRequest): string {
  const id = path.userId ?? '';
  if (!uuid.test(id)) {
    throw new AuthError('validation_failed', { status: 404, message: 'user_id must be an UUID' });
  }
  return id;
}

export function noSuchUser(): AuthError {
  return new AuthError('user_not_found', { status: 404, message: 'User not found' });
}
