import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createPrivateFile } from '../files/private-file.ts';
import type { WriteLine } from './format.ts';
import { RestoreError } from './restore-error.ts';

/** Writes lines to a file that only its owner may read, compressed when its name ends in .gz; the file is there whole or not at all. */
export async function writeSqlFile(
  path: string,
  produce: (write: WriteLine) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished`;
  // Before anything is cleaned up: an unfinished file that exists is another run's.
  const target = (await createPrivateFile(unfinished)).createWriteStream({ flush: true });
  const lines = new LineStream();
  const written = path.endsWith('.gz') ? pipeline(lines, createGzip(), target) : pipeline(lines, target);
  // A full disk ends the stream, and then no `drain` comes any more.
  const broken = new Promise<never>((_, reject) => void written.catch(reject));
  try {
    await Promise.race([produce((line) => lines.write(line)), broken]);
    lines.push(null);
    await written;
    await rename(unfinished, path);
  } catch (error) {
    lines.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The lines of such a file, each ended by a line feed and by nothing else: `node:readline` also splits at U+2028, U+2029 and a lone
 * carriage return. Throws RestoreError when the file cannot be read, unpacked or decoded.
 */
export async function* readSqlFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let waiting = '';
  try {
    for await (const chunk of openSqlFile(path)) {
      const lines = (waiting + decoder.decode(chunk, { stream: true })).split('\n');
      waiting = lines.pop() ?? '';
      yield* lines;
    }
    waiting += decoder.decode();
  } catch (cause) {
    throw new RestoreError(describeFailure(path, cause), { cause });
  }
  if (waiting !== '') yield waiting;
}

function openSqlFile(path: string): AsyncIterable<Buffer> {
  const file = createReadStream(path);
  if (!path.endsWith('.gz')) return file;
  const unpacked = file.pipe(createGunzip());
  file.on('error', (error) => unpacked.destroy(error));
  return unpacked;
}

function describeFailure(path: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
  // Z_DATA_ERROR, Z_BUF_ERROR (cut off), ERR_ENCODING_INVALID_ENCODED_DATA
  return /^(?:Z|ERR)_/u.test(code)
    ? `${path} is damaged or was cut off (${code}). Nothing was changed; use another backup.`
    : `${path} cannot be read (${code}).`;
}

/** Lines that wait until they are read. */
class LineStream extends Readable {
  #drained: (() => void) | null = null;

  override _read(): void {
    this.#drained?.();
    this.#drained = null;
  }

  /** Resolves when there is room for another. */
  write(line: string): Promise<void> {
    if (this.push(`${line}\n`)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#drained = resolve;
    });
  }
}
