import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import {
  type GenerateHooksInput,
  type GenerateHooksOutput,
  generateHooksOutputSchema,
} from '../../../../shared/generate-hooks.ts';
import { callFunction } from '../../../lib/functions.ts';
import { forgetRequestKey, isAnswer, requestKeyFor } from '../request-key.ts';

interface GenerateHooksCall extends GenerateHooksInput {
  signal: AbortSignal;
}

/** Asks for one set of hooks. Whoever repeats a request whose answer was lost gets that answer, not a second charge. */
export function useGenerateHooks() {
  return useMutation({ mutationFn: generateHooks });
}

async function generateHooks({ signal, ...input }: GenerateHooksCall): Promise<GenerateHooksOutput> {
  const output = await callFunction(apiPaths.generateHooks, input, {
    schema: generateHooksOutputSchema,
    signal,
    headers: { 'idempotency-key': requestKeyFor(input) },
  }).catch((error: unknown) => {
    if (isAnswer(error)) forgetRequestKey();
    throw error;
  });
  forgetRequestKey();
  return output;
}
