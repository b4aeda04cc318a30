import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { generateTree } from '../../engine/tree/generate-tree.ts';
import { hooksOf } from '../../shared/hook-tree.ts';

/** What the model answers to one request. */
export interface ModelReply {
  /** Other than 200 ends it there. */
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  /** Characters in a piece, and the pause after each. */
  pieceLength?: number;
  pauseMilliseconds?: number;
  /** Characters after which the connection is cut, or nothing more comes. */
  cutAfter?: number;
  stallAfter?: number;
}

/** A request as the model saw it. */
export interface ModelRequest {
  instructions: string;
  prompt: string;
  /** The body as it was sent. */
  body: Record<string, unknown>;
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

/** A server that speaks the chat completions of OpenAI, streaming, and says what the tests want it to say. */
export async function startLocalModel(): Promise<LocalModel> {
  const requests: ModelRequest[] = [];
  let abandoned = 0;
  let attempt = 0;
  let reply: (request: ModelRequest, attempt: number) => ModelReply = () => ({
    text: treeText('Dormir melhor'),
  });
  const server = createServer(async (request, response) => {
    const seen = await readRequest(request);
    requests.push(seen);
    const answer = answerOr500(() => reply(seen, attempt));
    attempt += 1;
    response.on('close', () => {
      if (!response.writableEnded) abandoned += 1;
    });
    await send(response, answer).catch(() => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
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

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text) as { messages: { role: string; content: unknown }[] };
  const contentOf = (role: string) => {
    const content = body.messages.find((message) => message.role === role)?.content;
    return typeof content === 'string' ? content : JSON.stringify(content ?? '');
  };
  return { instructions: contentOf('system'), prompt: contentOf('user'), body };
}

async function send(response: ServerResponse, reply: ModelReply): Promise<void> {
  const { status = 200, headers = {}, text = '', pieceLength = 24, pauseMilliseconds = 0 } = reply;
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: `status ${status}` } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const end = Math.min(text.length, reply.cutAfter ?? Infinity, reply.stallAfter ?? Infinity);
  for (let from = 0; from < end; from += pieceLength) {
    if (response.destroyed) return;
    sendChunk(response, {
      choices: [{ index: 0, delta: { content: text.slice(from, Math.min(from + pieceLength, end)) } }],
    });
    if (pauseMilliseconds > 0) await wait(pauseMilliseconds);
  }
  if (reply.stallAfter !== undefined) return;
  if (reply.cutAfter !== undefined) return void response.destroy();
  sendChunk(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  sendChunk(response, {
    choices: [],
    usage: { prompt_tokens: 900, completion_tokens: 700, total_tokens: 1600 },
  });
  response.end('data: [DONE]\n\n');
}

function sendChunk(response: ServerResponse, chunk: Record<string, unknown>): void {
  const common = { id: 'local', object: 'chat.completion.chunk', created: 1, model: 'local' };
  response.write(`data: ${JSON.stringify({ ...common, ...chunk })}\n\n`);
}

interface WrittenQuestion {
  pergunta: string;
  ganchos: { mecanismo: string; texto: string }[];
}

/** A tree as a good model would write it: the embedded engine's words, in the reply's own shape. */
export function treeReply(topic: string, variant = 0): { perguntas: WrittenQuestion[] } {
  const result = generateTree({ topic, variant });
  if (result.kind !== 'tree') throw new Error(result.message);
  return {
    perguntas: result.tree.questions.map((block) => ({
      pergunta: block.question,
      ganchos: hooksOf(block).map(({ hook, mechanism }) => ({ mecanismo: mechanism, texto: hook })),
    })),
  };
}

export function treeText(topic: string, variant = 0): string {
  return JSON.stringify(treeReply(topic, variant));
}
