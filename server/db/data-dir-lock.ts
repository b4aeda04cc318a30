import { readFileSync, rmSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateDirectory, writePrivateFile } from '../files/private-file.ts';

export class DataDirInUseError extends Error {
  readonly processId: number;

  constructor(directory: string, processId: number) {
    super(
      `DATA_DIR ${directory} is in use by process ${processId}. End that process, or start with another DATA_DIR.`,
    );
    this.processId = processId;
  }
}

interface Holder {
  processId: number;
  /** Start time in clock ticks since boot where the system tells it: a recycled process id is not the holder. */
  startedAt: string | null;
}

/**
 * Takes `directory` for this process and returns the release, which also runs at exit. A lock left by a dead process is
 * taken over. Throws `DataDirInUseError` while its holder lives.
 */
export async function lockDataDir(directory: string): Promise<() => void> {
  await makePrivateDirectory(directory);
  const path = join(directory, 'process.lock');
  const holder: Holder = { processId: process.pid, startedAt: startTimeOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createExclusively(path, JSON.stringify(holder))) {
      const release = () => rmSync(path, { force: true });
      process.once('exit', release);
      return release;
    }
    const current = await readHolder(path);
    if (current !== null && isAlive(current)) throw new DataDirInUseError(directory, current.processId);
    await moveAway(path);
  }
  throw new Error(`Could not lock ${directory}: remove ${path} if no Fisga process is running.`);
}

async function createExclusively(path: string, content: string): Promise<boolean> {
  try {
    await writePrivateFile(path, content);
    return true;
  } catch (error) {
    if (isFileError(error, 'EEXIST')) return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    const holder = parsed as Partial<Holder>;
    return typeof holder.processId === 'number'
      ? { processId: holder.processId, startedAt: holder.startedAt ?? null }
      : null;
  } catch (error) {
    if (isFileError(error, 'ENOENT') || error instanceof SyntaxError) return null;
    throw error;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.processId, 0);
  } catch (error) {
    return isFileError(error, 'EPERM');
  }
  const startedAt = startTimeOf(holder.processId);
  return holder.startedAt === null || startedAt === null || startedAt === holder.startedAt;
}

/** Field 22 of /proc/<pid>/stat; the command name before it may hold spaces, so count after its bracket. */
function startTimeOf(processId: number): string | null {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Renaming is atomic: of two processes that found the same stale lock, one moves it and the other finds it gone. */
async function moveAway(path: string): Promise<void> {
  const stale = `${path}.stale-${process.pid}`;
  try {
    await rename(path, stale);
    await rm(stale, { force: true });
  } catch (error) {
    if (!isFileError(error, 'ENOENT')) throw error;
  }
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
