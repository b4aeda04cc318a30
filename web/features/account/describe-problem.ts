import { isAuthError } from '@supabase/auth-js';
import { authErrorMessage, authErrorMessages } from '../../../shared/auth-error-messages.ts';
import { FunctionError, NetworkError } from '../../lib/function-error.ts';

/** Why something could not be done, in a sentence that says what to do next. */
export function describeProblem(error: Error): string {
  if (error instanceof NetworkError || error.name === 'AuthRetryableFetchError') {
    return 'A conexão falhou. Verifique sua internet e tente de novo.';
  }
  if (error.name === 'AuthSessionMissingError') return authErrorMessages.session_not_found;
  if (isAuthError(error)) return authErrorMessage(error.code);
  if (error instanceof FunctionError && error.status === 0) return authErrorMessages.session_not_found;
  if (error instanceof FunctionError && error.message) return error.message;
  return authErrorMessages.unexpected_failure;
}
