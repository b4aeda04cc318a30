import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { WriteLine } from './write-sql.ts';

/** Writes lines to a file that only its owner may read, compressed when its name ends in .gz; the file is there whole or not at all. */
export async function writeSqlFile(
  path: string,
  produce: (write: WriteLine) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const lines = new LineStream();
  const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
  const written = path.endsWith('.gz') ? pipeline(lines, createGzip(), target) : pipeline(lines, target);
  // A full disk ends the stream, which nobody would empty any more.
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

/** The lines of such a file, which is opened when the first is asked for: lines that nobody takes are lost. */
export async function* readSqlFile(path: string): AsyncIterable<string> {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => input.destroy(error));
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
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
