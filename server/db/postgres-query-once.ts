import type pg from 'pg';
import type { QueryResult } from './database.ts';
import { OnceBatch } from './once-batch.ts';
import { type OnceQuery, toOnceMessages } from './once-messages.ts';
import { isConnectionLost, isSilence } from './postgres-failures.ts';
import { isNameLost, type StatementNames } from './statement-names.ts';

interface OnceLimits {
  /** Milliseconds after which the connection is given up. */
  answerTimeout: number;
  names: StatementNames;
}

/**
 * Sends both statements at once (`once-messages.ts`). Sent again where the connection was lost, or a pooler lost a statement's name.
 */
export async function queryOnceIn<Row>(
  pool: pg.Pool,
  query: OnceQuery,
  limits: OnceLimits,
): Promise<QueryResult<Row>> {
  const mostAttempts = pool.options.max + 1;
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    // Without a listener a connection that ends would end this process; the batch fails by itself.
    const onError = () => {};
    client.on('error', onError);
    let failure: unknown;
    try {
      return (await send(client, query, limits)) as QueryResult<Row>;
    } catch (error) {
      failure = isSilence(error) || isConnectionLost(error) ? error : undefined;
      if (isNameLost(error)) limits.names.turnOff();
      else if (!isConnectionLost(error)) throw error;
      if (attempt === mostAttempts) throw error;
    } finally {
      client.off('error', onError);
      client.release(failure instanceof Error ? failure : undefined);
    }
  }
}

/** By connection: the names of the statements it holds. */
const heldNames = new WeakMap<pg.PoolClient, Set<string>>();

async function send(
  client: pg.PoolClient,
  query: OnceQuery,
  { answerTimeout, names }: OnceLimits,
): Promise<QueryResult<unknown>> {
  const held = heldNames.get(client) ?? new Set();
  heldNames.set(client, held);
  const { bytes, names: used } = toOnceMessages(query, names, held);
  // After a failure nothing is known of them.
  for (const name of used) held.delete(name);
  const batch = new OnceBatch(bytes, answerTimeout);
  client.query(batch);
  const result = await batch.result;
  for (const name of used) held.add(name);
  return result;
}
