import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';

export interface ServerProcess {
  url: string;
  port: number;
  child: ChildProcess;
  /** Everything it printed so far, both streams. */
  output(): string;
  /** Ends it with a signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** Starts the product as a process of its own, as `npm start` does, and waits until it is ready. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const port = environment.PORT === undefined ? await findFreePort() : Number(environment.PORT);
  const server = spawnServer({ ...environment, PORT: String(port) }, port);
  await waitUntilReady(server);
  return server;
}

/** Starts the process without waiting, for starts that are expected to fail. */
export function spawnServer(environment: Record<string, string>, port: number): ServerProcess {
  let printed = '';
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    output: () => printed,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return gone;
    },
  };
}

async function waitUntilReady(server: ServerProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.child.exitCode !== null) throw new Error(`The server ended at its start:\n${server.output()}`);
    const response = await fetch(`${server.url}/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not get ready:\n${server.output()}`);
}
