import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ExposedPathError, hasModes, isExposed } from './exposed-path.ts';

/** What the product puts into DATA_DIR. */
const ownNames = /^(?:database|outbox|process\.lock.*)$/u;
const label = 'DATA_DIR';
const stickyBit = 0o1000;
/** What a file system puts into its root. */
const systemNames = /^lost\+found$/u;

/**
 * Makes sure that no other user of the machine gets at DATA_DIR, or at anything of the product in it; one that does not exist is
 * fine. What an earlier version, or a volume with a group of its own (`fsGroup`), left open is closed here, because it is the
 * product's own and an upgrade should not need hands. Answers what was closed. Throws ExposedPathError for what belongs to another
 * user, holds files that are not the product's, or cannot be closed: changing that is for the operator to decide.
 */
export async function closeDataDir(directory: string): Promise<string[]> {
  if (!hasModes) return [];
  const root = await unlessGone(realpath(directory));
  if (root === null) return [];
  const closed: string[] = [];
  const names = await readdir(root);
  const stats = await stat(root);
  if (isExposed(stats)) {
    requireOwnDirectory(root, stats, names);
    // The outermost first: after it, others cannot exchange what is inside.
    await close(root, stats, closed);
  }
  for (const name of names) if (ownNames.test(name)) await closeTree(join(root, name), closed);
  return closed;
}

/** /tmp or a home named by mistake must not be taken from the users of the machine. */
function requireOwnDirectory(path: string, stats: Stats, names: readonly string[]): void {
  if (stats.uid !== process.geteuid?.()) {
    const reason = 'another user owns it (in a volume whose root cannot be closed, name a folder in it)';
    throw new ExposedPathError({ label, path, stats, reason });
  }
  const foreign = names.find((name) => !ownNames.test(name) && !systemNames.test(name));
  if (foreign !== undefined)
    throw new ExposedPathError({
      label,
      path,
      stats,
      reason: `it also holds ${foreign}, which is not of the product`,
    });
  if ((stats.mode & stickyBit) !== 0)
    throw new ExposedPathError({ label, path, stats, reason: 'its sticky bit says that it is shared' });
}

async function closeTree(path: string, closed: string[]): Promise<void> {
  // Messages and locks come and go while other processes run.
  const stats = await unlessGone(lstat(path));
  if (stats === null) return;
  if (stats.isSymbolicLink()) return requireClosedTarget(path);
  if (isExposed(stats)) await close(path, stats, closed);
  if (!stats.isDirectory()) return;
  for (const name of (await unlessGone(readdir(path))) ?? []) await closeTree(join(path, name), closed);
}

/** Who could write to an open directory could also put a link there: nothing is changed through one. */
async function requireClosedTarget(path: string): Promise<void> {
  const target = await unlessGone(realpath(path));
  const stats = target === null ? null : await unlessGone(stat(target));
  if (target !== null && stats !== null && isExposed(stats))
    throw new ExposedPathError({ path: target, stats, reason: 'a link leads there, which is not followed' });
}

async function close(path: string, seen: Stats, closed: string[]): Promise<void> {
  if (!seen.isDirectory() && !seen.isFile())
    throw new ExposedPathError({ path, stats: seen, reason: 'it is no file or directory' });
  if (seen.uid !== process.geteuid?.())
    throw new ExposedPathError({ path, stats: seen, reason: 'another user owns it' });
  const handle = await unlessGone(open(path, constants.O_RDONLY | constants.O_NOFOLLOW));
  if (handle === null) return;
  try {
    await closeHandle(path, handle);
  } finally {
    await handle.close();
  }
  closed.push(path);
}

async function closeHandle(path: string, handle: FileHandle): Promise<void> {
  const stats = await handle.stat();
  // Another name of it may be a file that others need.
  if (stats.isFile() && stats.nlink > 1)
    throw new ExposedPathError({ path, stats, reason: 'it has another name elsewhere' });
  await handle.chmod(stats.mode & 0o700).catch(() => {});
  const after = await handle.stat();
  if (isExposed(after))
    throw new ExposedPathError({
      path,
      stats: after,
      reason: 'its file system does not let its mode be changed',
    });
}

async function unlessGone<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
