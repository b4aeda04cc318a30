import { chmod, lstat } from 'node:fs/promises';
import { loadEnvFile } from 'node:process';
import { ExposedPathError, isExposed } from '../server/files/exposed-path.ts';
import { readSecretFile } from '../server/files/read-guarded-file.ts';

const path = '.env';

/**
 * Loads `.env` of this folder, where there is one. It holds keys and passwords, and a copy of `.env.example` is open to all under the
 * usual umask: a file of this user's own is closed here, and one that stays open ends the process with a line that says so.
 */
export async function loadOwnEnvFile(): Promise<void> {
  const stats = await lstat(path).catch(() => null);
  if (stats === null) return;
  if (stats.isFile() && stats.nlink === 1 && stats.uid === process.geteuid?.() && isExposed(stats)) {
    await chmod(path, 0o600);
    process.stderr.write(`${path} was open to other users of this machine: its mode is 0600 now.\n`);
  }
  try {
    await readSecretFile(path, 'The file');
  } catch (error) {
    if (!(error instanceof ExposedPathError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  loadEnvFile(path);
}
