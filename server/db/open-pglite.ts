import type { Database, Transaction } from './database.ts';
import { Engine } from './embedded/engine.ts';
import { engineLost } from './embedded/engine-error.ts';
import { firstResult, OpenTransaction } from './embedded/open-transaction.ts';
import { Turns } from './embedded/turns.ts';
import type { Opening } from './opening.ts';

interface EmbeddedOptions {
  /** A new database begins as a copy of this dumped data directory (a tar). */
  copyOf?: Blob;
  /** As PostgreSQL's own limit in `open-postgres.ts`. */
  statementTimeoutMilliseconds?: number;
  /** Told each time the engine is started again, with why. */
  onRestart?: (reason: Error) => void;
}

const openMilliseconds = 120_000;

/**
 * Opens the embedded database in `directory`, or in memory when it is null. One process at a time: see `data-dir-lock.ts`. It runs in a
 * thread; a statement past its time, and one that breaks the engine, end that thread: the transaction under way fails, and the next one
 * opens the directory again. A database in memory then begins anew.
 */
export async function openPglite(
  directory: string | null,
  { copyOf, statementTimeoutMilliseconds = 15_000, onRestart }: EmbeddedOptions = {},
): Promise<Database> {
  const limits = { batchMilliseconds: statementTimeoutMilliseconds, openMilliseconds };
  const turns = new Turns();
  let isClosed = false;
  let engine: Engine | null = null;
  async function requireEngine(): Promise<Engine> {
    if (isClosed) throw engineLost('it was closed');
    if (engine !== null) return engine;
    const started = new Engine(
      { directory, ...(copyOf && { copyOf: await copyOf.arrayBuffer() }) },
      limits,
      (reason) => {
        engine = null;
        if (!isClosed) onRestart?.(reason);
      },
    );
    await started.opened;
    engine = started;
    return started;
  }
  await requireEngine();
  return {
    kind: 'pglite',
    transaction: (work, opening) =>
      turns.take(async () => runInTransaction(await requireEngine(), work, opening)),
    queryOnce: <Row>(sql: string, parameters: readonly unknown[] = [], opening: Opening | null = null) =>
      turns.take(async () =>
        firstResult<Row>(
          await (await requireEngine()).run([{ once: { sql, parameters: [...parameters], opening } }]),
        ),
      ),
    close: () =>
      turns.take(async () => {
        isClosed = true;
        await engine?.close();
      }),
  };
}

async function runInTransaction<Result>(
  engine: Engine,
  work: (transaction: Transaction) => Promise<Result>,
  opening?: Opening,
): Promise<Result> {
  const transaction = new OpenTransaction(engine, opening);
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollBack();
    throw error;
  }
}
