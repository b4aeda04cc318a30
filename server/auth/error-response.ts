import { randomUUID } from 'node:crypto';
import { isInterrupted, isUnstorable } from '../db/sql-state.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, OAuthInputError } from './auth-error.ts';

const apiVersionHeader = 'X-Supabase-Api-Version';
/** From this version on, `code` is the error's code; before it, the HTTP status. */
const versionWithCodes = '2024-01-01';

/** Any thrown value as the contract's JSON error; what nobody expected is logged under the `error_id` it answers. */
export function toErrorResponse(
  context: Pick<AuthContext, 'log'>,
  error: unknown,
  requestHeaders: Headers,
): Response {
  if (error instanceof OAuthInputError) {
    return Response.json({ error: error.error, error_description: error.message }, { status: 400 });
  }
  const known = toAuthError(error);
  const errorId = known.status >= 500 ? randomUUID() : null;
  if (errorId !== null) context.log.error({ err: error, errorId }, 'account service failed');
  const hasCodes = wantsCodes(requestHeaders);
  const body = {
    ...(hasCodes
      ? { code: known.code, message: known.message }
      : { code: known.status, error_code: known.code, msg: known.message }),
    ...(known.weakPassword === undefined ? {} : { weak_password: known.weakPassword }),
    ...(errorId === null ? {} : { error_id: errorId }),
  };
  return Response.json(body, {
    status: known.status,
    headers: {
      'x-sb-error-code': known.code,
      ...(hasCodes ? { [apiVersionHeader]: versionWithCodes } : {}),
      ...(known.retryAfterSeconds === undefined ? {} : { 'retry-after': String(known.retryAfterSeconds) }),
      // The rest of the body is not read, so the next request must not come on this connection.
      ...(known.status === 413 ? { Connection: 'close' } : {}),
    },
  });
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (isLockTimeout(error)) return new AuthError('conflict');
  if (isInterrupted(error)) return new AuthError('request_timeout');
  if (isUnstorable(error))
    return new AuthError('validation_failed', { message: 'holds text that cannot be stored' });
  return new AuthError('unexpected_failure');
}

/** SQLSTATE lock_not_available, on the embedded database and on a server. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

function wantsCodes(headers: Headers): boolean {
  const version = headers.get(apiVersionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= versionWithCodes;
}
