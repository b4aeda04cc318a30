import { APICallError, type FlexibleSchema, type LanguageModel, Output, RetryError, streamText } from 'ai';
import { ModelError, type ModelFault } from './model-error.ts';

export interface ReplyRequest {
  instructions: string;
  prompt: string;
  /** What the provider is asked to keep to; the reply is read by hand all the same. */
  schema: FlexibleSchema<unknown>;
  signal: AbortSignal;
  onText(text: string): void;
}

/** Tokens as the provider counted them; null where it did not say, or the reply broke off before it would have. */
export interface TokenCount {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** Milliseconds after which nothing counts as gone: until the first word, between two, and in all. */
export interface ModelDeadlines {
  firstChunkMs: number;
  chunkMs: number;
  totalMs: number;
}

/** Somebody waits. */
export const usualDeadlines: ModelDeadlines = { firstChunkMs: 20_000, chunkMs: 12_000, totalMs: 90_000 };
/** Before the first word only; a pause that the provider asks for (`Retry-After`) is kept. */
const maxRetries = 2;
export const mostOutputTokens = 4_000;

/** Streams one reply. Throws `ModelError`; text that came before stays told. */
export async function callModel(
  { model, deadlines }: { model: LanguageModel; deadlines: ModelDeadlines },
  { instructions, prompt, schema, signal, onText }: ReplyRequest,
): Promise<TokenCount> {
  // The SDK's own clock for the first chunk starts with the answer, which a model that hangs never begins.
  const silence = new AbortController();
  const silenceTimer = setTimeout(() => silence.abort(), deadlines.firstChunkMs);
  const { stream } = streamText({
    model,
    instructions,
    prompt,
    output: Output.object({ schema }),
    abortSignal: AbortSignal.any([signal, silence.signal]),
    timeout: { chunkMs: deadlines.chunkMs, totalMs: deadlines.totalMs },
    maxRetries,
    maxOutputTokens: mostOutputTokens,
    // Told by the parts of the stream, below.
    onError: () => {},
  });
  let count: TokenCount | null = null;
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') clearTimeout(silenceTimer);
      if (part.type === 'text-delta') onText(part.text);
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelError(signal.aborted ? 'aborted' : 'timeout');
      if (part.type === 'finish') {
        const { inputTokens = null, outputTokens = null } = part.totalUsage;
        count = { inputTokens, outputTokens };
      }
    }
  } catch (error) {
    throw toModelError(silence.signal.aborted ? new ModelError('timeout', error) : error, signal);
  } finally {
    clearTimeout(silenceTimer);
  }
  // A connection that was cut ends without saying how.
  if (count === null) throw new ModelError('unavailable');
  return count;
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
