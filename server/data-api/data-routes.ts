import { type Context, Hono } from 'hono';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { asCaller, askAsCaller } from '../db/roles.ts';
import type { AppVariables } from '../http/variables.ts';
import {
  DataError,
  fromDatabaseError,
  functionNotFound,
  notSupported,
  tableNotFound,
  writeDenied,
} from './data-error.ts';
import { exposedTables, type TableColumns } from './exposed-tables.ts';
import { parseAccept, parsePreferences } from './parse-preferences.ts';
import { parseQuery } from './parse-query.ts';
import {
  deleteRows,
  insertRows,
  type RowsAnswer,
  selectRows,
  type TableRequest,
  updateRows,
} from './run-request.ts';
import { createMayWrite, type MayWrite } from './table-rights.ts';

type Run = (database: Database, caller: Caller, request: TableRequest) => Promise<RowsAnswer>;

/** A read takes one round trip; a change may be rolled back when its result is not what was asked for. */
const read: Run = (database, caller, request) =>
  selectRows({ query: askAsCaller(database, caller) }, request);
const change =
  (work: typeof insertRows): Run =>
  (database, caller, request) =>
    asCaller(database, caller, (transaction) => work(transaction, request));

const handlers = {
  GET: read,
  HEAD: read,
  POST: change(insertRows),
  PATCH: change(updateRows),
  DELETE: change(deleteRows),
} as const satisfies Record<string, Run>;

/** `/rest/v1`: the PostgREST-compatible subset that the browser uses, run as the caller under row-level security. */
export function createDataRoutes(database: Database): Hono<AppVariables> {
  const routes = new Hono<AppVariables>();
  routes.onError((error, context) => {
    const isAnonymous = context.get('caller').role === 'anon';
    const dataError = error instanceof DataError ? error : fromDatabaseError(error, isAnonymous);
    if (dataError === null) throw error;
    if (dataError.status === 503) context.header('retry-after', '5');
    return context.json(dataError.toBody(), dataError.status as 400);
  });
  routes.all('/rpc/:name', (context) => {
    throw functionNotFound(context.req.param('name'));
  });
  const mayWrite = createMayWrite(database);
  routes.all('/:table', (context) => answer(context, database, mayWrite));
  routes.all('*', () => {
    throw new DataError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return routes;
}

async function answer(
  context: Context<AppVariables>,
  database: Database,
  mayWrite: MayWrite,
): Promise<Response> {
  const method = context.req.method as keyof typeof handlers;
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : null;
  if (handler === null)
    throw new DataError(405, 'PGRST117', `Unsupported HTTP method: ${context.req.method}`);
  requirePublicSchema(context);
  const name = context.req.param('table') ?? '';
  const columns = requireTable(name);
  const caller = context.get('caller');
  if (!(await mayWrite(caller.role, name, method))) throw writeDenied(name, caller.role === 'anon');
  const request = await readRequest(context, name, columns);
  return toResponse(context, await handler(database, caller, request));
}

function requireTable(name: string): TableColumns {
  const columns = Object.hasOwn(exposedTables, name) ? exposedTables[name] : undefined;
  if (columns === undefined) throw tableNotFound(name);
  return columns;
}

async function readRequest(
  context: Context<AppVariables>,
  name: string,
  columns: TableColumns,
): Promise<TableRequest> {
  if (context.req.header('range') !== undefined) throw notSupported('The Range header');
  return {
    table: name,
    columns,
    query: parseQuery({ name, columns }, new URL(context.req.url).searchParams),
    preferences: parsePreferences(context.req.header('prefer')),
    isSingular: parseAccept(context.req.header('accept')).isSingular,
    body: ['POST', 'PATCH'].includes(context.req.method) ? await context.req.text() : '',
  };
}

function requirePublicSchema(context: Context): void {
  for (const header of ['accept-profile', 'content-profile']) {
    const schema = context.req.header(header);
    if (schema !== undefined && schema !== 'public') {
      throw new DataError(406, 'PGRST106', 'The schema must be one of the following: public');
    }
  }
}

function toResponse(context: Context, { status, body, contentRange }: RowsAnswer): Response {
  const headers = new Headers({ 'content-range': contentRange });
  if (body !== null) headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(context.req.method === 'HEAD' ? null : body, { status, headers });
}
