import pg from 'pg';
import type { Database, Transaction } from './database.ts';
import { type Opening, toScript } from './opening.ts';
import { isConnectionLost, isSilence } from './postgres-failures.ts';
import { queryOnceIn } from './postgres-query-once.ts';
import { readType } from './read-type.ts';
import { StatementNames } from './statement-names.ts';

interface PostgresOptions {
  url: string;
  poolSize?: number;
  areAccountsElsewhere?: boolean;
  /** A statement that runs longer is a fault of ours; the person gets an error rather than a wait. */
  statementTimeoutMilliseconds?: number;
  onIdleError(error: Error): void;
}

/** Opens a pool on a PostgreSQL server, or on a PgBouncer before it in transaction mode: nothing is kept between transactions. */
export function openPostgres(options: PostgresOptions): Database {
  const { url, poolSize = 10, statementTimeoutMilliseconds = 15_000, onIdleError } = options;
  // Within each transaction, not with the connection: a pooler shares those, and refuses what it cannot share.
  const limits = `set local statement_timeout = ${statementTimeoutMilliseconds};
    set local idle_in_transaction_session_timeout = ${statementTimeoutMilliseconds};`;
  const limit = `select set_config('statement_timeout', '${statementTimeoutMilliseconds}', true)`;
  // One statement of both: each costs the server as much as a small query.
  const limited = (opening?: Opening): Opening =>
    opening === undefined
      ? { sql: limit, parameters: [] }
      : { ...opening, sql: `${limit}, opening.* from (${opening.sql}) opening` };
  // By then the server has ended the statement: what still says nothing is a connection that leads nowhere.
  const answerTimeout = statementTimeoutMilliseconds + 2_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // What stands between may forget a connection that nobody uses.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: { getTypeParser },
  });
  const names = new StatementNames();
  // An idle connection that the server ends must not end the process.
  pool.on('error', onIdleError);
  const transaction: Database['transaction'] = (work, opening) =>
    runInTransaction(pool, work, limits + (opening === undefined ? '' : toScript(opening)), answerTimeout);
  return {
    kind: 'postgres',
    areAccountsElsewhere: options.areAccountsElsewhere ?? false,
    transaction,
    queryOnce: <Row>(sql: string, parameters: readonly unknown[] = [], opening?: Opening) =>
      queryOnceIn<Row>(pool, { sql, parameters, opening: limited(opening) }, { answerTimeout, names }),
    countConnections: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function runInTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  opening: string,
  answerTimeout: number,
) {
  const { client, failures, onError } = await begin(pool, opening, answerTimeout);
  try {
    const result = await work(toTransaction(client, answerTimeout));
    await client.query(within(answerTimeout, 'commit'));
    return result;
  } catch (error) {
    const failure = isSilence(error) ? error : await rollBack(client, answerTimeout);
    if (failure !== undefined) failures.push(failure);
    throw error;
  } finally {
    client.off('error', onError);
    // A connection that failed or could not roll back is thrown away, never given to the next person.
    client.release(failures[0]);
  }
}

interface OpenTransaction {
  client: pg.PoolClient;
  /** What the connection itself came to since. */
  failures: Error[];
  onError: (error: Error) => void;
}

/**
 * Begins a transaction on a connection that lives. The server may have ended one since it was last used, which shows only now,
 * when nothing is done yet: then the next one is tried. All that the pool holds may have died; the one after them is new.
 */
async function begin(pool: pg.Pool, opening: string, answerTimeout: number): Promise<OpenTransaction> {
  const mostAttempts = pool.options.max + 1;
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    const failures: Error[] = [];
    // It may also end between two queries; without a listener that would end this process. The query under way or the next
    // one fails by itself.
    const onError = (error: Error) => void failures.push(error);
    client.on('error', onError);
    try {
      await client.query(within(answerTimeout, `begin;${opening}`));
      return { client, failures, onError };
    } catch (error) {
      client.off('error', onError);
      client.release(error instanceof Error ? error : true);
      if (attempt === mostAttempts || !isConnectionLost(error)) throw error;
    }
  }
}

/** A statement that fails when it gets no answer in so many milliseconds; the driver's types do not tell of it. */
const within = (milliseconds: number, text: string) => ({ text, query_timeout: milliseconds });

async function rollBack(client: pg.PoolClient, answerTimeout: number): Promise<Error | undefined> {
  try {
    await client.query(within(answerTimeout, 'rollback'));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function toTransaction(client: pg.PoolClient, answerTimeout: number): Transaction {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const result = await client.query({ ...within(answerTimeout, sql), values: [...parameters] });
      return { rows: result.rows as Row[], count: result.rowCount ?? result.rows.length };
    },
    async execute(sql) {
      await client.query(sql);
    },
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  format === 'binary' ? pg.types.getTypeParser(oid, format) : readType(oid);
