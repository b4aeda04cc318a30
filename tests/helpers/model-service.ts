import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What the model answers to one request. */
export interface ModelReply {
  /** Other than 200 ends it there. */
  status?: number;
  headers?: Record<string, string>;
  /** Said with such a status; without it, what the dialect says. */
  error?: unknown;
  text?: string;
  /** Characters in a piece, and the pause after each. */
  pieceLength?: number;
  pauseMilliseconds?: number;
  /** Characters after which the connection is cut, or nothing more comes. */
  cutAfter?: number;
  stallAfter?: number;
  /** Characters after which the answer ends without the dialect's full stop, or says that the provider failed. */
  endAfter?: number;
  failAfter?: number;
}

/** A request as the model saw it. */
export interface ModelRequest {
  instructions: string;
  prompt: string;
  /** The body as it was sent. */
  body: Record<string, unknown>;
  /** Behind the base address, with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Milliseconds of the process's own clock. */
  at: number;
}

export interface LocalModel {
  /** For `AI_BASE_URL`. */
  url: string;
  requests: ModelRequest[];
  /** Requests whose reader went away before the end. */
  abandoned(): number;
  /** What it answers from now on; `attempt` counts from 0 since this was set. */
  answer(reply: (request: ModelRequest, attempt: number) => ModelReply): void;
  stop(): Promise<void>;
}

/** The data of a server-sent event. */
type ModelEvent = Record<string, unknown> | '[DONE]';

/** How one reply is told. */
export interface ReplyEvents {
  begin: ModelEvent[];
  say(piece: string): ModelEvent;
  end(text: string): ModelEvent[];
  /** The provider fails half-way. */
  fail(): ModelEvent;
}

/** How a provider is spoken with. */
export interface ModelDialect {
  /** The path of its base address. */
  base: string;
  /** Where behind it a reply is asked for; anything else is not found. */
  path: RegExp;
  /** Null asks for another shape than the provider takes. */
  read(body: Record<string, unknown>): Pick<ModelRequest, 'instructions' | 'prompt'> | null;
  open(request: ModelRequest): ReplyEvents;
  toError(status: number): unknown;
}

/** A server that speaks a provider's dialect, streaming, and says what the tests want it to say. */
export async function startModelService(
  dialect: ModelDialect,
  usual: (request: ModelRequest) => ModelReply,
): Promise<LocalModel> {
  const requests: ModelRequest[] = [];
  let abandoned = 0;
  let attempt = 0;
  let reply: (request: ModelRequest, attempt: number) => ModelReply = usual;
  const server = createServer(async (request, response) => {
    const seen = await readRequest(request, dialect);
    if (typeof seen === 'number') return refuse(response, { status: seen, error: dialect.toError(seen) });
    requests.push(seen);
    const answer = answerOr500(() => reply(seen, attempt));
    attempt += 1;
    response.on('close', () => {
      if (!response.writableEnded) abandoned += 1;
    });
    if ((answer.status ?? 200) !== 200)
      return refuse(response, { error: dialect.toError(answer.status ?? 500), ...answer });
    await send(response, answer, dialect.open(seen)).catch(() => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${dialect.base}`,
    requests,
    abandoned: () => abandoned,
    answer(next) {
      reply = next;
      attempt = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A reply that a test got wrong fails that test, and does not leave its caller waiting. */
function answerOr500(reply: () => ModelReply): ModelReply {
  try {
    return reply();
  } catch (error) {
    process.stderr.write(`the local model has no reply: ${String(error)}\n`);
    return { status: 400 };
  }
}

/** The request, or the status with which the provider would turn it away. */
async function readRequest(request: IncomingMessage, dialect: ModelDialect): Promise<ModelRequest | number> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { url = '', headers } = request;
  const path = url.slice(dialect.base.length);
  if (!url.startsWith(dialect.base) || !dialect.path.test(path)) return 404;
  const body = JSON.parse(text) as Record<string, unknown>;
  const read = dialect.read(body);
  return read === null ? 400 : { ...read, body, path, headers, at: performance.now() };
}

function refuse(response: ServerResponse, { status = 500, headers = {}, error }: ModelReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(error));
}

async function send(response: ServerResponse, reply: ModelReply, events: ReplyEvents): Promise<void> {
  const { text = '', pieceLength = 24, pauseMilliseconds = 0 } = reply;
  const { cutAfter, stallAfter, endAfter, failAfter } = reply;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (event: ModelEvent) => response.write(toText(event));
  events.begin.forEach(write);
  const breaks = [cutAfter, stallAfter, endAfter, failAfter];
  const end = Math.min(text.length, ...breaks.map((after) => after ?? Infinity));
  for (let from = 0; from < end; from += pieceLength) {
    if (response.destroyed) return;
    write(events.say(text.slice(from, Math.min(from + pieceLength, end))));
    if (pauseMilliseconds > 0) await wait(pauseMilliseconds);
  }
  if (stallAfter !== undefined) return;
  if (cutAfter !== undefined) return void response.destroy();
  if (failAfter !== undefined) write(events.fail());
  else if (endAfter === undefined) events.end(text).forEach(write);
  response.end();
}

/** An event is named by its type where its provider gives it one. */
function toText(event: ModelEvent): string {
  if (typeof event === 'string') return `data: ${event}\n\n`;
  const name = typeof event.type === 'string' ? `event: ${event.type}\n` : '';
  return `${name}data: ${JSON.stringify(event)}\n\n`;
}

/** The text of a message, given as such or in parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('');
}
