import { isIP } from 'node:net';
import type { z } from 'zod';
import { guardedFetch } from '../../outgoing/guarded-fetch.ts';

export class RetrievalError extends Error {}

interface JsonRequest<Shape extends z.ZodType> {
  address: URL;
  /** What is read of the answer; all else is ignored, so that a service may add to it. */
  shape: Shape;
  signal: AbortSignal;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without one the request is a GET. */
  body?: unknown;
}

const largestAnswer = 2 * 1024 * 1024;

/**
 * One request for JSON. Null for 404; throws `RetrievalError` for any other status, an answer too large, or one of another
 * shape. Its messages name the host, never the query or a key.
 */
export async function fetchJson<Shape extends z.ZodType>({
  address,
  shape,
  signal,
  headers = {},
  body,
}: JsonRequest<Shape>): Promise<z.infer<Shape> | null> {
  const request: RequestInit = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  };
  const response = await guardedFetch(address, request, {
    ownOrigin: isLiteral(address) ? address.origin : null,
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new RetrievalError(`${address.host} answered ${response.status}`);
  }
  const parsed = shape.safeParse(parseJson(await readText(response, address.host), address.host));
  if (!parsed.success) throw new RetrievalError(`${address.host} answered in another shape`);
  return parsed.data;
}

/** Services are named; who writes down an address itself means that very machine. */
function isLiteral({ hostname }: URL): boolean {
  return isIP(hostname.replace(/^\[|\]$/gu, '')) !== 0;
}

async function readText(response: Response, host: string): Promise<string> {
  const decoder = decoderFor(response.headers.get('content-type') ?? '');
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new RetrievalError(`${host} answered more than ${largestAnswer} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** By the charset that the service names; UTF-8 where it names none, or one that nobody knows. */
function decoderFor(contentType: string) {
  const charset = /;\s*charset=["']?([^\s;"']+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RetrievalError(`${host} did not answer in JSON`);
  }
}
