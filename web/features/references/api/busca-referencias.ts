import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import type { BuscaReferenciasAnswer, BuscaReferenciasInput } from '../../../../shared/busca-referencias.ts';
import { callFunction } from '../../../lib/functions.ts';

const loadSchema = async () =>
  (await import('../../../../shared/busca-referencias.ts')).buscaReferenciasAnswerSchema;

/** Asks for the materials and the script of a hook. Asking again for what one already has costs nothing. */
export function useBuscaReferencias() {
  return useMutation({ mutationFn: buscaReferencias });
}

function buscaReferencias({
  signal,
  ...input
}: BuscaReferenciasInput & { signal: AbortSignal }): Promise<BuscaReferenciasAnswer> {
  return callFunction(apiPaths.buscaReferencias, input, { loadSchema, signal });
}
