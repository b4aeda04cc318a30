import type { Transaction } from '../db/database.ts';
import {
  buildDelete,
  buildInsert,
  buildSelect,
  buildUpdate,
  type JsonRow,
  type Statement,
} from './build-sql.ts';
import { DataError, notSingular, notSupported } from './data-error.ts';
import { primaryKeys, type TableColumns } from './exposed-tables.ts';
import { parsePayload } from './parse-payload.ts';
import type { Preferences } from './parse-preferences.ts';
import type { Column, TableQuery } from './parse-query.ts';

export interface TableRequest {
  table: string;
  columns: TableColumns;
  query: TableQuery;
  preferences: Preferences;
  /** The answer must be exactly one object. */
  isSingular: boolean;
  body: string;
}

export interface RowsAnswer {
  status: number;
  body: string | null;
  contentRange: string;
}

/** Reads rows; 206 when a counted page is not the whole, 416 when it starts behind the end. */
export async function selectRows(
  transaction: Pick<Transaction, 'query'>,
  request: TableRequest,
): Promise<RowsAnswer> {
  const { query, preferences } = request;
  const { body, count, total } = await readJsonRow(
    transaction,
    buildSelect(request.table, query, preferences.isCounted),
  );
  if (total !== null && query.offset > total) {
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
    });
  }
  const first = count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`;
  return {
    status: total !== null && count < total ? 206 : 200,
    body: request.isSingular ? requireOne(body, count) : body,
    contentRange: `${first}/${total ?? '*'}`,
  };
}

/** Inserts or upserts; 201, or 200 for an upsert without a new row. */
export async function insertRows(transaction: Transaction, request: TableRequest): Promise<RowsAnswer> {
  const { table, query, preferences } = request;
  refusePaging(query);
  if (query.filters.length > 0) throw notSupported('A filter on an insert');
  const { rows, columns } = parsePayload(table, request.columns, request.body, query.columns);
  const isMerge = preferences.resolution === 'merge-duplicates';
  if (rows.length === 0)
    return settle(request, isMerge ? upserted : inserted, { body: '[]', count: 0, total: null });
  const primaryKey = (primaryKeys[table] ?? []).map(
    (name): Column => ({ name, type: request.columns[name] ?? 'text' }),
  );
  const statement = buildInsert(table, {
    columns,
    rows,
    onConflict: query.onConflict ?? (preferences.resolution === null ? null : primaryKey),
    resolution: preferences.resolution,
    returning: returningOf(request),
  });
  const change = isMerge
    ? await readJsonRow(transaction, statement)
    : await runChange(transaction, statement, request);
  return settle(request, change.inserted === 0 ? upserted : inserted, change);
}

/** Changes the rows that match; 204, or 200 with the changed rows. A filter is demanded. */
export async function updateRows(transaction: Transaction, request: TableRequest): Promise<RowsAnswer> {
  const { table, query } = request;
  refusePaging(query);
  requireFilter(query, 'UPDATE');
  const { rows, columns } = parsePayload(table, request.columns, request.body, query.columns);
  if (rows.length !== 1) throw new DataError(400, 'PGRST102', 'An update takes one JSON object');
  const statement = buildUpdate(table, query, { columns, value: rows[0], returning: returningOf(request) });
  return settle(request, changed, await runChange(transaction, statement, request));
}

/** Deletes the rows that match; 204, or 200 with the deleted rows. A filter is demanded. */
export async function deleteRows(transaction: Transaction, request: TableRequest): Promise<RowsAnswer> {
  refusePaging(request.query);
  requireFilter(request.query, 'DELETE');
  const statement = buildDelete(request.table, request.query, returningOf(request));
  return settle(request, changed, await runChange(transaction, statement, request));
}

function returningOf({ preferences, query }: TableRequest): Column[] | null {
  return preferences.returns === 'representation' ? query.select : null;
}

async function runChange(
  transaction: Transaction,
  statement: Statement,
  request: TableRequest,
): Promise<JsonRow> {
  if (request.preferences.returns === 'representation') return readJsonRow(transaction, statement);
  const { count } = await transaction.query(statement.sql, statement.parameters);
  return { body: '', count, total: null };
}

async function readJsonRow(transaction: Pick<Transaction, 'query'>, statement: Statement): Promise<JsonRow> {
  const row = (await transaction.query<JsonRow>(statement.sql, statement.parameters)).rows[0];
  if (row === undefined) throw new Error('An aggregate answered no row');
  return row;
}

const inserted = { withRows: 201, withoutRows: 201 };
/** Every row of the upsert was there already. */
const upserted = { withRows: 200, withoutRows: 200 };
const changed = { withRows: 200, withoutRows: 204 };

/** A throw here rolls the change back: a client that demands one row changes one or none. */
function settle(
  request: TableRequest,
  status: { withRows: number; withoutRows: number },
  { body, count }: JsonRow,
): RowsAnswer {
  const contentRange = `*/${request.preferences.isCounted ? count : '*'}`;
  if (request.preferences.returns !== 'representation') {
    return { status: status.withoutRows, body: null, contentRange };
  }
  return { status: status.withRows, body: request.isSingular ? requireOne(body, count) : body, contentRange };
}

function requireOne(body: string, count: number): string {
  if (count !== 1) throw notSingular(count);
  return body.slice(body.indexOf('[') + 1, body.lastIndexOf(']'));
}

function requireFilter(query: TableQuery, verb: string): void {
  if (query.filters.length === 0) throw new DataError(400, '21000', `${verb} requires a WHERE clause`);
}

function refusePaging(query: TableQuery): void {
  if (query.limit !== null || query.offset !== 0 || query.order.length > 0) {
    throw notSupported('Ordering or paging a change');
  }
}
