import { APICallError, type FlexibleSchema, type LanguageModel, Output, RetryError, streamText } from 'ai';
import { ModelError, type ModelFault } from './model-error.ts';

interface ModelCall {
  instructions: string;
  prompt: string;
  /** What the provider is asked to keep to; the reply is read by hand all the same. */
  schema: FlexibleSchema<unknown>;
  signal: AbortSignal;
  onText(text: string): void;
}

/** Tokens as the provider counted them; null where it did not say. */
export interface ModelUsage {
  inputTokens: number | null;
  outputTokens: number | null;
  milliseconds: number;
}

/** Somebody waits: nothing for so long counts as gone. Milliseconds. */
const timeout = { firstChunkMs: 20_000, chunkMs: 12_000, totalMs: 90_000 };
/** Before the first word only; a pause that the provider asks for (`Retry-After`) is kept. */
const maxRetries = 2;
const maxOutputTokens = 4_000;

/** Streams one reply. Throws `ModelError`; text that came before stays told. */
export async function callModel(
  model: LanguageModel,
  { instructions, prompt, schema, signal, onText }: ModelCall,
): Promise<ModelUsage> {
  const start = performance.now();
  const { stream } = streamText({
    model,
    instructions,
    prompt,
    output: Output.object({ schema }),
    abortSignal: signal,
    timeout,
    maxRetries,
    maxOutputTokens,
    // Told by the parts of the stream, below.
    onError: () => {},
  });
  let usage: ModelUsage | null = null;
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') onText(part.text);
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelError(signal.aborted ? 'aborted' : 'timeout');
      if (part.type === 'finish') {
        const { inputTokens = null, outputTokens = null } = part.totalUsage;
        usage = { inputTokens, outputTokens, milliseconds: performance.now() - start };
      }
    }
  } catch (error) {
    throw toModelError(error, signal);
  }
  // A connection that was cut ends without saying how.
  if (usage === null) throw new ModelError('unavailable');
  return usage;
}

function toModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted) return new ModelError('aborted', error);
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  return new ModelError(faultOf(cause), cause);
}

function faultOf(error: unknown): ModelFault {
  if (error instanceof Error && /timeout|abort/iu.test(error.name)) return 'timeout';
  if (!APICallError.isInstance(error)) return 'unavailable';
  if (error.statusCode === 429) return 'rate-limited';
  if (error.statusCode === 401 || error.statusCode === 403) return 'refused';
  return 'unavailable';
}
