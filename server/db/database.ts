import type { Opening } from './opening.ts';

/** What a query gave: `rows`, and how many rows it read or changed. */
export interface QueryResult<Row> {
  rows: Row[];
  count: number;
}

/** One parametrised statement (`$1`, `$2`, …). JSON parameters are passed as JSON text. */
export type Query = <Row = Record<string, unknown>>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<QueryResult<Row>>;

/** An open transaction. Query functions take one; only functions of the product open one. */
export interface Transaction {
  query: Query;
  /** Several statements without parameters, for migrations. */
  execute(sql: string): Promise<void>;
}

/** PGlite in a thread of this process or PostgreSQL over a pool, behind one interface. On both a statement may take 15 seconds. */
export interface Database {
  kind: 'pglite' | 'postgres';
  /** Another service keeps the accounts in it: schema `auth` is read and written as the login role, and its shape is not ours. */
  areAccountsElsewhere?: boolean;
  /**
   * Runs `work` in one transaction under the login role; a throw rolls it back. Never nest: PGlite would wait for itself.
   * `opening` runs first, in the same round trip as the beginning.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    opening?: Opening,
  ): Promise<Result>;
  /**
   * Runs one parametrised statement in a transaction of its own, after `opening`, all in one round trip to the database. Use it where a
   * request needs a single statement, and where that may run twice: it is sent again when the connection was lost.
   */
  queryOnce<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
    opening?: Opening,
  ): Promise<QueryResult<Row>>;
  /** Of the pool, in this process; absent where there is none. */
  countConnections?: () => { active: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** The first row, or null. */
export function firstRow<Row>(result: QueryResult<Row>): Row | null {
  return result.rows[0] ?? null;
}
