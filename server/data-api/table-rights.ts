import type { Caller } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { asOperator } from '../db/roles.ts';
import { exposedTables } from './exposed-tables.ts';

const rightOfMethod = { POST: 'INSERT', PATCH: 'UPDATE', DELETE: 'DELETE' } as const;
type Right = (typeof rightOfMethod)[keyof typeof rightOfMethod];

/** Whether a role may write a table at all, by the grants of the database. Row-level security decides about rows. */
export type MayWrite = (role: Caller['role'], table: string, method: string) => Promise<boolean>;

/**
 * Reads the grants once, with the first question: migrations run before the server listens. A body that its sender may not write is
 * then refused before it is parsed.
 */
export function createMayWrite(database: Database): MayWrite {
  let grants: Promise<ReadonlySet<string>> | null = null;
  return async (role, table, method) => {
    const right = rightOfMethod[method as keyof typeof rightOfMethod];
    if (right === undefined) return true;
    grants ??= readGrants(database);
    const known = await grants.catch((error: unknown) => {
      grants = null;
      throw error;
    });
    return known.has(nameOf(role, table, right));
  };
}

async function readGrants(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await asOperator(database, (transaction) =>
    transaction.query<{ role: Caller['role']; table: string; right: Right }>(
      `select role, "table", "right"
       from unnest($1::text[]) as role, unnest($2::text[]) as "table", unnest($3::text[]) as "right"
       where case "right"
         when 'DELETE' then has_table_privilege(role, 'public.' || quote_ident("table"), 'DELETE')
         else has_any_column_privilege(role, 'public.' || quote_ident("table"), "right")
       end`,
      [['anon', 'authenticated', 'service_role'], Object.keys(exposedTables), Object.values(rightOfMethod)],
    ),
  );
  return new Set(rows.map(({ role, table, right }) => nameOf(role, table, right)));
}

function nameOf(role: string, table: string, right: Right): string {
  return `${role} ${right} ${table}`;
}
