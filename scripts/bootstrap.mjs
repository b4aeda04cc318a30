// Runs on whatever Node is there, before anything is installed: installs what the lock file says, then hands over to
// the project's own Node (npm package `node`) and `scripts/<command>.ts`. No dependencies, no syntax newer than Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWatched } from './run-watched.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampPath = join(root, 'node_modules', '.installed-lock');
const isWindows = process.platform === 'win32';
const nodePath = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

const [command, ...commandArguments] = process.argv.slice(2);
installIfNeeded();
runOnProjectNode();

function installIfNeeded() {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled =
    existsSync(stampPath) && readFileSync(stampPath, 'utf8') === lockHash && existsSync(nodePath);
  if (isInstalled) return;
  console.error('Installing packages (first run, or the lock file changed) …');
  // Not `npm ci`: it refuses a lock file without the optional packages of platforms that a registry does not carry.
  const result = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: isWindows },
  );
  if (result.status !== 0)
    fail('Installing packages failed. Check the connection to the npm registry and try again.');
  if (!existsSync(nodePath)) {
    fail(
      'The npm package "node" did not bring its program: its install script was blocked. Allow it and try again.',
    );
  }
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, lockHash);
}

function runOnProjectNode() {
  const path = [dirname(nodePath), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    isWindows ? ';' : ':',
  );
  // The IPC channel tells the child when this process is killed, so that it never outlives its terminal.
  const spawnChild = () =>
    spawn(nodePath, [join(root, 'scripts', `${command}.ts`), ...commandArguments], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: path },
    }).on('error', (error) => fail(error.message));
  const { stop } = runWatched(spawnChild);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  // The shell that npm puts between dies of a signal without passing it on: this process then stops as well.
  const parent = process.ppid;
  const stopWhenLeft = () => process.ppid !== parent && stop('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(stopWhenLeft, 250).unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
