import type { ServerOptions } from 'node:http';
import { type ServerType, serve } from '@hono/node-server';

/** How long a client may take, and how much it may hold. Times in milliseconds. */
export interface ConnectionLimits {
  /** From the first byte, or from the connection itself, to the last header. */
  headers: number;
  /** From the first byte to the last of the body. */
  request: number;
  /** Between two looks at who has used up the times above. */
  check: number;
  /** That a connection stays open for a next request. */
  idle: number;
  /** Without one byte either way, answers under way included. */
  silence: number;
  /** Bytes of an address and its headers together. */
  headerSize: number;
  /** Connections at once. */
  connections: number;
}

/** What the product listens with. */
export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  // A megabyte in this time is a telephone with one bar.
  request: 30_000,
  // By itself the server looks twice a minute, and the times above would be up to four times as long.
  check: 2_000,
  // Longer than the proxies' own, which would else send a request into a connection that is being closed.
  idle: 65_000,
  // Longer than a model's writing, in which nothing may pass; then whoever stopped reading is let go.
  silence: 240_000,
  // Room for a token of a company's account beside an address with a hook and its campaign in it.
  headerSize: 16_384,
  // Each holds a file handle and some kilobytes; the next one is closed at once instead of running the process out of either.
  connections: 5_000,
};

/** Serves the product over HTTP. Rejects when the port cannot be had. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, host }: { port: number; host: string },
  limits: ConnectionLimits = connectionLimits,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host, serverOptions: toOptions(limits) }, () =>
      resolve(server),
    );
    server.maxConnections = limits.connections;
    server.setTimeout(limits.silence);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        error.message = `Port ${port} of ${host} is in use. Set PORT to another one.`;
      reject(error);
    });
  });
}

function toOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: limits.idle,
    maxHeaderSize: limits.headerSize,
  };
}
