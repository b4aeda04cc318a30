import type { CallerRefusal } from '../auth/resolve-caller.ts';
import type { EndedState } from '../auth/session-state.ts';
import { DataError } from '../data-api/data-error.ts';
import { AppError } from '../errors.ts';

/** The functions' 401 for a caller that could not be proven, or whose access token does not hold any more. */
export function refuseFunctionCaller(refusal: CallerRefusal | EndedState): AppError {
  const isKeyMissing = refusal === 'missing_api_key' || refusal === 'unknown_api_key';
  return new AppError(
    'no_session',
    isKeyMissing
      ? 'Falta uma chave de API válida no cabeçalho apikey. Recarregue a página.'
      : 'Sua sessão expirou. Por favor, faça login novamente para continuar.',
  );
}

/** The data API's 401, with PostgREST's codes. */
export function refuseDataCaller(refusal: CallerRefusal): DataError {
  if (refusal === 'missing_api_key') return new DataError(401, 'PGRST302', 'No API key found in request');
  if (refusal === 'unknown_api_key') return new DataError(401, 'PGRST302', 'Invalid API key');
  if (refusal === 'expired_token') return new DataError(401, 'PGRST303', 'JWT expired');
  return new DataError(401, 'PGRST301', 'The JWT could not be verified');
}
