import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

export interface PgBouncer {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a PgBouncer in transaction mode before a PostgreSQL on loopback, with `poolSize` connections to it, on a free port or `at`. */
export async function startPgBouncer(postgresUrl: string, poolSize: number, at?: number): Promise<PgBouncer> {
  const { hostname, port: postgresPort, pathname, username } = new URL(postgresUrl);
  const port = at ?? (await findFreePort());
  const home = mkdtempSync(join(tmpdir(), 'fisga-pgbouncer-'));
  chmodSync(home, 0o755);
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(join(home, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${home}/users.txt
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_login_retry = 1
`,
  );
  // It refuses to run as root.
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn('pgbouncer', ['--quiet', settings], { ...identity, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await waitUntilListening(port);
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    child,
    async stop() {
      child.kill('SIGKILL');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function waitUntilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PgBouncer did not begin to listen');
}
