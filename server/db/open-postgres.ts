import pg from 'pg';
import type { Database, Transaction } from './database.ts';

interface PostgresOptions {
  url: string;
  poolSize?: number;
  onIdleError(error: Error): void;
}

/** A statement that runs longer than this is a fault of ours; the person gets an error rather than a wait. */
const statementTimeoutMilliseconds = 15_000;

/** Opens a pool on a PostgreSQL server. */
export function openPostgres({ url, poolSize = 10, onIdleError }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMilliseconds,
    idle_in_transaction_session_timeout: statementTimeoutMilliseconds,
    types: { getTypeParser: readType },
  });
  // An idle connection that the server ends must not end the process.
  pool.on('error', onIdleError);
  return {
    kind: 'postgres',
    transaction: (work, opening = '') => runInTransaction(pool, work, opening),
    close: () => pool.end(),
  };
}

async function runInTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  opening: string,
) {
  const client = await pool.connect();
  let failure: Error | undefined;
  // The server may end the connection between two queries; without a listener that would end this process. The query
  // under way or the next one fails by itself.
  const onError = (error: Error) => {
    failure = error;
  };
  client.on('error', onError);
  try {
    await client.query(`begin;${opening}`);
    const result = await work(toTransaction(client));
    await client.query('commit');
    return result;
  } catch (error) {
    failure ??= await rollBack(client);
    throw error;
  } finally {
    client.off('error', onError);
    // A connection that could not roll back is thrown away, never given to the next person.
    client.release(failure);
  }
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function toTransaction(client: pg.PoolClient): Transaction {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const result = await client.query(sql, [...parameters]);
      return { rows: result.rows as Row[], count: result.rowCount ?? result.rows.length };
    },
    async execute(sql) {
      await client.query(sql);
    },
  };
}

/** bigint as number, like the embedded database: ours count rows and seconds, far below 2^53. */
const readType: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
