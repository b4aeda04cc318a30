import { parseJson } from '../http/parse-json.ts';
import { DataError } from './data-error.ts';
import type { TableColumns } from './exposed-tables.ts';
import type { Column } from './parse-query.ts';
import { mostOf, requireAtMost } from './query-limits.ts';

export interface Payload {
  rows: Record<string, unknown>[];
  columns: Column[];
}

/** Reads a body of one object or an array of objects with the same keys. `named`: the columns the client listed. */
export function parsePayload(
  table: string,
  tableColumns: TableColumns,
  body: string,
  named: Column[] | null,
): Payload {
  const rows = parseObjects(body);
  const keys = Object.keys(rows[0] ?? {});
  if (named === null && rows.some((row) => !hasSameKeys(row, keys))) {
    throw new DataError(400, 'PGRST102', 'All object keys must match');
  }
  const columns = named ?? keys.map((name) => requirePayloadColumn(table, tableColumns, name));
  if (columns.length === 0 && rows.length > 0) {
    throw new DataError(400, 'PGRST102', 'An empty object is not supported: name at least one column');
  }
  return { rows, columns };
}

function parseObjects(body: string): Record<string, unknown>[] {
  const parsed = parseBody(body);
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  requireAtMost(mostOf.rows, rows.length, 'Rows of a body');
  return rows.map((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new DataError(400, 'PGRST102', 'The body must be a JSON object or an array of objects');
    }
    return row as Record<string, unknown>;
  });
}

function parseBody(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json');
  }
}

function hasSameKeys(row: Record<string, unknown>, keys: string[]): boolean {
  return Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
}

function requirePayloadColumn(table: string, columns: TableColumns, name: string): Column {
  const type = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (type === undefined) {
    throw new DataError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${table}' in the schema cache`,
    );
  }
  return { name, type };
}
