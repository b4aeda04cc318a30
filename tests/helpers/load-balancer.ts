import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoadBalancer {
  url: string;
  /** A further process, which gets requests once it is ready. */
  add(url: string): void;
  stop(): Promise<void>;
}

const checkEveryMilliseconds = 50;

/**
 * A balancer as they come: it asks each process for `/ready` again and again, hands requests in turn to those that said yes,
 * over connections that it keeps, and never sends one twice.
 */
export async function startLoadBalancer(processes: readonly string[]): Promise<LoadBalancer> {
  const ready = new Set<string>();
  const members = [...processes];
  let turn = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const check = async () => {
    for (const url of members) {
      const isReady = await fetch(`${url}/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) ready.add(url);
      else ready.delete(url);
    }
  };
  const checking = setInterval(() => void check(), checkEveryMilliseconds);
  const server = createServer((incoming, outgoing) => {
    const candidates = members.filter((url) => ready.has(url));
    const target = candidates[turn++ % candidates.length];
    if (target === undefined) return outgoing.writeHead(502).end('nobody is ready');
    const call = send(`${target}${incoming.url}`, {
      agent,
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(target).host },
    });
    call.once('error', (error) => outgoing.writeHead(502).end(error.message));
    call.once('response', (answer) => {
      const { connection: _, ...headers } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await check();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void members.push(url),
    async stop() {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
