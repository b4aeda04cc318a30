import { type EndedState, toEndedState } from '../auth/session-state.ts';

/** A failure in PostgREST's shape and with its codes, as postgrest-js expects them. */
export class DataError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { details?: string; hint?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = extra.details ?? null;
    this.hint = extra.hint ?? null;
  }

  toBody() {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/** Something this subset does not do: a clear refusal instead of a wrong answer. */
export function notSupported(what: string): DataError {
  return new DataError(400, 'PGRST100', `${what} is not supported by this data API`);
}

export function tableNotFound(table: string): DataError {
  return new DataError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
}

export function functionNotFound(name: string): DataError {
  return new DataError(
    404,
    'PGRST202',
    `Could not find the function public.${name} without parameters in the schema cache`,
    {
      details: `Searched for the function public.${name} without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
    },
  );
}

/** The answer of the database to a role without the right, given before the body is parsed. */
export function writeDenied(table: string, isAnonymous: boolean): DataError {
  return new DataError(isAnonymous ? 401 : 403, '42501', `permission denied for table ${table}`);
}

export function columnNotFound(table: string, column: string): DataError {
  return new DataError(400, '42703', `column ${table}.${column} does not exist`);
}

export function notSingular(rows: number): DataError {
  return new DataError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

/** An access token that does not hold any more. */
function sessionEnded(state: EndedState): DataError {
  return new DataError(401, 'PGRST303', 'JWT claims validation failed: the session has ended', {
    details: state,
  });
}

/**
 * SQLSTATE classes and codes that are the caller's doing, with PostgREST's status; 54 is a limit of the database, which a caller can
 * only reach by size. Of the others only those that time mends: statements that were ended, a database that starts again.
 */
const statusBySqlState: readonly (readonly [prefix: string, status: number])[] = [
  ['42501', 403],
  ['23503', 409],
  ['23505', 409],
  ['23', 400],
  ['22', 400],
  ['42703', 400],
  ['42804', 400],
  ['428C9', 400],
  ['42P10', 400],
  ['21000', 400],
  ['54', 400],
  ['57', 503],
];

/** Turns a database error into its answer; null when it is not the caller's doing. */
export function fromDatabaseError(error: unknown, isAnonymous: boolean): DataError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const { code } = error;
  const ended = toEndedState(error);
  if (ended !== null) return sessionEnded(ended);
  const status = statusBySqlState.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (status === undefined) return null;
  return new DataError(status === 403 && isAnonymous ? 401 : status, code, error.message);
}
