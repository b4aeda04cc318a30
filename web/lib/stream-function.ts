import type { z } from 'zod';
import { FunctionError, NetworkError } from './function-error.ts';
import {
  type LoadSchema,
  networkErrorUnlessAborted,
  openFunction,
  readJson,
  readySchema,
  requestIdOf,
} from './functions.ts';

interface StreamOptions<Schema extends z.ZodType> {
  /** Of each event's data. */
  loadSchema: LoadSchema<Schema>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

interface FunctionStream<Event> {
  /** Under which the server's log has the request. */
  requestId: string | null;
  /** The whole answer of a backend that sends JSON instead of events; null otherwise. */
  answer: unknown;
  /** As they come. Whoever reads must see that the last one is an end: a connection that broke may end without one. */
  events: AsyncGenerator<Event>;
}

/** Calls a server function as the signed-in person and opens its events (`text/event-stream`). Both throw as `callFunction` does. */
export async function streamFunction<Schema extends z.ZodType>(
  path: string,
  body: unknown,
  { loadSchema, signal, headers }: StreamOptions<Schema>,
): Promise<FunctionStream<z.output<Schema>>> {
  const schema = await readySchema(loadSchema);
  const accept = { accept: 'text/event-stream' };
  const response = await openFunction(path, body, {
    ...(signal && { signal }),
    headers: { ...headers, ...accept },
  });
  const requestId = requestIdOf(response);
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const answer = isJson ? await readJson(response, signal) : null;
  return { requestId, answer, events: readEvents(response, schema, signal) };
}

async function* readEvents<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  signal?: AbortSignal,
): AsyncGenerator<z.output<Schema>> {
  for await (const data of readEventData(response, signal)) {
    const parsed = schema.safeParse(parseJson(data));
    if (!parsed.success)
      throw new FunctionError({ status: response.status, code: 'unreadable', message: '' });
    yield parsed.data;
  }
}

/** The data of each event, whole. Ours are single lines. */
async function* readEventData(response: Response, signal?: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new NetworkError('The answer has no body');
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw networkErrorUnlessAborted(cause, signal);
    });
    if (done) return;
    const blocks = (waiting + value).split(/\r?\n\r?\n/u);
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const line = block.split(/\r?\n/u).find((each) => each.startsWith('data:'));
      if (line !== undefined) yield line.slice('data:'.length).trim();
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
