import type { Caller } from '../auth/caller.ts';
import type { Database, Query, Transaction } from './database.ts';
import type { Opening } from './opening.ts';

type Work<Result> = (transaction: Transaction) => Promise<Result>;
type Role = Caller['role'] | 'supabase_auth_admin';

/**
 * Runs `work` as the caller: their role and claims, so that row-level security decides what they see. Fails with SQLSTATE PT401 when
 * a person's access token does not hold any more (`private.require_live_session`).
 */
export function asCaller<Result>(database: Database, caller: Caller, work: Work<Result>): Promise<Result> {
  return database.transaction(work, openingOfCaller(caller));
}

/** As `asCaller`, where each statement is a transaction and a round trip of its own, and may run twice (`Database.queryOnce`). */
export function askAsCaller(database: Database, caller: Caller): Query {
  return (sql, parameters) => database.queryOnce(sql, parameters, openingOfCaller(caller));
}

/** Runs `work` as the product itself, which may settle credits and store results. */
export function asService<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return database.transaction(work, openingOf('service_role', { role: 'service_role' }));
}

/** Runs `work` as the account service, the only role that reads schema `auth`; where another service is that, as the login role. */
export function asAccountService<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return database.areAccountsElsewhere
    ? asOperator(database, work)
    : database.transaction(work, accountOpening);
}

/** As `asAccountService`, where each statement is a transaction and a round trip of its own, and may run twice. */
export function askAsAccountService(database: Database): Query {
  const opening = database.areAccountsElsewhere ? undefined : accountOpening;
  return (sql, parameters) => database.queryOnce(sql, parameters, opening);
}

/** Runs `work` under the login role: migrations, the settings of this installation and the check of sessions. */
export function asOperator<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return database.transaction(work);
}

/** As `asOperator`, for the check that every request of a person begins with: a plan of one role is not planned anew for another. */
export function askAsOperator(database: Database): Query {
  return (sql, parameters) => database.queryOnce(sql, parameters);
}

function openingOfCaller(caller: Caller): Opening {
  if (caller.role !== 'authenticated') return openingOf(caller.role, caller.claims);
  const { role, userId, sessionId, claims } = caller;
  return {
    // The columns of a row are computed from left to right: the session is checked as the login role, before the role is set.
    sql: `select private.require_live_session($1, $2, $3), ${settingOf('$4', '$5')}`,
    parameters: [userId, sessionId, String(claims.aal), role, JSON.stringify(claims)],
  };
}

function openingOf(role: Role, claims: Record<string, unknown>): Opening {
  return { sql: `select ${settingOf('$1', '$2')}`, parameters: [role, JSON.stringify(claims)] };
}

function settingOf(role: string, claims: string): string {
  return `set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
}

const accountOpening = openingOf('supabase_auth_admin', {});
