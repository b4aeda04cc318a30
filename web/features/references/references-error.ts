import { FunctionError } from '../../lib/function-error.ts';

/** The sentence a failed unlocking shows, by what failed. */
export function referencesErrorMessage(error: unknown): string {
  if (!(error instanceof FunctionError)) return 'Erro ao buscar referências. Tente novamente.';
  if (error.status === 0) return 'Sua sessão expirou. Faça login novamente.';
  return error.message || 'Erro ao buscar referências';
}
