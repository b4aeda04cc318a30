import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface LocalAnswer {
  status?: number;
  /** Sent as it is when it is text or bytes, else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** Milliseconds before it answers. */
  delay?: number;
}

export interface LocalService {
  url: string;
  /** Everything it was asked, in order. */
  seen: SeenRequest[];
  /** From now on it answers so. */
  answer(how: (request: SeenRequest) => LocalAnswer): void;
  stop(): Promise<void>;
}

/** An HTTP service on a free loopback port that plays the part of one on the internet. */
export async function startLocalService(how: (request: SeenRequest) => LocalAnswer): Promise<LocalService> {
  let current = how;
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const heard: SeenRequest = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://service'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      seen.push(heard);
      const {
        status = 200,
        body = {},
        contentType = 'application/json',
        headers = {},
        delay = 0,
      } = current(heard);
      setTimeout(() => {
        response.writeHead(status, { 'content-type': contentType, ...headers });
        response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
      }, delay);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer(next) {
      current = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
