import type { Database } from '../db/database.ts';
import { askAsOperator } from '../db/roles.ts';
import type { Caller } from './caller.ts';

/** SQLSTATE of `private.require_live_session`: an access token that does not hold any more. */
const ended = 'PT401';

/** Why an access token does not hold any more, in the codes of the account service. */
export type EndedState = 'user_not_found' | 'session_not_found' | 'user_banned' | 'insufficient_aal';

/** Why the access token of a caller does not hold any more, beyond its signature; null when it does. */
export async function findEndedState(
  database: Database,
  { userId, sessionId, claims }: Extract<Caller, { role: 'authenticated' }>,
): Promise<EndedState | null> {
  const session = (await readsSessions(database)) ? sessionId : null;
  try {
    await askAsOperator(database)('select private.require_live_session($1, $2, $3)', [
      userId,
      session,
      claims.aal,
    ]);
    return null;
  } catch (error) {
    const state = toEndedState(error);
    if (state === null) throw error;
    return state;
  }
}

/** What a failure of the database says of the access token; null when it says nothing of it. */
export function toEndedState(error: unknown): EndedState | null {
  return error instanceof Error && 'code' in error && error.code === ended
    ? (error.message as EndedState)
    : null;
}

/** By database: whether the login role sees the sessions that another service keeps. */
const visibility = new WeakMap<Database, Promise<boolean>>();

async function readsSessions(database: Database): Promise<boolean> {
  if (!database.areAccountsElsewhere) return true;
  const known = visibility.get(database) ?? lookForSessions(database);
  visibility.set(database, known);
  try {
    return await known;
  } catch (error) {
    visibility.delete(database);
    throw error;
  }
}

async function lookForSessions(database: Database): Promise<boolean> {
  const { rows } = await askAsOperator(database)<{ are_visible: boolean }>(
    `select has_table_privilege('auth.sessions', 'select') and not row_security_active('auth.sessions') as are_visible`,
  );
  return rows[0]?.are_visible ?? false;
}
