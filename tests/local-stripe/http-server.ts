import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerRequest, keepAnswer, type StripeAccount, type StripeRequest } from './answer-request.ts';
import { type Fault, type Faults, faultAnswer } from './faults.ts';
import { decodeForm } from './form-body.ts';
import type { StripeAnswer } from './stripe-answer.ts';

export interface Listener {
  port: number;
  stop(): Promise<void>;
}

export interface ListenerParts {
  account: StripeAccount;
  faults: Faults;
  /** Everything that was asked, in order. */
  requests: StripeRequest[];
  /** Milliseconds before each answer. */
  delay(): number;
}

/** Listens on a free loopback port. */
export async function listen(parts: ListenerParts): Promise<Listener> {
  const server = createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => close(server) };
}

async function handle(
  parts: ListenerParts,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = await readRequest(incoming);
  parts.requests.push(request);
  const fault = parts.faults.take(request.method, request.path);
  const isLost = fault !== undefined && fault.when !== 'after';
  const answer = isLost ? undefined : answerRequest(parts.account, request);
  await sleep(parts.delay());
  if (fault !== undefined) {
    const { status } = fault;
    // A failure of Stripe's own is kept under the key like any answer; what the network does is not.
    if (typeof status === 'number' && status >= 500) keepAnswer(parts.account, request, faultAnswer(status));
    return spoil(response, status);
  }
  if (answer !== undefined) send(response, answer);
}

async function readRequest(incoming: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://stripe');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    params: decodeForm(url.search.slice(1), Buffer.concat(chunks).toString('utf8')),
    headers: incoming.headers,
  };
}

function send(response: ServerResponse, { status, headers, body }: StripeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function spoil(response: ServerResponse, status: Fault['status']): void {
  switch (status) {
    case 'timeout':
      return;
    case 'hangup':
      response.destroy();
      return;
    case 'html502':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return;
    default:
      send(response, faultAnswer(status));
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
