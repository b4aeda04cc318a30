import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import type {
  GenerateHooksInput,
  GenerateHooksOutput,
  TreeEvent,
} from '../../../../shared/generate-hooks.ts';
import { FunctionError, NetworkError } from '../../../lib/function-error.ts';
import { streamFunction } from '../../../lib/stream-function.ts';
import { forgetRequestKey, isAnswer, requestKeyFor } from '../request-key.ts';

const loadSchema = async () => (await import('../../../../shared/generate-hooks.ts')).treeEventSchema;

interface GenerateHooksCall extends GenerateHooksInput {
  signal: AbortSignal;
  /** Told while the hooks are written. */
  onEvent: (event: TreeEvent) => void;
}

/** Asks for one set of hooks. Whoever repeats a request whose answer was lost gets that answer, not a second charge. */
export function useGenerateHooks() {
  return useMutation({ mutationFn: generateHooks });
}

async function generateHooks(call: GenerateHooksCall): Promise<GenerateHooksOutput> {
  const output = await readTree(call).catch((error: unknown) => {
    if (isAnswer(error)) forgetRequestKey();
    throw error;
  });
  forgetRequestKey();
  return output;
}

async function readTree({ signal, onEvent, ...input }: GenerateHooksCall): Promise<GenerateHooksOutput> {
  const headers = { 'idempotency-key': requestKeyFor(input) };
  const { requestId, events } = await streamFunction(apiPaths.generateHooks, input, {
    loadSchema,
    signal,
    headers,
  });
  for await (const event of events) {
    onEvent(event);
    if (event.type === 'tree-end') return event.output;
    if (event.type === 'tree-error') {
      const { error: message, code } = event.body;
      throw new FunctionError({ status: event.status, code, message, requestId });
    }
  }
  throw new NetworkError('The stream ended before the tree');
}
