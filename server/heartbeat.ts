import type { Database } from './db/database.ts';

const longestPauseMilliseconds = 2_000;

interface Parent {
  send?: (message: unknown, callback: (error: Error | null) => void) => boolean;
}

/**
 * Tells the process that started this one, while there is one, that the event loop turns and the embedded database answers:
 * `scripts/run-watched.mjs` ends a process that says nothing for `seconds`. A PostgreSQL that does not answer is no fault of this process.
 */
export function startHeartbeat(database: Database, seconds: number, parent: Parent = process): () => void {
  if (parent.send === undefined || seconds === 0) return () => {};
  let isStopped = false;
  const beat = async (): Promise<void> => {
    const isAlive = database.kind === 'postgres' || (await answers(database));
    if (isStopped) return;
    // A parent that is gone takes no message; `disconnect` ends this process then.
    if (isAlive) parent.send?.({ type: 'alive', withinSeconds: seconds }, () => {});
    setTimeout(beat, Math.min(longestPauseMilliseconds, seconds * 250)).unref();
  };
  void beat();
  return () => {
    isStopped = true;
  };
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.queryOnce('select 1');
    return true;
  } catch {
    return false;
  }
}
