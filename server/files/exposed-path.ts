import type { Stats } from 'node:fs';

/** Windows decides by access lists, which a mode does not show. */
export const hasModes = process.platform !== 'win32';

/** Whether anybody but the owner may read, write or enter it. */
export function isExposed({ mode }: Pick<Stats, 'mode'>): boolean {
  return hasModes && (mode & 0o077) !== 0;
}

interface ExposedPath {
  /** The variable that names the path, where one does. */
  label?: string;
  path: string;
  stats: Stats;
  /** Why the product refuses it, or does not close it by itself. */
  reason: string;
  /** The mode to give it: the present one without others' bits where absent. */
  wanted?: number;
}

/** A path that other users of the machine can get at; the message is one line with the command that closes it. */
export class ExposedPathError extends Error {
  constructor({ label, path, stats, reason, wanted = stats.mode & 0o700 }: ExposedPath) {
    const name = label === undefined ? path : `${label} ${path}`;
    super(
      `${name} is open to other users (mode ${octal(stats.mode & 0o7777)}, owner ${stats.uid}), and ${reason}. Run as its owner: chmod ${octal(wanted)} ${quote(path)}`,
    );
  }
}

const octal = (mode: number) => mode.toString(8).padStart(4, '0');

/** As a shell takes it. */
const quote = (path: string) =>
  /^[\w./@%+=:,-]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
