import { type AuthErrorCode, authErrorMessage } from '../../shared/auth-error-messages.ts';
import { AuthError } from '../auth/auth-error.ts';
import { AppError } from '../errors.ts';

/** Runs work that asks the account service; its refusals become ours, with the sentence a person reads. */
export async function explainAuthErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw new AppError(codeOf(error.code), authErrorMessage(error.code), {
      cause: error,
      retryAfterSeconds: error.retryAfterSeconds ?? null,
    });
  }
}

function codeOf(code: AuthErrorCode) {
  if (code === 'over_request_rate_limit') return 'too_many';
  if (code === 'insufficient_aal') return 'second_factor_needed';
  return 'no_session';
}
