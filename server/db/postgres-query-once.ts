import pg from 'pg';
import type { QueryResult } from './database.ts';
import { isConnectionLost, isSilence } from './postgres-failures.ts';
import { isNameLost, type StatementNames } from './statement-names.ts';

interface Batch {
  sql: string;
  parameters: readonly unknown[];
  /** A statement without parameters that runs before it; its rows are dropped. */
  opening: string;
  /** Milliseconds after which the connection is given up. */
  answerTimeout: number;
  names: StatementNames;
}

/**
 * Sends both statements at once. Up to the `Sync` at their end they are one transaction (PostgreSQL's documentation, "Extended Query"):
 * after a failure the server skips the rest, so the second never runs without the first. Sent again where the connection was lost, or a
 * pooler lost the statement's name.
 */
export async function queryOnceIn<Row>(pool: pg.Pool, batch: Batch): Promise<QueryResult<Row>> {
  const mostAttempts = pool.options.max + 1;
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    // Without a listener a connection that ends would end this process; the batch fails by itself.
    const onError = () => {};
    client.on('error', onError);
    let failure: unknown;
    try {
      return await send<Row>(client, batch);
    } catch (error) {
      failure = isSilence(error) || isConnectionLost(error) ? error : undefined;
      if (isNameLost(error)) batch.names.turnOff();
      else if (!isConnectionLost(error)) throw error;
      if (attempt === mostAttempts) throw error;
    } finally {
      client.off('error', onError);
      client.release(failure instanceof Error ? failure : undefined);
    }
  }
}

function send<Row>(client: pg.PoolClient, batch: Batch): Promise<QueryResult<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>();
  const { sql, parameters, opening, answerTimeout, names } = batch;
  const name = names.nameOf(sql);
  const extended = { text: sql, name, queryMode: 'extended' };
  const query = new pg.Query(extended, [...parameters], (error: Error | undefined, results: unknown) => {
    if (error) {
      forgetName(client, name);
      return reject(error);
    }
    const result = [results].flat().at(-1) as pg.QueryResult;
    resolve({ rows: result.rows as Row[], count: result.rowCount ?? result.rows.length });
  });
  const submitQuery = query.submit.bind(query);
  query.submit = (connection) => {
    connection.stream.cork();
    connection.parse({ name: '', text: opening, types: [] }, true);
    connection.bind({}, true);
    connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
    // One that a failed batch left behind must not be in the way; closing what is not there is no error.
    if (name !== '' && !isNamed(client, name)) connection.close({ type: 'S', name }, true);
    // Ends with the `Sync`.
    const failure = submitQuery(connection);
    connection.stream.uncork();
    return failure;
  };
  client.query(Object.assign(query, { query_timeout: answerTimeout }));
  return promise;
}

function isNamed(client: pg.PoolClient, name: string): boolean {
  return (
    connectionOf(client).submittedNamedStatements[name] !== undefined ||
    connectionOf(client).parsedStatements[name] !== undefined
  );
}

/** The driver takes a name for known once anything of its batch was parsed; after a failure that says nothing. */
function forgetName(client: pg.PoolClient, name: string): void {
  delete connectionOf(client).parsedStatements[name];
  delete connectionOf(client).submittedNamedStatements[name];
}

/** What the driver's types do not tell of. */
interface NamedConnection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

function connectionOf(client: pg.PoolClient): NamedConnection {
  return (client as unknown as { connection: NamedConnection }).connection;
}
