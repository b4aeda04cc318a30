import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import {
  type BuscaReferenciasInput,
  type BuscaReferenciasOutput,
  buscaReferenciasOutputSchema,
} from '../../../../shared/busca-referencias.ts';
import { callFunction } from '../../../lib/functions.ts';

/** Asks for the materials and the script of a hook. Asking again for what one already has costs nothing. */
export function useBuscaReferencias() {
  return useMutation({ mutationFn: buscaReferencias });
}

function buscaReferencias({
  signal,
  ...input
}: BuscaReferenciasInput & { signal: AbortSignal }): Promise<BuscaReferenciasOutput> {
  return callFunction(apiPaths.buscaReferencias, input, { schema: buscaReferenciasOutputSchema, signal });
}
