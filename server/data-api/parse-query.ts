import { columnNotFound, DataError, notSupported } from './data-error.ts';
import type { ColumnType, TableColumns } from './exposed-tables.ts';
import { mostOf, requireAtMost, requireShort } from './query-limits.ts';

export interface Column {
  name: string;
  type: ColumnType;
}

/** JSON documents have neither an order nor an equality that a client could mean. */
export interface ComparableColumn extends Column {
  type: Exclude<ColumnType, 'jsonb'>;
}

export type Filter = { column: ComparableColumn; isNegated: boolean } & (
  | { operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
);

export interface Order {
  column: ComparableColumn;
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
  requireAtMost(mostOf.parameters, search.size, 'Parameters');
  for (const [name, value] of search) readParameter(query, table, name, value);
  return query;
}

function readParameter(query: TableQuery, table: Table, name: string, value: string): void {
  if (name === 'select') query.select = parseSelect(table, value);
  else if (name === 'order') query.order = parseOrders(table, value);
  else if (name === 'limit') query.limit = parseCount(name, value);
  else if (name === 'offset') query.offset = parseCount(name, value);
  else if (name === 'columns') query.columns = parseColumns(table, value);
  else if (name === 'on_conflict') query.onConflict = parseColumns(table, value);
  else if (['and', 'or', 'not.and', 'not.or'].includes(name)) throw notSupported(`The filter '${name}'`);
  else query.filters.push(parseFilter(table, name, value));
}

function allColumns(table: Table): Column[] {
  return Object.entries(table.columns).map(([name, type]) => ({ name, type }));
}

function parseSelect(table: Table, value: string): Column[] {
  const terms = splitList(value, mostOf.selected, 'Selected columns').map((term) => term.trim());
  if (terms.includes('*')) {
    if (terms.length > 1) throw notSupported("'*' beside named columns");
    return allColumns(table);
  }
  return requireColumns(
    table,
    terms.map((term) => {
      if (!/^"?[a-z_][a-z0-9_]*"?$/i.test(term)) throw notSupported(`The select term '${term}'`);
      return unquote(term);
    }),
  );
}

function parseOrders(table: Table, value: string): Order[] {
  return splitList(value, mostOf.ordered, 'Terms of an order').map((term) => parseOrder(table, term));
}

function parseOrder(table: Table, term: string): Order {
  const [name = '', ...modifiers] = term.split('.');
  const order: Order = { column: requireComparable(table, unquote(name)), direction: 'asc', nulls: null };
  for (const modifier of modifiers) {
    if (modifier === 'asc' || modifier === 'desc') order.direction = modifier;
    else if (modifier === 'nullsfirst') order.nulls = 'first';
    else if (modifier === 'nullslast') order.nulls = 'last';
    else throw notSupported(`The order modifier '${modifier}'`);
  }
  return order;
}

function parseFilter(table: Table, name: string, expression: string): Filter {
  const column = requireComparable(table, unquote(name));
  const isNegated = expression.startsWith('not.');
  const rest = isNegated ? expression.slice(4) : expression;
  const dot = rest.indexOf('.');
  const operator = dot === -1 ? rest : rest.slice(0, dot);
  const value = dot === -1 ? '' : rest.slice(dot + 1);
  const comparison = comparisons.find((known) => known === operator);
  if (comparison !== undefined && dot !== -1)
    return { column, isNegated, operator: comparison, value: requireShort(column.type, value) };
  if (operator === 'in') {
    const values = parseInList(value).map((item) => requireShort(column.type, item));
    return { column, isNegated, operator, values };
  }
  if (operator === 'is') return { column, isNegated, operator, value: parseIsValue(column, value) };
  throw notSupported(`The filter '${name}=${expression}'`);
}

function parseIsValue(column: Column, value: string) {
  const word = value.toLowerCase();
  const known = Object.entries(isValues).find(([name]) => name === word);
  if (known === undefined) throw notSupported(`The value 'is.${value}'`);
  if (!word.endsWith('null') && column.type !== 'boolean') {
    const message = `argument of IS ${word.toUpperCase()} must be type boolean, not type ${column.type}`;
    throw new DataError(400, '42804', message);
  }
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
    requireAtMost(mostOf.listed, values.length + 1, 'Values of a list');
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

function parseColumns(table: Table, value: string): Column[] {
  const names = splitList(value, mostOf.selected, 'Columns').map((item) => unquote(item.trim()));
  return requireColumns(table, names);
}

function splitList(value: string, most: number, what: string): string[] {
  const items = value.split(',', most + 1);
  requireAtMost(most, items.length, what);
  return items;
}

function unquote(name: string): string {
  return name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1) : name;
}

/** Each once: a row holds a column once however often it is named. */
function requireColumns(table: Table, names: string[]): Column[] {
  return [...new Set(names)].map((name) => requireColumn(table, name));
}

function requireColumn(table: Table, name: string): Column {
  const type = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  if (type === undefined) throw columnNotFound(table.name, name);
  return { name, type };
}

function requireComparable(table: Table, name: string): ComparableColumn {
  const { type } = requireColumn(table, name);
  if (type === 'jsonb') throw notSupported(`Filtering or ordering by the JSON column '${name}'`);
  return { name, type };
}
