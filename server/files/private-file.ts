import { chmod, type FileHandle, mkdir, open, stat } from 'node:fs/promises';
import { ExposedPathError, isExposed } from './exposed-path.ts';

/**
 * Creates a file that its owner alone may read and write, whatever the umask; throws EEXIST where there is one, so that nothing is
 * written through a link or into a file that others hold open.
 */
export async function createPrivateFile(path: string): Promise<FileHandle> {
  const file = await open(path, 'wx', 0o600);
  await file.chmod(0o600);
  return file;
}

/** Writes a whole file that its owner alone may read and write; throws EEXIST where there is one. */
export async function writePrivateFile(path: string, content: string | Buffer): Promise<void> {
  const file = await createPrivateFile(path);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

/**
 * Creates a directory that its owner alone may enter, whatever the umask; one that exists stays as it is. Throws ExposedPathError on a
 * file system that keeps no modes.
 */
export async function makePrivateDirectory(path: string): Promise<void> {
  if ((await mkdir(path, { recursive: true, mode: 0o700 })) === undefined) return;
  await chmod(path, 0o700);
  const stats = await stat(path);
  if (isExposed(stats)) throw new ExposedPathError({ path, stats, reason: 'the file system keeps no modes' });
}
