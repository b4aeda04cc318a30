import { escapeLiteral } from 'pg';
import type { Caller } from '../auth/caller.ts';
import type { Database, Transaction } from './database.ts';

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** Runs `work` as the caller: their role and claims, so that row-level security decides what they see. */
export function asCaller<Result>(database: Database, caller: Caller, work: Work<Result>): Promise<Result> {
  return inRole(database, caller.role, caller.claims, work);
}

/** Runs `work` as the product itself, which may settle credits and store results. */
export function asService<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return inRole(database, 'service_role', { role: 'service_role' }, work);
}

/** Runs `work` as the account service, the only role that reads schema `auth`; where another service is that, as the login role. */
export function asAccountService<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return database.areAccountsElsewhere
    ? asOperator(database, work)
    : inRole(database, 'supabase_auth_admin', {}, work);
}

/** Runs `work` under the login role: migrations and the settings of this installation, nothing else. */
export function asOperator<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return database.transaction(work);
}

function inRole<Result>(
  database: Database,
  role: 'anon' | 'authenticated' | 'service_role' | 'supabase_auth_admin',
  claims: Record<string, unknown>,
  work: Work<Result>,
): Promise<Result> {
  const opening = `select set_config('role', '${role}', true),
    set_config('request.jwt.claims', ${escapeLiteral(JSON.stringify(claims))}, true)`;
  return database.transaction(work, opening);
}
