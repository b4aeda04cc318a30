import type { Stats } from 'node:fs';

/** Windows decides by access lists, which a mode does not show. */
export const hasModes = process.platform !== 'win32';

/** Whether anybody but the owner may read, write or enter it. */
export function isExposed({ mode }: Pick<Stats, 'mode'>): boolean {
  return hasModes && (mode & 0o077) !== 0;
}

interface ExposedPath {
  path: string;
  stats: Stats;
  /** Why the product does not close it by itself. */
  reason: string;
  /** The mode to give it; without others' bits of the present one where absent. */
  wanted?: number;
}

/** A path of the product that other users of the machine can get at; the message is one line with the command that closes it. */
export class ExposedPathError extends Error {
  constructor({ path, stats, reason, wanted = stats.mode & 0o700 }: ExposedPath) {
    super(
      `${path} has mode ${octal(stats.mode & 0o7777)} and belongs to user id ${stats.uid}: other users of this machine can get at it, and ${reason}. Run as its owner: chmod ${octal(wanted)} ${quote(path)}`,
    );
  }
}

const octal = (mode: number) => mode.toString(8).padStart(4, '0');

/** As a shell takes it. */
const quote = (path: string) =>
  /^[\w./@%+=:,-]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
