import { columnNotFound, DataError, notSupported } from './data-error.ts';
import type { ColumnType, TableColumns } from './exposed-tables.ts';

export interface Column {
  name: string;
  type: ColumnType;
}

export type Filter = { column: Column; isNegated: boolean } & (
  | { operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
);

export interface Order {
  column: Column;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last' | null;
}

export interface TableQuery {
  select: Column[];
  filters: Filter[];
  order: Order[];
  limit: number | null;
  offset: number;
  /** Target columns of an insert, when the client names them. */
  columns: Column[] | null;
  onConflict: Column[] | null;
}

interface Table {
  name: string;
  columns: TableColumns;
}

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
const isValues = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

/** Reads the query string of a table request. Throws a `DataError` for what it does not know; nothing is ignored. */
export function parseQuery(table: Table, search: URLSearchParams): TableQuery {
  const query: TableQuery = {
    select: allColumns(table),
    filters: [],
    order: [],
    limit: null,
    offset: 0,
    columns: null,
    onConflict: null,
  };
  for (const [name, value] of search) readParameter(query, table, name, value);
  return query;
}

function readParameter(query: TableQuery, table: Table, name: string, value: string): void {
  if (name === 'select') query.select = parseSelect(table, value);
  else if (name === 'order') query.order = value.split(',').map((term) => parseOrder(table, term));
  else if (name === 'limit') query.limit = parseCount(name, value);
  else if (name === 'offset') query.offset = parseCount(name, value);
  else if (name === 'columns') query.columns = parseList(value).map((column) => requireColumn(table, column));
  else if (name === 'on_conflict')
    query.onConflict = parseList(value).map((column) => requireColumn(table, column));
  else if (['and', 'or', 'not.and', 'not.or'].includes(name)) throw notSupported(`The filter '${name}'`);
  else query.filters.push(parseFilter(table, name, value));
}

function allColumns(table: Table): Column[] {
  return Object.entries(table.columns).map(([name, type]) => ({ name, type }));
}

function parseSelect(table: Table, value: string): Column[] {
  const terms = value.split(',').map((term) => term.trim());
  if (terms.includes('*')) {
    if (terms.length > 1) throw notSupported("'*' beside named columns");
    return allColumns(table);
  }
  return terms.map((term) => {
    if (!/^"?[a-z_][a-z0-9_]*"?$/i.test(term)) throw notSupported(`The select term '${term}'`);
    return requireColumn(table, unquote(term));
  });
}

function parseOrder(table: Table, term: string): Order {
  const [name = '', ...modifiers] = term.split('.');
  const order: Order = { column: requireColumn(table, unquote(name)), direction: 'asc', nulls: null };
  for (const modifier of modifiers) {
    if (modifier === 'asc' || modifier === 'desc') order.direction = modifier;
    else if (modifier === 'nullsfirst') order.nulls = 'first';
    else if (modifier === 'nullslast') order.nulls = 'last';
    else throw notSupported(`The order modifier '${modifier}'`);
  }
  return order;
}

function parseFilter(table: Table, name: string, expression: string): Filter {
  const column = requireColumn(table, unquote(name));
  const isNegated = expression.startsWith('not.');
  const rest = isNegated ? expression.slice(4) : expression;
  const dot = rest.indexOf('.');
  const operator = dot === -1 ? rest : rest.slice(0, dot);
  const value = dot === -1 ? '' : rest.slice(dot + 1);
  const comparison = comparisons.find((known) => known === operator);
  if (comparison !== undefined && dot !== -1) return { column, isNegated, operator: comparison, value };
  if (operator === 'in') return { column, isNegated, operator, values: parseInList(value) };
  if (operator === 'is') return { column, isNegated, operator, value: parseIsValue(value) };
  throw notSupported(`The filter '${name}=${expression}'`);
}

function parseIsValue(value: string) {
  const known = Object.entries(isValues).find(([word]) => word === value.toLowerCase());
  if (known === undefined) throw notSupported(`The value 'is.${value}'`);
  return known[1];
}

/** `(a,"b,c",d)`: values with reserved characters stand in double quotes, with \" and \\ inside. */
function parseInList(value: string): string[] {
  if (!value.startsWith('(') || !value.endsWith(')')) throw notSupported(`The list 'in.${value}'`);
  const inner = value.slice(1, -1);
  if (inner === '') return [];
  const item = /"((?:[^"\\]|\\.)*)"|([^,"]*)/y;
  const values: string[] = [];
  for (;;) {
    const match = item.exec(inner);
    if (match === null) throw notSupported(`The list 'in.${value}'`);
    values.push(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? '');
    if (item.lastIndex === inner.length) return values;
    if (inner[item.lastIndex] !== ',') throw notSupported(`The list 'in.${value}'`);
    item.lastIndex += 1;
  }
}

function parseCount(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value))
    throw new DataError(400, 'PGRST100', `'${name}' must be a whole number, not '${value}'`);
  return Number(value);
}

function parseList(value: string): string[] {
  return value.split(',').map((item) => unquote(item.trim()));
}

function unquote(name: string): string {
  return name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1) : name;
}

function requireColumn(table: Table, name: string): Column {
  const type = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  if (type === undefined) throw columnNotFound(table.name, name);
  return { name, type };
}
