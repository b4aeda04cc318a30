import type { z } from 'zod';
import { codeOfStatus, isAppErrorBody } from '../../shared/app-error-codes.ts';
import { getAuthClient, isUnreachable } from './auth.ts';
import { isOffline, watchedFetch } from './connection.ts';
import { FunctionError, NetworkError } from './function-error.ts';
import { getRuntimeConfig } from './runtime-config.ts';
import { sendAsPerson } from './send-as-person.ts';

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Fetches the schema of an answer, which no screen needs before it is painted. */
export type LoadSchema<Schema extends z.ZodType> = () => Promise<Schema>;

/** Calls a server function as the signed-in person and gives its parsed answer. Throws `FunctionError` or `NetworkError`. */
export async function callFunction<Schema extends z.ZodType>(
  path: string,
  body: unknown,
  { loadSchema, ...options }: CallOptions & { loadSchema: LoadSchema<Schema> },
): Promise<z.output<Schema>> {
  const schema = await readySchema(loadSchema);
  const response = await openFunction(path, body, options);
  const answer = await readJson(response, options.signal);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new FunctionError({ status: response.status, code: 'unreadable', message: '' });
  return parsed.data;
}

/** The schema, before anything is sent: an answer that cannot be read may have cost something. Throws `NetworkError`. */
export function readySchema<Schema extends z.ZodType>(loadSchema: LoadSchema<Schema>): Promise<Schema> {
  return loadSchema().catch((cause: unknown) => {
    throw new NetworkError('The schema did not come', { cause });
  });
}

/** Calls a server function that answers a file. Throws as `callFunction` does. */
export async function downloadFunction(path: string): Promise<{ name: string | null; content: Blob }> {
  const response = await openFunction(path, {});
  const content = await response.blob().catch((cause: unknown) => {
    throw new NetworkError('The connection failed', { cause });
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? null, content };
}

/** The id under which the server's log has the request that this answers. */
export function requestIdOf({ headers }: Response): string | null {
  return headers.get('x-request-id');
}

/** Sends the request and gives its answer, whose status is good. Throws as `callFunction` does. */
export async function openFunction(
  path: string,
  body: unknown,
  { signal, headers }: CallOptions = {},
): Promise<Response> {
  // Functions stay here, wherever accounts and data are kept.
  const send = (token: string) =>
    watchedFetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: getRuntimeConfig().publishableKey,
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
      signal,
    });
  const response = await sendAsPerson(await accessToken(), send).catch((cause: unknown) => {
    throw networkErrorUnlessAborted(cause, signal);
  });
  if (!response.ok) throw await functionErrorOf(response, signal);
  return response;
}

async function accessToken(): Promise<string> {
  if (isOffline()) throw new NetworkError('There is no connection');
  const { data, error } = await (await getAuthClient()).getSession();
  if (data.session) return data.session.access_token;
  // An expired session that could not be renewed for want of a connection is not lost.
  if (isUnreachable(error)) throw new NetworkError('The session could not be renewed');
  throw new FunctionError({ status: 0, code: 'no_session', message: '' });
}

async function functionErrorOf(response: Response, signal?: AbortSignal): Promise<FunctionError> {
  const body = await readJson(response, signal);
  const fault = { status: response.status, requestId: requestIdOf(response), details: body };
  if (isAppErrorBody(body)) return new FunctionError({ ...fault, code: body.code, message: body.error });
  // A backend that keeps to the specification gives a sentence and no code: its status tells which it is.
  const code = codeOfStatus(response.status);
  return hasError(body) && code !== null
    ? new FunctionError({ ...fault, code, message: body.error })
    : new FunctionError({ ...fault, code: 'unreadable', message: '' });
}

function hasError(body: unknown): body is { error: string } {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}

/** The body as JSON; null when it is none. */
export async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw networkErrorUnlessAborted(cause, signal);
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The cause itself when it was we who broke off. */
export function networkErrorUnlessAborted(cause: unknown, signal?: AbortSignal): unknown {
  return signal?.aborted ? cause : new NetworkError('The connection failed', { cause });
}
