import { ClientError, ResponseBodyError } from 'openid-client';
import { AuthError } from '../auth-error.ts';

/** A failed exchange with Google, as the person and the operator may know it. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof ResponseBodyError && refusesUs.has(error.error)) {
    return new AuthError('unexpected_failure', { message: 'Google refused this application', cause: error });
  }
  if (isNoAnswer(error)) return unreachable(error);
  return new AuthError('bad_oauth_callback', { message: 'Unable to exchange external code', cause: error });
}

/** Google gave no usable answer: nobody's fault here, and worth another try. */
export function unreachable(cause: unknown): AuthError {
  return new AuthError('unexpected_failure', {
    status: 503,
    message: 'Google cannot be reached right now, try again in a moment',
    cause,
  });
}

/** Client id, secret or redirect address are not those registered there. */
const refusesUs = new Set(['invalid_client', 'unauthorized_client']);

function isNoAnswer(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof ClientError && noAnswerCodes.has(error.code ?? '')) return true;
  return !(error instanceof Error && 'code' in error && typeof error.code === 'string');
}

const noAnswerCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
