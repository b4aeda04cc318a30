import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface Gate {
  port: number;
  /** Lets through, refuses whoever comes, or takes connections and says nothing. Connections that are open are cut. */
  set(mode: 'open' | 'closed' | 'silent'): void;
  /** Lets what is open die without a word: whoever is on it learns of it at the next use. What comes later is let through. */
  loseUnnoticed(): void;
  /** What is open takes what it is sent and says nothing any more. What comes later is let through. */
  fallSilent(): void;
  stop(): Promise<void>;
}

/** A loopback port in front of another one, for taking a service away without ending it. */
export async function startGate(target: number): Promise<Gate> {
  let mode: 'open' | 'closed' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  /** Whoever was let through, with what leads on. */
  const callers = new Map<Socket, Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (mode === 'closed') return incoming.destroy();
    if (mode === 'silent') return;
    const outgoing = connect(target, '127.0.0.1');
    keep(outgoing);
    callers.set(incoming, outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => {
      callers.delete(incoming);
      outgoing.destroy();
    });
    outgoing.on('close', () => callers.has(incoming) && incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      mode = next;
      for (const socket of sockets) socket.destroy();
    },
    loseUnnoticed() {
      for (const caller of callers.keys())
        caller
          .unpipe()
          .once('data', () => caller.destroy())
          .resume();
    },
    fallSilent() {
      for (const [caller, service] of callers) {
        caller.unpipe().resume();
        service.unpipe().resume();
      }
      callers.clear();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
