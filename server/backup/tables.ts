import type { Transaction } from '../db/database.ts';
import { sqlName } from './sql-literal.ts';

export interface Table {
  /** `schema.table`, quoted where it must be. */
  name: string;
  /** Quoted, without what the database computes itself. */
  columns: string[];
}

/** Every table that holds data of this installation, by name; not the record of its migrations. */
export async function listTables(transaction: Transaction): Promise<Table[]> {
  const { rows } = await transaction.query<{ schema: string; table: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as table,
       (select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('auth', 'public', 'billing', 'private', 'sandbox')
     order by n.nspname, c.relname`,
  );
  return rows.map(({ schema, table, columns }) => ({
    name: `${sqlName(schema)}.${sqlName(table)}`,
    columns: columns.map(sqlName),
  }));
}

/** Where each sequence stands, as statements that put it there. */
export async function listSequences(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ statement: string }>(
    `select format('select pg_catalog.setval(%L, %s, %L);', quote_ident(schemaname) || '.' || quote_ident(sequencename),
       coalesce(last_value, start_value), last_value is not null) as statement
     from pg_catalog.pg_sequences where schemaname in ('auth', 'public', 'billing', 'private', 'sandbox')
     order by schemaname, sequencename`,
  );
  return rows.map(({ statement }) => statement);
}

/** Which migrations made the schema, in their order. */
export async function listMigrations(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ migration: string }>(
    `select folder || '/' || name || ' ' || checksum as migration from migrations.applied order by folder, name`,
  );
  return rows.map(({ migration }) => migration);
}
