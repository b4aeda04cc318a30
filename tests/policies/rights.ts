import type { Database } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';

/** Rights to write a balance, a movement or an event that a role of the API holds: none. */
export function listWriteRights(database: Database): Promise<string[]> {
  return list(
    database,
    `select role.rolname || ' ' || kind || ' ' || c.oid::regclass as found
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join pg_roles role
     cross join unnest(array['insert', 'update', 'delete', 'truncate']) kind
     where role.rolname in ('anon', 'authenticated', 'service_role') and c.relkind in ('r', 'v')
       and (n.nspname = 'billing' or c.relname in ('free_credits', 'subscription_credits', 'stripe_subscriptions', 'credit_statement'))
       and has_table_privilege(role.oid, c.oid, kind)`,
  );
}

/** Functions about money that somebody outside the product could execute, were they to reach the schema: none. */
export function listExecutable(database: Database): Promise<string[]> {
  return list(
    database,
    `select role.rolname || ' ' || p.oid::regprocedure as found
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     cross join pg_roles role
     where role.rolname in ('anon', 'authenticated') and n.nspname in ('billing', 'sandbox', 'private')
       and has_function_privilege(role.oid, p.oid, 'execute')`,
  );
}

/** Inner steps of the money functions that not even the product's own role may call alone: none. */
export function listInnerSteps(database: Database): Promise<string[]> {
  return list(
    database,
    `select p.oid::regprocedure::text as found from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'billing' and has_function_privilege('service_role', p.oid, 'execute')
       and p.proname in ('debit', 'undo', 'store_result', 'store_tree', 'tree_work_key', 'move_subscription_credits', 'expire_stale_of', 'count_open',
         'forget_work', 'grant_free_credits', 'is_running', 'mark_email', 'let_go', 'forget_person',
         'open_period', 'return_credit', 'find_mailbox', 'sign_text', 'mark_contact', 'claim_contact', 'settle_allowance',
         'mark_identity', 'keep_marks', 'end_sandbox')`,
  );
}

async function list(database: Database, sql: string): Promise<string[]> {
  const { rows } = await asOperator(database, (transaction) => transaction.query<{ found: string }>(sql));
  return rows.map(({ found }) => found);
}
