import { createHash } from 'node:crypto';

/** The first line. A file of another format begins otherwise. */
export const backupHeader = '-- Fisga backup, format 2';
/** How files of every format begin. */
export const anyBackupHeader = '-- Fisga';
/** The second line, followed by a JSON list of the applied migrations. */
export const migrationsPrefix = '-- migrations: ';
/** The last line, followed by the SHA-256 of every byte before it: a file without it was cut off, one that differs was damaged. */
export const endPrefix = '-- end sha256:';

/** Takes a line of SQL; resolves when there is room for the next. */
export type WriteLine = (line: string) => Promise<void>;

/** The SHA-256 of lines, each with the line feed that ends it. */
export function digestLines() {
  const hash = createHash('sha256');
  return {
    add: (line: string) => void hash.update(`${line}\n`),
    hex: () => hash.digest('hex'),
  };
}
