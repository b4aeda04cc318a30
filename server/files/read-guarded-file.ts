import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { ExposedPathError, hasModes } from './exposed-path.ts';

/**
 * Reads a file that an operator keeps a secret in. Throws ExposedPathError when others may get at it, by the rule of PostgreSQL for
 * its own key files: 0600 or less, or 0640 or less where root owns it and this process is another user. The second is what a secret
 * of Kubernetes is in a volume with `fsGroup`. The mode is not changed here: the file is the operator's, and may be shared on purpose.
 */
export function readSecretFile(path: string, label: string): Promise<string> {
  return readGuarded(path, { label, refused: 0o077, reason: 'it holds a secret', widest: widestOfSecret });
}

/** Reads a file that says which keys to trust: all may read it, its owner alone may write it. Throws ExposedPathError otherwise. */
export function readTrustFile(path: string, label: string): Promise<string> {
  const reason = 'a key put into it signs in as any person';
  return readGuarded(path, { label, refused: 0o022, reason, widest: () => 0o644 });
}

interface Guard {
  label: string;
  /** Bits that are refused, unless `widest` has them. */
  refused: number;
  reason: string;
  widest: (stats: Stats) => number;
}

async function readGuarded(path: string, { label, refused, reason, widest }: Guard): Promise<string> {
  const file = await open(path, 'r');
  try {
    const stats = await file.stat();
    const wanted = widest(stats);
    if (hasModes && (stats.mode & refused & ~wanted) !== 0)
      throw new ExposedPathError({ label, path, stats, reason, wanted });
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

function widestOfSecret({ uid }: Stats): number {
  const isOfRoot = uid === 0 && process.geteuid?.() !== 0;
  return isOfRoot ? 0o640 : 0o600;
}
