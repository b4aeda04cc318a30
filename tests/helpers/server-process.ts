import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findSecrets } from './find-secrets.ts';
import { findFreePort } from './free-port.ts';

export interface ServerProcess {
  url: string;
  port: number;
  child: ChildProcess;
  /** Everything it printed so far, both streams. */
  output(): string;
  /** Ends it with a signal and waits until it is gone; throws when it had printed a secret. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

interface ProcessOptions {
  /** The main file of another checkout; ours where absent. */
  mainFile?: string;
  /** In octal, as a shell takes it; that of the tests where absent. */
  umask?: string;
}

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** Starts the product as a process of its own, as `npm start` does, and waits until it is ready. */
export async function startServerProcess(
  environment: Record<string, string>,
  options: ProcessOptions = {},
): Promise<ServerProcess> {
  const port = environment.PORT === undefined ? await findFreePort() : Number(environment.PORT);
  const server = spawnServer({ ...environment, PORT: String(port) }, port, options);
  await waitUntilReady(server);
  return server;
}

/** Starts the process without waiting, for starts that are expected to fail. */
export function spawnServer(
  environment: Record<string, string>,
  port: number,
  { umask, mainFile = main }: ProcessOptions = {},
): ServerProcess {
  let printed = '';
  const command = [process.execPath, mainFile];
  // The shell becomes the process, with its id.
  const [program = '', ...words] =
    umask === undefined ? command : ['sh', '-c', `umask ${umask}; exec "$@"`, 'sh', ...command];
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    output: () => printed,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await gone;
      const secrets = findSecrets(printed);
      if (secrets.length > 0) throw new Error(`The server printed secrets: ${secrets.join(', ')}`);
      return code;
    },
  };
}

/** A minute: a first start creates its database, and the machine may be busy with other tests. */
async function waitUntilReady(server: ServerProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.child.exitCode !== null) throw new Error(`The server ended at its start:\n${server.output()}`);
    const response = await fetch(`${server.url}/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not get ready:\n${server.output()}`);
}
