import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import type {
  GenerateHooksAnswer,
  GenerateHooksInput,
  TreeEvent,
} from '../../../../shared/generate-hooks.ts';
import { FunctionError, isAnswer, NetworkError } from '../../../lib/function-error.ts';
import { streamFunction } from '../../../lib/stream-function.ts';
import { forgetRequestKey, requestKeyFor } from '../request-key.ts';

const loadSchema = async () => (await import('../../../../shared/generate-hooks.ts')).treeEventSchema;

/** An answer with what the browser fills in where the backend says no more than the specification asks. */
export type GeneratedHooks = GenerateHooksAnswer & { id: string };

interface GenerateHooksCall extends GenerateHooksInput {
  signal: AbortSignal;
  /** Told while the hooks are written. */
  onEvent: (event: TreeEvent) => void;
}

/** Asks for one set of hooks. Whoever repeats a request whose answer was lost gets that answer, not a second charge. */
export function useGenerateHooks() {
  return useMutation({ mutationFn: generateHooks });
}

async function generateHooks(call: GenerateHooksCall): Promise<GeneratedHooks> {
  const output = await readTree(call).catch((error: unknown) => {
    if (isAnswer(error)) forgetRequestKey();
    throw error;
  });
  forgetRequestKey();
  return output;
}

async function readTree({ signal, onEvent, ...input }: GenerateHooksCall): Promise<GeneratedHooks> {
  const headers = { 'idempotency-key': requestKeyFor(input) };
  const { requestId, answer, events } = await streamFunction(apiPaths.generateHooks, input, {
    loadSchema,
    signal,
    headers,
  });
  if (answer !== null) return readAnswer(answer, input.prompt);
  for await (const event of events) {
    onEvent(event);
    if (event.type === 'tree-end') return event.output;
    if (event.type === 'tree-error') {
      const { error: message, code } = event.body;
      throw new FunctionError({ status: event.status, code, message, requestId, details: event.body });
    }
  }
  throw new NetworkError('The stream ended before the tree');
}

async function readAnswer(answer: unknown, prompt: string): Promise<GeneratedHooks> {
  const { generateHooksAnswerSchema } = await import('../../../../shared/generate-hooks.ts');
  const parsed = generateHooksAnswerSchema.safeParse(answer);
  if (!parsed.success) throw new FunctionError({ status: 200, code: 'unreadable', message: '' });
  const { id, topic, ...rest } = parsed.data;
  return { ...rest, id: id ?? crypto.randomUUID(), topic: topic || prompt };
}
