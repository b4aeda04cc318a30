import type { Column, Filter, Order, TableQuery } from './parse-query.ts';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** `body`: the rows as JSON text; `count`: how many; `total`: how many match without paging, when asked for. */
export interface JsonRow {
  body: string;
  count: number;
  total: number | null;
  /** How many of an upsert's rows are new; absent for every other statement. */
  inserted?: number;
}

/** Reads a page of rows as one JSON text. */
export function buildSelect(table: string, query: TableQuery, isCounted: boolean): Statement {
  const parameters: unknown[] = [];
  const where = whereClause(query.filters, parameters);
  const page = [
    `select ${columnList(query.select)} from public.${identifier(table)}${where}`,
    orderClause(query.order),
    query.limit === null ? '' : ` limit ${query.limit}`,
    query.offset === 0 ? '' : ` offset ${query.offset}`,
  ].join('');
  const total = isCounted ? `(select count(*) from public.${identifier(table)}${where})` : 'null::bigint';
  return { sql: `with page as (${page}) ${jsonOf('page', total)}`, parameters };
}

/** Inserts the objects of a JSON array, updating or skipping on conflict when told to. */
export function buildInsert(
  table: string,
  insert: {
    columns: Column[];
    rows: unknown[];
    onConflict: Column[] | null;
    resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
    returning: Column[] | null;
  },
): Statement {
  const names = columnList(insert.columns);
  const conflict = conflictClause(insert);
  const change =
    `insert into public.${identifier(table)} (${names}) ` +
    `select ${names} from jsonb_to_recordset($1::text::jsonb) as payload (${typedColumns(insert.columns)})${conflict}`;
  const parameters = [JSON.stringify(insert.rows)];
  return insert.resolution === 'merge-duplicates'
    ? countingInserts(change, insert.returning, parameters)
    : returningJson(change, insert.returning, parameters);
}

/** Sets the members of one JSON object on the rows that match. */
export function buildUpdate(
  table: string,
  query: TableQuery,
  update: { columns: Column[]; value: unknown; returning: Column[] | null },
): Statement {
  const parameters: unknown[] = [JSON.stringify(update.value)];
  const assignments = update.columns
    .map(({ name }) => `${identifier(name)} = payload.${identifier(name)}`)
    .join(', ');
  const payload = `jsonb_to_record($1::text::jsonb) as payload (${typedColumns(update.columns)})`;
  const where = whereClause(query.filters, parameters, identifier(table));
  return returningJson(
    `update public.${identifier(table)} set ${assignments} from ${payload}${where}`,
    update.returning,
    parameters,
    identifier(table),
  );
}

/** Deletes the rows that match. */
export function buildDelete(table: string, query: TableQuery, returning: Column[] | null): Statement {
  const parameters: unknown[] = [];
  return returningJson(
    `delete from public.${identifier(table)}${whereClause(query.filters, parameters)}`,
    returning,
    parameters,
  );
}

/** A row version without a deleting transaction (`xmax`) is an insert; one that replaced another is an update. */
function countingInserts(change: string, returning: Column[] | null, parameters: unknown[]): Statement {
  const columns = returning === null ? '' : `${columnList(returning)}, `;
  const rows =
    returning === null
      ? `''`
      : `(select coalesce(json_agg(row_to_json(page)), '[]')::text from (select ${columnList(returning)} from changed) page)`;
  return {
    sql:
      `with changed as (${change} returning ${columns}(xmax = 0) as "xmax = 0") select ${rows} as body, ` +
      'count(*) as count, null::bigint as total, count(*) filter (where "xmax = 0") as inserted from changed',
    parameters,
  };
}

/** Without `returning` no column is read back: a role may write what it may not read. */
function returningJson(
  change: string,
  returning: Column[] | null,
  parameters: unknown[],
  qualifier?: string,
): Statement {
  if (returning === null) return { sql: change, parameters };
  return {
    sql: `with changed as (${change} returning ${columnList(returning, qualifier)}) ${jsonOf('changed', 'null::bigint')}`,
    parameters,
  };
}

function jsonOf(source: string, total: string): string {
  return (
    `select coalesce(json_agg(row_to_json(${source})), '[]')::text as body, ` +
    `count(*) as count, ${total} as total from ${source}`
  );
}

function conflictClause({ columns, onConflict, resolution }: Parameters<typeof buildInsert>[1]): string {
  if (resolution === null) return '';
  const target = onConflict === null ? '' : ` (${columnList(onConflict)})`;
  if (resolution === 'ignore-duplicates') return ` on conflict${target} do nothing`;
  const assignments = columns
    .map(({ name }) => `${identifier(name)} = excluded.${identifier(name)}`)
    .join(', ');
  return ` on conflict${target} do update set ${assignments}`;
}

function whereClause(filters: Filter[], parameters: unknown[], qualifier?: string): string {
  if (filters.length === 0) return '';
  return ` where ${filters.map((filter) => condition(filter, parameters, qualifier)).join(' and ')}`;
}

const comparisonSigns = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Values travel as text and are cast by the database, so that a bad one is its error 22P02 on either database. */
function condition(filter: Filter, parameters: unknown[], qualifier?: string): string {
  const column = qualified(filter.column.name, qualifier);
  const { type } = filter.column;
  const positive = (() => {
    if (filter.operator === 'is') return `${column} is ${filter.value}`;
    if (filter.operator === 'in') {
      parameters.push(filter.values);
      return `${column} = any($${parameters.length}::text[]::${type}[])`;
    }
    parameters.push(filter.value);
    return `${column} ${comparisonSigns[filter.operator]} $${parameters.length}::text::${type}`;
  })();
  return filter.isNegated ? `not (${positive})` : positive;
}

function orderClause(order: Order[]): string {
  if (order.length === 0) return '';
  const terms = order.map(
    ({ column, direction, nulls }) =>
      `${identifier(column.name)} ${direction}${nulls === null ? '' : ` nulls ${nulls}`}`,
  );
  return ` order by ${terms.join(', ')}`;
}

function typedColumns(columns: Column[]): string {
  return columns.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ');
}

function columnList(columns: Column[], qualifier?: string): string {
  return columns.map(({ name }) => qualified(name, qualifier)).join(', ');
}

function qualified(name: string, qualifier?: string): string {
  return qualifier === undefined ? identifier(name) : `${qualifier}.${identifier(name)}`;
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
